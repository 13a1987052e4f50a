"""What lies about in a studio: mats, blocks, bolsters, weights, towels, candles."""
import math

import bmesh
from mathutils import Vector

from shapes import box, cylinder, from_bmesh, lathe, sphere, tube


def yoga_mat(location, turn, material, width=0.66, length=1.83):
    item = box("mat", -width / 2, width / 2, -length / 2, length / 2, 0, 0.007, material, 0.003)
    item.location, item.rotation_euler.z = location, turn
    return item


def block(location, turn, material):
    item = box("block", -0.115, 0.115, -0.075, 0.075, 0, 0.1, material, 0.012)
    item.location, item.rotation_euler.z = location, turn
    return item


def bolster(location, turn, material, length=0.62, r=0.115):
    half = length / 2
    profile = [(0, -half), (r * 0.55, -half - 0.004), (r * 0.9, -half + 0.02), (r, -half + 0.06), (r * 1.02, 0)]
    item = lathe("bolster", profile + [(x, -z) for x, z in reversed(profile[:-1])], material)
    item.rotation_euler = (math.pi / 2, 0, turn)
    item.location = (location[0], location[1], location[2] + r * 0.96)
    return item


def cushion(size, material, location, turn=0.0):
    sx, sy, sz = size
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1)
    bmesh.ops.subdivide_edges(shape, edges=shape.edges[:], cuts=6, use_grid_fill=True)
    for vertex in shape.verts:
        x, y, _ = vertex.co * 2
        fullness = max(0, (1 - abs(x) ** 3.2) * (1 - abs(y) ** 3.2))
        vertex.co.z *= 0.30 + 0.56 * fullness**0.5
    item = from_bmesh("cushion", shape, material)
    item.scale, item.rotation_euler.z = size, turn
    item.location = (location[0], location[1], location[2] + sz / 2 * 0.95)
    soften = item.modifiers.new("soften", "SUBSURF")
    soften.levels = soften.render_levels = 2
    return item


def dumbbell(location, turn, rubber, metal, scale=1.0):
    along = Vector((-math.sin(turn), math.cos(turn), 0))
    height = location[2] + 0.048 * scale
    parts = [(0.055, 0.09, rubber, 6, side * 0.095 + 0.045) for side in (-1, 1)] + [(0.016, 0.16, metal, 20, 0.08)]
    for r, length, material, sides, offset in parts:
        item = cylinder("dumbbell", r * scale, length * scale, material, sides, bevel=0.012 * scale if sides == 6 else 0, smooth=sides > 6)
        item.rotation_euler = (math.pi / 2, 0, turn)
        at = Vector(location) + along * offset * scale
        item.location = (at.x, at.y, height)


def kettlebell(location, material, scale=1.0):
    profile = [(0, 0), (0.07, 0), (0.085, 0.01), (0.105, 0.06), (0.108, 0.1), (0.095, 0.15), (0.06, 0.185), (0, 0.195)]
    lathe("kettlebell", [(r * scale, z * scale) for r, z in profile], material, location=location)
    handle = [(-0.055, 0.15), (-0.07, 0.23), (-0.035, 0.275), (0.035, 0.275), (0.07, 0.23), (0.055, 0.15)]
    item = tube("handle", [(x * scale, 0, z * scale) for x, z in handle], material, 0.017 * scale, round_off=True)
    item.location = location


def towels(location, turn, material, width=0.3, length=0.42, count=5):
    for i in range(count):
        item = box("towel", -width / 2, width / 2, -length / 2, length / 2, i * 0.028, i * 0.028 + 0.026, material, 0.012)
        item.location, item.rotation_euler.z = location, turn + 0.03 * ((i * 37) % 5 - 2)


def candle(location, wax, flame, height=0.09, r=0.035):
    cylinder("candle", r, height, wax, location=location, bevel=0.006)
    sphere("flame", 0.008, flame, (location[0], location[1], location[2] + height + 0.018), (0.7, 0.7, 1.8), 16)
