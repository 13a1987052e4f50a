"""Hair as a clay cap over the head, with a bun, a tail, locks or curls on top."""
import bpy

from cloth import shell
from shapes import sphere, tube

#: How far the cap stands off the head, and over which distance it rises from the hairline.
VOLUME = {"short": (0.016, 0.03), "bun": (0.012, 0.03), "pony": (0.012, 0.03), "bob": (0.03, 0.012), "afro": (0.046, 0.034), "long": (0.022, 0.03), "fade": (0.004, 0.004)}


def along(x, points):
    """Smooth curve through (x, value) points."""
    if x <= points[0][0]:
        return points[0][1]
    for (a, start), (b, end) in zip(points, points[1:]):
        if x <= b:
            t = (x - a) / (b - a)
            return start + (end - start) * t * t * (3 - 2 * t)
    return points[-1][1]


def hairline(human, style):
    """Positive inside the hair: above a line from the forehead over the ears to the nape."""
    eye = human.bone("eye.L").head_local
    y0, z0 = eye.y, eye.z
    k = (human.height - z0) / 0.115
    front = {"fade": 0.068, "short": 0.062, "afro": 0.058}.get(style, 0.060) * k
    temple = -0.03 if style in ("bob", "long") else -0.02
    nape = 0.05 if style == "fade" else 0.085
    line = [
        (y0 - 0.04, z0 + front),
        (y0 + 0.02, z0 + front - 0.004),
        (y0 + 0.045, z0 + 0.045 * k),
        (y0 + 0.062, z0 + temple * 0.5),
        (y0 + 0.078, z0 + temple),
        (y0 + 0.092, z0 + 0.012),
        (y0 + 0.115, z0 + 0.005),
        (y0 + 0.135, z0 - 0.07),
        (y0 + 0.19, z0 - nape),
    ]
    peak = 0.004 if style in ("short", "fade") else 0.011

    def is_ear(p):
        return abs(p.x) > 0.068 * k and y0 + 0.066 < p.y < y0 + 0.128 and z0 - 0.075 < p.z < z0 + 0.034 * k

    def field(p):
        if p.z <= z0 - 0.16 or abs(p.x) >= 0.13 or is_ear(p):
            return -1
        parting = peak * max(0, 1 - (p.x / 0.045) ** 2) if p.y < y0 + 0.04 else 0
        return min(p.z - along(p.y, line) - parting, p.z - (z0 - 0.14))

    return field


def curls(item, scale, strength):
    texture = bpy.data.textures.new("curls", "CLOUDS")
    texture.noise_scale, texture.noise_depth = scale, 3
    lumps = item.modifiers.new("curls", "DISPLACE")
    lumps.texture, lumps.strength, lumps.mid_level, lumps.vertex_group = texture, strength, 0.5, "rise"


def add_hair(human, style, material):
    offset, fade = VOLUME[style]
    cap = shell(human, "hair", material, hairline(human, style), offset, 0.002, fade, smooth=2)
    if style == "afro":
        shader = material.node_tree.nodes["Principled BSDF"]
        shader.inputs["Roughness"].default_value, shader.inputs["Specular"].default_value = 0.85, 0.12
        curls(cap, 0.03, 0.02)
    if style == "short":
        curls(cap, 0.04, 0.010)
    if style == "bun":
        at = human.bone("eye.L").head_local.y + 0.165
        human.wear_on_head(sphere("bun", 0.05, material, (0, at, human.height - 0.012), (1, 0.9, 0.85)))
    if style in ("bob", "long"):
        side_locks(human, style, material)
    if style in ("pony", "long"):
        tail(human, style, material)


def side_locks(human, style, material):
    eye, top = human.bone("eye.L").head_local, human.height
    y0, z0 = eye.y, eye.z
    drop, end = (-0.125, 0.6) if style == "bob" else (-0.30, 0.35)
    for side in (1, -1):
        for j, (back, r) in enumerate(((0.052, 0.024), (0.085, 0.030), (0.118, 0.030))):
            points = [
                (side * 0.035, y0 + back * 0.8, top - 0.012),
                (side * 0.068, y0 + back, z0 + 0.055),
                (side * (0.080 + 0.004 * j), y0 + back + 0.006, z0 - 0.02),
                (side * (0.078 - 0.006 * (2 - j)), y0 + back + 0.012, z0 + drop * 0.62),
                (side * (0.060 - 0.004 * (2 - j)), y0 + back + 0.012, z0 + drop),
            ]
            human.wear_on_head(tube("lock", points, material, [0.012, r, r * 1.05, r * 1.02, r * end], round_off=True))


def tail(human, style, material):
    y, top = human.bone("eye.L").head_local.y + 0.09, human.height
    if style == "pony":
        points = [(0, y + 0.07, top - 0.05), (0, y + 0.125, top - 0.045), (0, y + 0.15, top - 0.14), (0.01, y + 0.13, top - 0.26), (0.02, y + 0.12, top - 0.37)]
        radii = [0.014, 0.03, 0.042, 0.034, 0.004]
    else:
        points = [(0, y + 0.02, top - 0.08), (0, y + 0.06, top - 0.15), (0, y + 0.07, top - 0.25), (0, y + 0.065, top - 0.36), (0, y + 0.06, top - 0.45)]
        radii = [0.06, 0.086, 0.092, 0.08, 0.01]
    human.wear_on_head(tube("tail", points, material, radii, round_off=True))
