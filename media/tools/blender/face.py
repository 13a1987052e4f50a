"""A face of our world: nobody in particular, brows and lashes as thin clay, eyes closed towards the sun."""
import math

from mathutils import Vector
from mathutils.bvhtree import BVHTree

from materials import plain
from shapes import mesh, tube
from stage import linear

#: Pairs of opposite targets; a normal draw decides which of the two, and how much. '#' stands for both sides.
FEATURES = [
    ("head/head-oval", "head/head-square"),
    ("head/head-round", "head/head-rectangular"),
    ("head/head-invertedtriangular", "head/head-diamond"),
    ("head/head-scale-horiz-less", "head/head-scale-horiz-more"),
    ("nose/nose-width1-min", "nose/nose-width1-max"),
    ("nose/nose-width3-min", "nose/nose-width3-max"),
    ("nose/nose-point-up", "nose/nose-point-down"),
    ("nose/nose-hump-morehump", "nose/nose-hump-lesshump"),
    ("nose/nose-scale-vert-decr", "nose/nose-scale-vert-incr"),
    ("chin/chin-width-min", "chin/chin-width-max"),
    ("chin/chin-height-min", "chin/chin-height-max"),
    ("chin/chin-prominent-more", "chin/chin-prominent-less"),
    ("mouth/mouth-scale-horiz-decr", "mouth/mouth-scale-horiz-incr"),
    ("mouth/mouth-lowerlip-volume-inflate", "mouth/mouth-lowerlip-volume-deflate"),
    ("mouth/mouth-upperlip-volume-inflate", "mouth/mouth-upperlip-volume-deflate"),
    ("forehead/forehead-scale-vert-less", "forehead/forehead-scale-vert-more"),
    ("eyebrows/eyebrows-trans-vert-more", "eyebrows/eyebrows-trans-vert-less"),
    ("eyes/#-eye-height2-max", "eyes/#-eye-height2-min"),
    ("eyes/#-eye-corner2-up", "eyes/#-eye-corner2-down"),
    ("eyes/#-eye-size-big", "eyes/#-eye-size-small"),
    ("cheek/#-cheek-bones-out", "cheek/#-cheek-bones-in"),
    ("cheek/#-cheek-volume-inflate", "cheek/#-cheek-volume-deflate"),
    ("ears/#-ear-size-small", "ears/#-ear-size-big"),
]


def features(rng):
    targets = {}
    for first, second in FEATURES:
        value = max(-1, min(1, rng.gauss(0, 0.38)))
        for side in "lr":
            targets[(first if value > 0 else second).replace("#", side)] = abs(value)
    return targets


def expression(heads, smile=0.75, closed=1.0):
    """A soft smile and closed eyes: serene, and never a stare."""
    head = "african" if heads[1] > 0.5 else "asian" if heads[2] > 0.5 else "caucasian"
    targets = {f"expression/units/{head}/mouth-corner-puller": smile}
    for side in ("left", "right"):
        targets[f"expression/units/caucasian/eye-{side}-closure"] = closed
    return targets


class Skin:
    """Finds points of the resting face seen from the front."""

    def __init__(self, human):
        data = human.body.data
        self.tree = BVHTree.FromPolygons([v.co for v in data.vertices], [p.vertices for p in data.polygons])

    def at(self, x, z):
        point, normal, _, _ = self.tree.ray_cast(Vector((x, -1, z)), Vector((0, 1, 0)))
        return (point, normal) if point else None


def add_brows(human, skin, material, rng):
    eye = human.bone("eye.L").head_local
    thickness, lift, steps, sides = rng.uniform(0.0030, 0.0046), rng.uniform(-0.001, 0.003), 14, 8
    for side in (1, -1):
        vertices = []
        for i in range(steps):
            t = i / (steps - 1)
            z = eye.z + 0.0205 + lift + 0.0060 * math.sin(math.pi * min(1, t * 0.82)) - 0.0055 * t * t
            found = skin.at(side * (0.010 + 0.042 * t), z)
            if not found:
                continue
            point, normal = found
            width = thickness * (0.55 + 0.6 * math.sin(math.pi * min(1, t * 0.7 + 0.15))) * (1 - 0.75 * t**3)
            up = (Vector((0, 0, 1)) - normal * normal.z).normalized()
            for k in range(sides):
                a = 2 * math.pi * k / sides
                vertices.append(tuple(point + up * width * math.cos(a) + normal * 0.0016 * (math.sin(a) + 0.35)))
        rings = len(vertices) // sides
        faces = [(i * sides + k, i * sides + (k + 1) % sides, (i + 1) * sides + (k + 1) % sides, (i + 1) * sides + k) for i in range(rings - 1) for k in range(sides)]
        faces += [tuple(range(sides)), tuple(range((rings - 1) * sides, rings * sides))]
        human.wear_on_head(mesh("brow", vertices, faces, material, smooth=True))


def add_lashes(human, skin):
    eye, material = human.bone("eye.L").head_local, plain("lash", "#1d0f0d", 0.7, 0.1)
    for side in (1, -1):
        points, radii = [], []
        for i in range(17):
            t = i / 16
            z = eye.z - 0.0042 - 0.0052 * math.sin(math.pi * t) + 0.0022 * t
            found = skin.at(side * (abs(eye.x) - 0.0165 + 0.034 * t), z)
            if found:
                points.append(tuple(found[0] + found[1] * 0.0004))
                radii.append(0.00052 + 0.0011 * t * (1 - t**4))
        human.wear_on_head(tube("lash", points, material, radii))


def add_glasses(human, color):
    eye, material = human.bone("eye.L").head_local, plain("frame", color, 0.35, 0.5)
    front = min(vertex.co.y for vertex in human.eyes.data.vertices) - 0.016
    x, z, r = abs(eye.x), eye.z, 0.0016
    for side in (1, -1):
        ring = [
            (side * (x + 0.024 * math.cos(q * math.pi / 20)), front + 0.004 * abs(math.cos(q * math.pi / 20)), z - 0.003 + 0.021 * math.sin(q * math.pi / 20))
            for q in range(40)
        ]
        temple = [(side * (x + 0.024), front + 0.004, z + 0.004), (side * (x + 0.036), front + 0.03, z + 0.004), (side * (x + 0.040), front + 0.10, z + 0.002)]
        human.wear_on_head(tube("lens", ring, material, r, closed=True))
        human.wear_on_head(tube("temple", temple, material, r))
    bridge = [(-x + 0.023, front + 0.004, z + 0.003), (0, front - 0.002, z + 0.007), (x - 0.023, front + 0.004, z + 0.003)]
    human.wear_on_head(tube("bridge", bridge, material, r))


def tint_lips(human, material, color):
    """A touch more red on the lips, by the weights of the muscle around the mouth; and skin that lets light in."""
    names = {group.index: group.name for group in human.body.vertex_groups}
    data = human.body.data
    lips = data.attributes.new("lips", "FLOAT", "POINT")
    lips.data.foreach_set("value", [min(1, 1.2 * sum(g.weight for g in v.groups if names[g.group].startswith("oris"))) for v in data.vertices])
    tree, (r, g, b, _) = material.node_tree, linear(color)
    shader = tree.nodes["Principled BSDF"]
    amount = tree.nodes.new("ShaderNodeAttribute")
    amount.attribute_name = "lips"
    ease = tree.nodes.new("ShaderNodeMapRange")
    for socket, value in (("From Min", 0.35), ("From Max", 0.95), ("To Max", 0.75)):
        ease.inputs[socket].default_value = value
    mix = tree.nodes.new("ShaderNodeMixRGB")
    mix.inputs["Color1"].default_value = (r, g, b, 1)
    mix.inputs["Color2"].default_value = (r * 0.86, g * 0.52, b * 0.52, 1)
    tree.links.new(amount.outputs["Fac"], ease.inputs["Value"])
    tree.links.new(ease.outputs["Result"], mix.inputs["Fac"])
    tree.links.new(mix.outputs["Color"], shader.inputs["Base Color"])
    shader.inputs["Subsurface"].default_value = 0.08
    shader.inputs["Subsurface Radius"].default_value = (0.02, 0.008, 0.005)
    shader.inputs["Subsurface Color"].default_value = (r, g * 0.6, b * 0.5, 1)
