"""Palms, potted plants and round clay trees, all grown from a seed."""
import math

import bpy
from mathutils import Vector

from materials import plain
from shapes import box, copy, cylinder, lathe, mesh, sphere

GOLDEN = 2.39996


def frond(name, material, rng, length=2.4, steps=46, droop=1.0, leaflet_width=0.05, leaflet_length=0.62, vee=0.5):
    """One palm leaf along +X: a bowed rib and a leaflet on each side of every step."""
    rib = []
    for i in range(steps + 1):
        t = i / steps
        rib.append(Vector((length * t * (1 - 0.18 * droop * t * t), 0, length * (0.42 * t - 0.78 * droop * t**2.2))))
    vertices, faces = [], []
    for i in range(steps):
        r, a, b, k = 0.018 * (1 - i / steps) + 0.004, rib[i], rib[i + 1], len(vertices)
        vertices += [(a.x, -r, a.z), (a.x, r, a.z), (b.x, r, b.z), (b.x, -r, b.z)]
        faces.append((k, k + 1, k + 2, k + 3))
    for i in range(3, steps):
        t = i / steps
        reach = leaflet_length * math.sin(math.pi * min(1, t * 0.92 + 0.1)) ** 0.6 * (0.9 + 0.2 * rng.random())
        along = (rib[min(steps, i + 1)] - rib[i - 1]).normalized()
        for side in (1, -1):
            lift = vee * (1 - t) - 0.25 * droop * t - 0.1 + rng.uniform(-0.08, 0.08)
            out = (along * (0.55 + 0.35 * t) + Vector((0, side, 0)) * (1 - 0.25 * t) + Vector((0, 0, lift))).normalized()
            across = out.cross(along.cross(out).normalized()) * leaflet_width * 0.5 * (0.8 + 0.4 * rng.random())
            root = rib[i]
            middle = root + out * reach * 0.55 + Vector((0, 0, -0.02 * reach))
            tip = root + out * reach + Vector((0, 0, -0.22 * reach * reach * droop))
            k = len(vertices)
            vertices += [tuple(p) for p in (root - across * 0.5, root + across * 0.5, middle + across, middle - across, tip)]
            faces += [(k, k + 1, k + 2, k + 3), (k + 3, k + 2, k + 4)]
    return mesh(name, vertices, faces, material)


def fronds(material, rng, length=2.4, **more):
    """Three leaves, from young and upright to old and hanging; copied into crowns, never shown themselves."""
    leaves = [frond(f"frond{i}", material, rng, length * rng.uniform(0.9, 1.1), droop=droop, **more) for i, droop in enumerate((0.55, 0.9, 1.35))]
    for leaf in leaves:
        leaf.hide_render = True
    return leaves


def palm(location, height, rng, leaves, trunk, count=18, lean=0.6, r=0.14):
    bend, rings, sides = rng.uniform(0, 6.28), 26, 14
    vertices, top = [], Vector(location)
    for i in range(rings + 1):
        t = i / rings
        top = Vector(location) + Vector((math.cos(bend) * lean * t * t, math.sin(bend) * lean * t * t, height * t))
        girth = r * (1.25 - 0.55 * t + 0.35 * (1 - t) ** 8) * (1 + 0.07 * (i % 2))
        for k in range(sides):
            angle = 2 * math.pi * k / sides
            vertices.append((top.x + girth * math.cos(angle), top.y + girth * math.sin(angle), top.z))
    faces = [(i * sides + k, i * sides + (k + 1) % sides, (i + 1) * sides + (k + 1) % sides, (i + 1) * sides + k) for i in range(rings) for k in range(sides)]
    mesh("trunk", vertices, faces, trunk, smooth=True)
    for i in range(count):
        u = i / count
        leaf = leaves[0 if u < 0.35 else 1 if u < 0.75 else 2]
        pitch = -(1.0 - 1.35 * u) * 0.95 + rng.uniform(-0.1, 0.1)
        copy(leaf, top, (rng.uniform(-0.15, 0.15), pitch, i * GOLDEN + rng.uniform(-0.2, 0.2)), rng.uniform(0.9, 1.1))


def leaf_shadow(rng, at, scale=1.5, count=9):
    """Fronds out of frame, between the sun and the wall: the shadow is the picture."""
    leaves = fronds(plain("shadow leaf", "#31442f", 0.6), rng)
    for i in range(count):
        copy(leaves[i % 3], at, (rng.uniform(-0.3, 0.3), -rng.uniform(-0.2, 1.0), i * GOLDEN), scale)


def pot(location, r, material):
    profile = [(0, 0), (r * 0.72, 0), (r * 0.78, 0.01), (r, r * 1.75), (r, r * 1.8), (r * 0.9, r * 1.8), (r * 0.88, r * 1.6), (0, r * 1.6)]
    lathe("pot", profile, material, location=location)


def potted(location, rng, leaf, clay, height=1.1, r=0.2):
    pot(location, r, clay)
    x, y, z = location
    leaves = [
        frond(f"areca{i}", leaf, rng, height * rng.uniform(0.8, 1.1), 26, rng.uniform(0.5, 1.0), 0.035 * height, 0.34 * height, 0.35)
        for i in range(3)
    ]
    for item in leaves:
        item.hide_render = True
    for i in range(13):
        copy(leaves[i % 3], (x, y, z + r * 1.5), (rng.uniform(-0.2, 0.2), -rng.uniform(0.35, 1.05), i * GOLDEN), rng.uniform(0.75, 1.1))


def agave(location, material, count=22, length=0.7, width=0.1):
    vertices, faces, steps = [], [], 7
    for i in range(count):
        azimuth, rise, age = i * GOLDEN, 1.35 - 1.05 * (1 - i / count), 1 - i / count
        reach = length * (0.6 + 0.5 * age)
        out = Vector((math.cos(azimuth) * math.cos(rise), math.sin(azimuth) * math.cos(rise), math.sin(rise)))
        side = Vector((-math.sin(azimuth), math.cos(azimuth), 0))
        up, first = side.cross(out) * -1, len(vertices)
        for j in range(steps):
            t = j / (steps - 1)
            w = width * (0.55 + 0.6 * math.sin(math.pi * min(1, t * 0.8 + 0.15))) * (1 - t**3)
            middle = Vector(location) + out * reach * t + Vector((0, 0, -0.18 * reach * t * t * age))
            vertices += [tuple(middle - side * w * 0.5 + up * w * 0.18), tuple(middle - up * w * 0.06), tuple(middle + side * w * 0.5 + up * w * 0.18)]
        for j in range(steps - 1):
            a = first + j * 3
            faces += [(a, a + 1, a + 4, a + 3), (a + 1, a + 2, a + 5, a + 4)]
    return mesh("agave", vertices, faces, material, smooth=True)


def foliage(item, strength=0.22, scale=0.35):
    """Makes a smooth clay ball look leafy."""
    texture = bpy.data.textures.new("leafy", "CLOUDS")
    texture.noise_scale, texture.noise_depth = scale, 3
    lumps = item.modifiers.new("leafy", "DISPLACE")
    lumps.texture, lumps.strength, lumps.mid_level = texture, strength, 0.5
    return item


def round_tree(location, height, rng, leaf, bark):
    x, y, z = location
    cylinder("bole", 0.05 * height, height * 0.55, bark, steps=20, location=location)
    for _ in range(6):
        r = height * rng.uniform(0.2, 0.28)
        at = (x + rng.uniform(-0.2, 0.2) * height, y + rng.uniform(-0.2, 0.2) * height, z + height * rng.uniform(0.6, 0.82))
        foliage(sphere("crown", r, leaf, at, (1.1, 1.1, 0.85), 40), 0.12 * height, 0.09 * height)


def cypress(location, height, rng, leaf):
    x, y, z = location
    item = sphere("cypress", height * 0.5, leaf, (x, y, z + height * 0.52), (0.17, 0.17, 1.0), 40)
    foliage(item, 0.1, 0.3)
    item.rotation_euler.z = rng.uniform(0, 3)


def hedge(x0, x1, y, height, leaf):
    item = box("hedge", x0, x1, y - 0.35, y + 0.35, 0, height, leaf, 0.12)
    grid = item.modifiers.new("grid", "SUBSURF")
    grid.subdivision_type, grid.levels, grid.render_levels = "SIMPLE", 5, 5
    return foliage(item, 0.08, 0.16)
