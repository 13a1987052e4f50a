"""The shell of a studio's hot room: floor, ceiling, windows, the sun on its far wall, the wall across from the windows.

Windows stand at +X; a room with windows to the left is built the same way and mirrored at the end.
"""
import math

import bpy

from materials import boards, plain
from props import block, candle, dumbbell, kettlebell
from shapes import arch, box, circle, cylinder, floorboards, lathe, mesh, rect, sphere, stand, tube, upright_disc, wall
from stage import linear, soft_light

QUARTER = math.pi / 2
FRONT = -5.0


# ---- floors

def planks(centres, angle, width, length, material):
    """Loose boards with their middles at `centres`, all turned by `angle`; the grain follows them."""
    cos, sin, vertices, faces = math.cos(-angle), math.sin(-angle), [], []
    for x, y in centres:
        u, v, k = x * cos - y * sin, x * sin + y * cos, len(vertices)
        a, b = width / 2 - 0.0015, length / 2 - 0.0015
        vertices += [(u - a, v - b, 0), (u + a, v - b, 0), (u + a, v + b, 0), (u - a, v + b, 0)]
        faces.append((k, k + 1, k + 2, k + 3))
    mesh("planks", vertices, faces, material).rotation_euler.z = angle


def herringbone(half, depth, material, width=0.13, n=5):
    lying, standing, turn = [], [], math.pi / 4
    for i in range(-160, 160):
        for j in range(-24, 24):
            for held, (x, y) in ((lying, (i + n / 2, i + 0.5)), (standing, (i + n - 0.5, i - n / 2))):
                x, y = (x + j * n) * width, (y - j * n) * width
                x, y = x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)
                if abs(x) < half + 0.3 and FRONT < y - 3 < depth + 0.2:
                    held.append((x, y - 3))
    planks(lying, turn - QUARTER, width, n * width, material)
    planks(standing, turn, width, n * width, material)
    box("joints", -half, half, FRONT, depth, -0.2, -0.004, plain("joint", "#2a1710", 0.9))


def terrazzo(color, chips):
    material = plain("terrazzo", color, 0.28, 0.4)
    tree, shader = material.node_tree, material.node_tree.nodes["Principled BSDF"]
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    cells = tree.nodes.new("ShaderNodeTexVoronoi")
    cells.inputs["Scale"].default_value = 14
    tree.links.new(coordinates.outputs["Object"], cells.inputs["Vector"])
    hue, mask = tree.nodes.new("ShaderNodeValToRGB"), tree.nodes.new("ShaderNodeValToRGB")
    for ramp in (hue, mask):
        ramp.color_ramp.interpolation = "CONSTANT"
    for i, chip in enumerate(chips):
        stops, at = hue.color_ramp.elements, i / len(chips)
        stop = stops[i] if i < 2 else stops.new(at)
        stop.position, stop.color = at, linear(chip)
    near, far = mask.color_ramp.elements
    near.color, far.position, far.color = (1, 1, 1, 1), 0.36, (0, 0, 0, 1)
    mix = tree.nodes.new("ShaderNodeMixRGB")
    mix.inputs["Color1"].default_value = linear(color)
    tree.links.new(cells.outputs["Color"], hue.inputs["Fac"])
    tree.links.new(cells.outputs["Distance"], mask.inputs["Fac"])
    tree.links.new(mask.outputs["Color"], mix.inputs["Fac"])
    tree.links.new(hue.outputs["Color"], mix.inputs["Color2"])
    tree.links.new(mix.outputs["Color"], shader.inputs["Base Color"])
    return material


def lay_floor(kind, half, depth, color, mats, rng):
    slab = (-half, half, FRONT, depth, -0.2, 0)
    if kind == "boards":
        floorboards(-half, half, FRONT, depth, boards("oak", color, 0.32, 0.14), rng=rng)
    elif kind == "wide":
        floorboards(-half, half, FRONT, depth, boards("plank", color, 0.4, 0.2), 0.3, 3.2, rng)
    elif kind == "herringbone":
        herringbone(half, depth, boards("parquet", color, 0.3, 0.2))
    elif kind == "tiles":
        size = 0.6
        centres = [(-half + size / 2 + i * size, FRONT + size / 2 + j * size) for i in range(int(2 * half / size) + 1) for j in range(int((depth - FRONT) / size) + 1)]
        planks(centres, 0, size * 0.985, size * 0.985, boards("tile", color, 0.45, 0.1))
        box("grout", *slab[:5], -0.004, plain("grout", "#d8bfa0", 0.9))
    elif kind == "terrazzo":
        box("floor", *slab, terrazzo(color, ["#f3e2c8", mats[0], "#c98f6c", mats[1], "#fff3e0"]))
    else:
        box("floor", *slab, plain("concrete", color, 0.34, 0.4, bump=0.03, bump_scale=20, vary=0.1, vary_scale=0.8))


# ---- ceilings

def cover(kind, half, depth, height, plaster, wood):
    """Returns how far the far wall must rise to meet the ceiling."""
    if kind in ("vault", "gable"):
        rise, steps = (1.25, 24) if kind == "vault" else (1.7, 2)
        arc = [(-half * math.cos(math.pi * i / steps), height + rise * math.sin(math.pi * i / steps)) for i in range(steps + 1)]
        vertices = [(x, y, z) for x, z in arc for y in (FRONT, depth + 0.4)]
        mesh("ceiling", vertices, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(steps)], plaster, smooth=kind == "vault")
        if kind == "gable":
            for i in range(9):
                y = FRONT + 0.9 + i * 1.6
                for side in (-1, 1):
                    tube("rafter", [(side * half, y, height - 0.05), (0, y, height + rise - 0.05)], wood, 0.075)
                box("tie", -half, half, y - 0.06, y + 0.06, height - 0.12, height + 0.04, wood, 0.01)
        return rise
    hole = [rect(-1.5, 1.5, 1.6, depth - 2.6)] if kind == "skylight" else []
    lid = wall("ceiling", rect(-half - 0.3, half + 0.5, FRONT - 0.3, depth + 0.5), hole, 0.3, plaster)
    lid.location.z = height + 0.15
    if kind in ("beams", "coffer"):
        for i in range(8):
            y = FRONT + 1.2 + i * 1.75
            box("beam", -half, half, y - 0.1, y + 0.1, height - 0.24, height, wood, 0.015)
    if kind == "coffer":
        for i in range(5):
            x = -half + (i + 0.5) * 2 * half / 5
            box("beam", x - 0.1, x + 0.1, FRONT, depth, height - 0.22, height, wood, 0.015)
    if kind == "slats":
        count = int(2 * half / 0.24)
        for i in range(count):
            x = -half + 0.12 + i * 0.24
            box("slat", x - 0.03, x + 0.03, FRONT, depth, height - 0.16, height, wood)
    return 0


def heat(kind, depth, height, glow, rise=0.0):
    """What hangs under a ceiling that rises `rise` above its walls hangs on longer cords."""
    body, element = plain("heater", "#2a1d1a", 0.5), plain("element", "#ff6a2a", 0.5, emit=12)
    low = height - 0.3
    if kind == "strips":
        for i in range(4):
            y = -1.6 + i * 2.6
            box("heater", -1.7, 1.7, y - 0.11, y + 0.11, low, low + 0.09, body, 0.01)
            box("element", -1.62, 1.62, y - 0.035, y + 0.035, low - 0.012, low, element)
    elif kind == "lines":
        for x in (-1.9, 1.9):
            box("heater", x - 0.1, x + 0.1, -2, depth - 1, low, low + 0.09, body, 0.01)
            box("element", x - 0.03, x + 0.03, -1.9, depth - 1.1, low - 0.012, low, element)
    elif kind == "tiles":
        warm = plain("panel", "#f6d9b8", 0.6, emit=0.9)
        for x in (-1.7, 1.7):
            for i in range(4):
                box("panel", x - 0.6, x + 0.6, -1.6 + i * 2.4, -0.4 + i * 2.4, low, low + 0.05, warm, 0.01)
                for corner in (-0.5, 0.5) if rise else ():
                    cylinder("cord", 0.006, rise + 0.3, body, 8, (x + corner, -1.0 + i * 2.4, low))
    else:
        paper = plain("paper", "#ffd9a0", 0.9, emit=glow)
        for x, y, r, drop in ((-1.9, 2.2, 0.36, 0.9), (0.4, 4.0, 0.46, 1.15), (2.0, 2.9, 0.3, 0.75), (-0.9, 5.9, 0.32, 0.8), (1.6, 6.3, 0.4, 1.0)):
            sphere("lantern", r, paper, (x, y, height - drop), (1, 1, 0.86), 32)
            cylinder("cord", 0.006, drop + rise, body, 8, (x, y, height - drop))


# ---- windows

def openings(kind, depth, height):
    top = min(height - 0.6, 3.3)
    if kind == "arches":
        return [arch(depth - 1.5 - i * 2.35, 1.6, 0.35, top - 0.35) for i in range(5)]
    if kind == "doors":
        return [arch(depth - 1.5 - i * 2.5, 1.75, 0.0, top, flat=0.5) for i in range(5)]
    if kind == "tall":
        return [rect(depth - 1.9 - i * 1.75, depth - 0.75 - i * 1.75, 0.2, top + 0.2) for i in range(7)]
    if kind == "round":
        return [circle(depth - 1.9 - i * 2.95, 1.9, 1.15) for i in range(4)]
    if kind == "breeze":
        return [
            circle(depth - 1.0 - panel * 3.6 - i * 0.44, 0.55 + j * 0.44, 0.165, 20)
            for panel in range(4)
            for i in range(7)
            for j in range(6)
        ]
    if kind == "portal":
        return [arch(depth - 3.6, 4.6, 0.0, 3.0), arch(depth - 7.6, 1.3, 0.0, 2.4), arch(depth - 9.6, 1.3, 0.0, 2.4)]
    if kind == "clerestory":
        return [rect(FRONT + 0.4, depth - 0.5, height - 1.5, height - 0.4)]
    return [rect(FRONT + 0.4, depth - 0.6, 0.85, top)]


def glaze(kind, holes, half, trim):
    """Frames, and bars where a window this size would have them."""
    for hole in [] if kind == "breeze" else holes:
        ys, zs = [y for y, _ in hole], [z for _, z in hole]
        near, far, low, high = min(ys), max(ys), min(zs), max(zs)
        cy, cz, inset = (near + far) / 2, (low + high) / 2, 0.05
        inner = [(cy + (y - cy) * (1 - 2 * inset / (far - near)), cz + (z - cz) * (1 - 2 * inset / (high - low))) for y, z in hole]
        stand(wall("frame", hole, [inner], 0.1, trim, 0.008), (half + 0.22, 0, 0), QUARTER)
        panes = {"ribbon": 9, "clerestory": 9, "portal": 4, "doors": 2, "tall": 1}.get(kind, 1)
        for i in range(1, panes):
            y = near + i * (far - near) / panes
            box("bar", half + 0.19, half + 0.25, y - 0.025, y + 0.025, low, high - 0.04, trim)
        if kind in ("doors", "tall", "portal") and high > 2.2:
            box("transom", half + 0.19, half + 0.25, near, far, 2.02, 2.07, trim)


# ---- the sun on the far wall

def motif_hole(kind, x):
    if kind in ("disc", "slats"):
        return [circle(x, 1.95, 1.3, 96)]
    if kind == "half":
        return [[(x + 1.9 * math.cos(math.pi * i / 64), 0.5 + 1.9 * math.sin(math.pi * i / 64)) for i in range(65)]]
    if kind == "niche":
        return [arch(x, 2.3, 0.3, 2.5, 48)]
    if kind == "garden":
        return [circle(x, 1.75, 1.45, 96)]
    if kind == "doors":
        return [arch(x + dx, 1.7, 0, 2.9, 40) for dx in (-2.3, 0, 2.3)]
    return []


def motif(kind, x, depth, accent, deep, wood, brass, power, rng):
    glow = plain("sun", "#ffb56a", 0.6, emit=power)
    wax, flame = plain("wax", "#f6e6cc", 0.6), plain("flame", "#ffb050", 0.5, emit=14)
    if kind in ("disc", "slats", "half"):
        box("sun", x - 2.2, x + 2.2, depth + 0.34, depth + 0.38, 0.3, 3.4, glow)
    if kind == "slats":
        for i in range(27):
            at = x - 1.95 + i * 0.15
            box("slat", at - 0.03, at + 0.03, depth - 0.1, depth - 0.02, 0.06, 3.45, wood, 0.006)
    if kind == "ring":
        for r, width in ((1.35, 0.045), (0.92, 0.02)):
            points = [(x + r * math.cos(2 * math.pi * i / 96), depth - 0.06, 1.95 + r * math.sin(2 * math.pi * i / 96)) for i in range(96)]
            tube("ring", points, plain("ring", "#ffb56a", 0.6, emit=power * 1.6), width, closed=True)
    if kind == "eclipse":
        upright_disc("corona", 1.42, glow, (x, depth - 0.05, 1.95))
        upright_disc("moon", 1.3, plain("moon", deep, 0.9, bump=0.1, bump_scale=9), (x, depth - 0.16, 1.95), 0.05, bevel=0.01)
    if kind == "arches":
        tones = [deep, "#c8653f", "#e09a5e", "#f0c48c"]
        for i, tone in enumerate(tones):
            r = 2.15 - i * 0.46
            ring = arch(x, 2 * r, 0.3, 0.55 + r, 64)
            stand(wall("arch", ring, [], 0.1, plain("arch", tone, 0.92, bump=0.1, bump_scale=9), 0.012), (0, depth - 0.05 - i * 0.08, 0))
        upright_disc("sun", 0.36, glow, (x, depth - 0.42, 0.98))
    if kind == "niche":
        box("niche", x - 1.3, x + 1.3, depth + 0.62, depth + 0.7, 0, 3.2, plain("niche", deep, 0.92, bump=0.1, bump_scale=9))
        for side in (-1, 1):
            box("jamb", *sorted((x + side * 1.15, x + side * 1.3)), depth + 0.3, depth + 0.7, 0, 3.2, accent)
        box("lintel", x - 1.3, x + 1.3, depth + 0.3, depth + 0.7, 3.15, 3.25, accent)
        box("sill", x - 1.3, x + 1.3, depth + 0.02, depth + 0.7, 0.1, 0.3, accent)
        soft_light((x, depth + 0.3, 2.55), (x, depth + 0.5, 0.3), 0.7, 9 * power, "#ffb878")
        lathe("vase", [(0, 0), (0.2, 0), (0.3, 0.2), (0.26, 0.42), (0.12, 0.56), (0.15, 0.62), (0.1, 0.62), (0, 0.5)], plain("vase", "#efe0c8", 0.7), location=(x + 0.25, depth + 0.3, 0.3))
        upright_disc("sun", 0.52, glow, (x - 0.3, depth + 0.58, 1.75))
        for i in range(4):
            candle((x - 0.75 + i * 0.15, depth + 0.2 + rng.uniform(-0.04, 0.1), 0.3), wax, flame, 0.08 + 0.12 * rng.random())
    if kind == "garden":
        rim = wall("rim", circle(x, 1.75, 1.5, 96), [circle(x, 1.75, 1.4, 96)], 0.5, wood, 0.012)
        stand(rim, (0, depth + 0.2, 0))
        box("bar", x - 0.03, x + 0.03, depth + 0.18, depth + 0.24, 0.35, 3.15, wood)
    if kind == "doors":
        for dx in (-2.3, 0, 2.3):
            stand(wall("frame", arch(x + dx, 1.7, 0, 2.9, 40), [arch(x + dx, 1.58, 0.05, 2.78, 40)], 0.1, wood, 0.008), (0, depth + 0.2, 0))
            box("bar", x + dx - 0.025, x + dx + 0.025, depth + 0.18, depth + 0.24, 0, 2.85, wood)
    if kind == "tubes":
        neon = plain("tube", "#ff8a4a", 0.5, emit=power * 2.2)
        for i in range(9):
            at, tall = x - 3.2 + i * 0.8, 3.3 - 0.22 * abs(i - 4)
            box("tube", at - 0.02, at + 0.02, depth - 0.07, depth - 0.03, 0.35, tall, neon)
    if kind == "fan":
        ray = plain("ray", "#ffb56a", 0.6, emit=power * 1.3)
        for i in range(13):
            a = math.pi * (i + 0.5) / 13
            tube("ray", [(x + r * math.cos(a), depth - 0.05, 0.55 + r * math.sin(a)) for r in (0.95, 1.75 + 0.35 * (i % 2))], ray, 0.028)
        half_sun = [(x + 0.75 * math.cos(math.pi * i / 48), 0.55 + 0.75 * math.sin(math.pi * i / 48)) for i in range(49)]
        stand(wall("sun", half_sun, [], 0.06, glow, 0.01), (0, depth - 0.04, 0))
    if kind in ("disc", "half", "slats", "ring", "fan", "eclipse"):
        box("ledge", x - 2.6, x + 2.6, depth - 0.55, depth - 0.12 if kind == "slats" else depth, 0, 0.26, accent, 0.02)
        for i in range(4):
            candle((x - 1.9 + i * 0.17, depth - 0.34 + rng.uniform(-0.06, 0.06), 0.26), wax, flame, 0.07 + 0.09 * rng.random())


# ---- the wall across from the windows

def rolled(x, y, z, material, r=0.075, length=0.62):
    """A rolled mat lying across a shelf, its spiral end to the room."""
    item = cylinder("roll", r, length, material, 24, bevel=0.008)
    item.rotation_euler.y, item.location = QUARTER, (x, y, z + r)


def vase(location, material, size=1.0):
    profile = [(0, 0), (0.09, 0), (0.15, 0.12), (0.13, 0.26), (0.06, 0.36), (0.08, 0.4), (0.05, 0.4), (0, 0.3)]
    lathe("vase", [(r * size, z * size) for r, z in profile], material, location=location)


def folds(name, x, y0, y1, z0, z1, material, count=26, swing=0.07):
    steps = count * 10
    vertices = [(x + swing * math.sin(i / steps * count * 2 * math.pi), y0 + (y1 - y0) * i / steps, z) for i in range(steps + 1) for z in (z0, z1)]
    mesh(name, vertices, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(steps)], material, smooth=True)


def across_holes(kind, depth):
    return [arch(depth - 1.4 - i * 1.75, 0.95, 0.75, 1.75) for i in range(6)] if kind == "niches" else []


def across(kind, half, depth, height, colours, wood, brass, rng):
    x = -half
    mats = [plain(f"roll {i}", color, 0.85) for i, color in enumerate(colours["mats"])]
    pale, deep = plain("pale clay", "#efe0c8", 0.8), plain("deep", colours["deep"], 0.9, bump=0.1, bump_scale=9)
    glass = plain("mirror", "#f2e3d2", 0.02, 0.5, metal=1)
    if kind == "mirrors":
        for i in range(4):
            at = (x + 0.02, depth - 1.6 - i * 2.4, 0)
            stand(wall("mirror", arch(0, 1.9, 0.1, 2.9), [], 0.03, glass, 0.004), at, QUARTER)
            stand(wall("mirror frame", arch(0, 1.99, 0.06, 2.985), [arch(0, 1.89, 0.11, 2.89)], 0.05, brass, 0.006), at, QUARTER)
    elif kind == "discs":
        for i in range(4):
            at = (x + 0.03, depth - 1.7 - i * 2.1, 1.65)
            upright_disc("mirror rim", 0.78, brass, at, 0.03, QUARTER)
            upright_disc("mirror", 0.74, glass, (x + 0.04, at[1], at[2]), 0.03, QUARTER)
        box("bench", x, x + 0.45, depth - 8.8, depth - 0.9, 0.34, 0.42, wood, 0.02)
        for i in range(7):
            box("bench leg", x + 0.05, x + 0.4, depth - 8.6 + i * 1.25, depth - 8.52 + i * 1.25, 0, 0.34, wood)
        for i in range(4):
            sphere("pillow", 0.24, mats[i % 3], (x + 0.22, depth - 1.6 - i * 2.05, 0.58), (0.45, 1, 0.9), 32)
    elif kind == "bars":
        for i in range(5):
            y = depth - 1.3 - i * 1.7
            for side in (-0.45, 0.45):
                box("post", x, x + 0.1, y + side - 0.03, y + side + 0.03, 0, 2.7, wood, 0.006)
            for rung in range(13):
                tube("rung", [(x + 0.08, y - 0.45, 0.28 + rung * 0.19), (x + 0.08, y + 0.45, 0.28 + rung * 0.19)], wood, 0.018)
    elif kind == "shelves":
        for level in (0.5, 1.15, 1.8):
            box("shelf", x, x + 0.36, depth - 7.4, depth - 0.8, level - 0.05, level, wood, 0.008)
            y = depth - 1.1
            while y > depth - 7.1:
                thing = rng.random()
                if thing < 0.5:
                    for k in range(3):
                        rolled(x + 0.03, y - k * 0.16, level, rng.choice(mats), length=0.33)
                    y -= 0.62
                elif thing < 0.75:
                    for k in range(rng.randint(2, 4)):
                        block((x + 0.18, y, level + k * 0.1), QUARTER + rng.uniform(-0.1, 0.1), rng.choice([pale, deep]))
                    y -= 0.42
                else:
                    vase((x + 0.18, y, level), rng.choice([pale, deep]), rng.uniform(0.8, 1.15))
                    y -= 0.4
    elif kind == "niches":
        box("niche back", x - 0.62, x - 0.55, depth - 11, depth, 0, 3.2, plain("niche back", colours["deep"], 0.92))
        wax, flame = plain("wax", "#f6e6cc", 0.6), plain("flame", "#ffb050", 0.5, emit=20)
        for i in range(6):
            y = depth - 1.4 - i * 1.75
            box("niche sill", x - 0.6, x, y - 0.5, y + 0.5, 0.66, 0.75, pale)
            if i % 2:
                vase((x - 0.25, y, 0.75), pale, 1.7)
            else:
                for k in range(3):
                    candle((x - 0.25 + 0.06 * (k % 2), y - 0.16 + k * 0.16, 0.75), wax, flame, 0.1 + 0.09 * rng.random(), 0.045)
            soft_light((x - 0.28, y, 2.2), (x - 0.28, y, 0.8), 0.3, 10, "#ffb878")
    elif kind == "screen":
        for i in range(int(depth * 0.72 / 0.13)):
            y = depth - 0.5 - i * 0.13
            box("slat", x + 0.02, x + 0.1, y - 0.03, y + 0.03, 0, height, wood, 0.004)
        box("screen back", x, x + 0.01, depth * 0.26, depth, 0, height, deep)
    elif kind == "rack":
        steel, rubber = plain("steel", "#2a2020", 0.45, 0.5), plain("rubber", "#1c1415", 0.55)
        red = plain("red iron", colours["accent"], 0.55)
        for i in range(3):
            stand(wall("mirror", rect(-1.25, 1.25, 0.95, 2.9), [], 0.03, glass, 0.004), (x + 0.02, depth - 1.9 - i * 2.7, 0), QUARTER)
        for level in (0.2, 0.55):
            box("rail", x + 0.05, x + 0.42, depth - 7.6, depth - 0.8, level, level + 0.05, steel, 0.01)
        for i in range(17):
            dumbbell((x + 0.16, depth - 1.1 - i * 0.38, 0.6), QUARTER, rubber, brass, 1.25)
        for i in range(14):
            kettlebell((x + 0.24, depth - 1.15 - i * 0.46, 0.25), red if i % 3 == 1 else rubber, 0.95)
    elif kind == "curtain":
        folds("curtain", x + 0.14, depth - 10, depth - 0.15, 0.03, height - 0.06, plain("linen", colours["cloth"], 0.95, sheen=0.4), 46)
        tube("rail", [(x + 0.14, depth - 10, height - 0.05), (x + 0.14, depth - 0.1, height - 0.05)], brass, 0.02)
    elif kind == "reliefs":
        for i in range(5):
            y = depth - 1.3 - i * 1.75
            tone = plain("relief", rng.choice([colours["accent"], colours["deep"], *colours["mats"]]), 0.9, bump=0.1, bump_scale=12)
            shape = [arch(0, 1.05, 0.6, 2.0), circle(0, 1.7, 0.62)][i % 2]
            stand(wall("relief", shape, [], 0.09, tone, 0.015), (x + 0.04, y, 0), QUARTER)
            if i % 2 == 0:
                upright_disc("seed", 0.26, pale, (x + 0.11, y, 1.35), 0.06, QUARTER, 0.01)


def mirror_world():
    """A room with its windows to the left: everything standing in it is turned over once."""
    holder = bpy.data.objects.new("mirror", None)
    bpy.context.scene.collection.objects.link(holder)
    holder.scale.x = -1
    for item in list(bpy.context.scene.objects):
        if item is not holder and item.parent is None and item.type in ("MESH", "CURVE", "LIGHT"):
            item.parent = holder
    return holder
