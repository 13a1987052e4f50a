"""What is behind the hot room: lockers, a shower, a change room. Same clay, same light, nobody in it."""
import math
import random

from greenery import plant
from interiors import folds, rolled, terrazzo, vase
from materials import boards, plain
from plants import leaf_shadow
from props import block, towels
from shapes import arch, box, cylinder, mesh, rect, stand, tube, upright_disc, wall
from stage import camera, sky, soft_light, sun

WALL_Y = 2.2


def hanging_towel(x, y, top, material, width=0.34, length=0.8):
    """Cloth over a peg: gathered above, wider and in folds below."""
    vertices, faces, across, down = [], [], 36, 16
    for j in range(down + 1):
        t = j / down
        spread = 0.18 + 0.82 * min(1, t * 1.6) ** 0.7
        for i in range(across + 1):
            u = i / across - 0.5
            vertices.append((x + u * width * spread, y - 0.03 - 0.025 * math.sin(u * 26) * (0.3 + t) - 0.02 * t, top - length * t - 0.03 * abs(u) * (1 - t)))
    for j in range(down):
        for i in range(across):
            k = j * (across + 1) + i
            faces.append((k, k + 1, k + across + 2, k + across + 1))
    mesh("towel", vertices, faces, material, smooth=True)


def peg(x, y, z, brass):
    stem = cylinder("peg", 0.014, 0.09, brass, 20)
    stem.rotation_euler.x, stem.location = math.pi / 2, (x, y, z)
    upright_disc("peg head", 0.032, brass, (x, y - 0.09, z), 0.02, bevel=0.005)


def wall_tiles(x0, x1, z0, z1, y, material, width, height):
    """Glazed tiles set upright in rows, each a shade of its own."""
    vertices, faces, row, z = [], [], 0, z0
    while z < z1:
        x = x0 - (width / 2 if row % 2 else 0)
        while x < x1:
            k, gap = len(vertices), 0.005
            vertices += [(x + gap, y, z + gap), (x + width - gap, y, z + gap), (x + width - gap, y, z + height - gap), (x + gap, y, z + height - gap)]
            faces.append((k, k + 1, k + 2, k + 3))
            x += width
        z, row = z + height, row + 1
    mesh("tiles", vertices, faces, material)
    box("grout", x0, x1, y + 0.004, y + 0.05, z0, z1, plain("grout", "#ecd6b8", 0.95))


def bench(x0, x1, y0, y1, wood, height=0.44):
    for i in range(4):
        step = (y1 - y0) / 4
        box("bench slat", x0, x1, y0 + i * step + 0.006, y0 + (i + 1) * step - 0.006, height - 0.045, height, wood, 0.01)
    for x in (x0 + 0.25, x1 - 0.31):
        box("bench leg", x, x + 0.06, y0 + 0.03, y1 - 0.03, 0, height - 0.045, wood, 0.006)


def bag(x, y, z, cloth, strap):
    item = box("bag", -0.22, 0.22, -0.12, 0.12, 0, 0.34, cloth, 0.06)
    item.location, item.rotation_euler.z = (x, y, z), 0.2
    tube("strap", [(x - 0.1, y - 0.04, z + 0.32), (x - 0.08, y - 0.04, z + 0.52), (x + 0.08, y, z + 0.52), (x + 0.1, y, z + 0.32)], strap, 0.012, round_off=True)


def backdrop(color, floor, holes=()):
    surface = plain("wall", color, 0.93, 0.12, bump=0.10, bump_scale=8, vary=0.05, vary_scale=1.1)
    box("floor", -9, 9, -8, 6, -0.1, 0, floor)
    stand(wall("wall", rect(-9, 9, 0, 6), list(holes), 0.5, surface, 0.015), (0, WALL_Y + 0.25, 0))
    return surface


def light(power, shadow_at, rng, tone="#ffd9ae"):
    if shadow_at:
        leaf_shadow(rng, shadow_at, 1.2, 9)
    sky([(0, "#ffe3c8"), (1, "#f3c4a8")], 0.75)
    sun(-138, 34, power, tone, 1.0)
    soft_light((2.4, -3.2, 2.8), (0, 1, 1), 2.6, 60, "#ffd0b0")


def lockers(rng):
    backdrop("#e2b48e", terrazzo("#e8d0b0", ["#f6e8d2", "#c98f6c", "#a8482f", "#d9a878", "#7a2232"]), [rect(-2.3, 2.3, 0.1, 2.42)])
    brass, wood = plain("brass", "#d0a058", 0.25, 0.5, metal=1), plain("ash", "#b07c52", 0.55)
    shades = [plain(f"door {i}", color, 0.62, 0.25) for i, color in enumerate(("#8f3a2c", "#c8653f", "#e3a476"))]
    box("carcass", -2.3, 2.3, WALL_Y + 0.42, WALL_Y + 0.5, 0.1, 2.42, plain("carcass", "#5c2a22", 0.8))
    open_at = (5, 1)
    for column in range(8):
        for row in range(3):
            x, z = -2.3 + column * 0.575, 0.1 + row * 0.773
            front = WALL_Y + 0.02
            for side in (x, x + 0.56):
                box("cheek", side, side + 0.015, front + 0.02, WALL_Y + 0.45, z, z + 0.773, wood)
            box("floor of locker", x, x + 0.575, front + 0.02, WALL_Y + 0.45, z, z + 0.015, wood)
            if (column, row) == open_at:
                door = box("door", 0, 0.55, -0.025, 0, 0.012, 0.76, shades[row], 0.008)
                door.location, door.rotation_euler.z = (x + 0.575, front, z), math.pi + 1.25
                linen = plain("linen", "#f6ead6", 0.95, bump=0.08, bump_scale=260, sheen=0.4)
                towels((x + 0.28, front + 0.2, z + 0.02), 0.05, linen, 0.4, 0.3, 5)
                rolled(x + 0.1, front + 0.15, z + 0.17, plain("roll", "#7a2232", 0.85), 0.06, 0.36)
                continue
            box("door", x + 0.012, x + 0.563, front, front + 0.025, z + 0.012, z + 0.76, shades[row], 0.008)
            upright_disc("knob", 0.026, brass, (x + 0.48, front - 0.03, z + 0.36), 0.03, bevel=0.006)
            upright_disc("number", 0.05, plain("plate", "#f3e0c0", 0.6), (x + 0.29, front - 0.004, z + 0.6), 0.008)
            for slit in range(3):
                box("slit", x + 0.2, x + 0.38, front - 0.002, front + 0.004, z + 0.1 + slit * 0.035, z + 0.112 + slit * 0.035, plain("slit", "#4a1d18", 0.9))
    bench(-1.5, 1.2, 0.55, 1.0, wood)
    linen = plain("towel", "#f3e6d2", 0.95, bump=0.08, bump_scale=260, sheen=0.4)
    towels((-0.95, 0.78, 0.44), 1.5, linen, 0.3, 0.42, 4)
    bag(0.72, 0.8, 0.44, plain("canvas", "#7a2232", 0.95, bump=0.1, bump_scale=200), plain("strap", "#e3a476", 0.9))
    plant("areca", (2.95, 1.45, 0), rng, plain("leaf", "#3d553a", 0.5, 0.35, vary=0.2), plain("pot", "#f0e0c8", 0.8), 0.95)
    plant("snake", (-2.85, 1.5, 0), rng, plain("sword", "#4a6340", 0.5, 0.35, vary=0.2), plain("bowl", "#b4583a", 0.85), 0.95)
    light(6.5, (-4.4, -3.4, 4.7), rng)
    camera((-0.5, -4.1, 1.4), (0.1, 2, 1.16), 37)


def shower(rng):
    backdrop("#e8c6a4", terrazzo("#dcc0a0", ["#f6e8d2", "#c98f6c", "#8f6a52", "#d9a878", "#a8482f"]), [arch(-0.1, 2.1, 0.06, 2.75, 64)])
    brass = plain("brass", "#d0a058", 0.22, 0.5, metal=1)
    glaze = boards("glaze", "#b4583a", 0.18, 0.2)
    back = WALL_Y + 1.15
    wall_tiles(-1.5, 1.3, 0, 3.2, back, glaze, 0.1, 0.34)
    for side in (-1.15, 0.95):
        box("side", side - 0.05, side + 0.05, WALL_Y + 0.4, back, 0, 3.2, plain("side", "#c8704c", 0.35, 0.4))
    box("tray", -1.2, 1.0, WALL_Y - 0.02, back, 0, 0.055, plain("tray", "#f0dcc0", 0.4), 0.012)
    upright_disc("sun", 0.3, plain("sun", "#ffb56a", 0.6, emit=5), (-0.1, back - 0.02, 2.36), 0.02)
    tube("arm", [(0.45, back, 2.2), (0.45, back - 0.2, 2.24), (0.45, back - 0.52, 2.24)], brass, 0.014, round_off=True)
    cylinder("rain head", 0.17, 0.022, brass, 64, (0.45, back - 0.55, 2.2), 0.006)
    cylinder("neck", 0.018, 0.05, brass, 20, (0.45, back - 0.55, 2.21))
    water = plain("water", "#fff3e2", 0.2, 0.6)
    for i in range(46):
        r, a = 0.15 * math.sqrt(i / 46), i * 2.39996
        x, y, z = 0.45 + r * math.cos(a), back - 0.55 + r * math.sin(a), 2.16
        while z > 0.2:
            z -= rng.uniform(0.1, 0.5)
            length = rng.uniform(0.05, 0.16)
            if z > 0.25:
                cylinder("drop", 0.0022, length, water, 6, (x, y, z - length))
    for z, r in ((1.1, 0.06), (1.32, 0.06)):
        upright_disc("valve", r, brass, (0.45, back - 0.02, z), 0.03, bevel=0.008)
        tube("lever", [(0.45, back - 0.05, z), (0.45, back - 0.05, z + 0.09)], brass, 0.01)
    box("shelf", -0.95, -0.35, back - 0.16, back, 1.05, 1.08, brass, 0.006)
    for i, color in enumerate(("#7a2232", "#efe0c8", "#c8653f")):
        cylinder("bottle", 0.038, 0.15 + 0.02 * i, plain(f"bottle {i}", color, 0.5), 32, (-0.86 + i * 0.17, back - 0.08, 1.08), 0.012)
    wood = plain("teak", "#8a5a3a", 0.5)
    cylinder("stool", 0.2, 0.05, wood, 48, (-0.72, WALL_Y + 0.72, 0.4), 0.012)
    for a in range(3):
        x, y = -0.72 + 0.13 * math.cos(a * 2.1), WALL_Y + 0.72 + 0.13 * math.sin(a * 2.1)
        cylinder("leg", 0.018, 0.36, wood, 16, (x, y, 0.05))
    linen = plain("linen", "#f6ead6", 0.95, bump=0.08, bump_scale=260, sheen=0.4)
    towels((-0.72, WALL_Y + 0.72, 0.45), 0.3, linen, 0.24, 0.3, 3)
    for x, cloth in ((1.42, linen), (1.86, plain("wine towel", "#8a3040", 0.95, bump=0.08, bump_scale=260, sheen=0.4))):
        peg(x, WALL_Y, 1.72, brass)
        hanging_towel(x, WALL_Y - 0.04, 1.74, cloth, 0.42, 0.9)
    plant("banana", (-2.0, 1.55, 0), rng, plain("leaf", "#46603f", 0.5, 0.35, vary=0.2), plain("pot", "#f0e0c8", 0.8), 0.85)
    soft_light((-0.1, WALL_Y + 0.55, 2.95), (-0.1, WALL_Y + 0.7, 0), 0.9, 42, "#ffd0a0")
    light(5.5, (-4.6, -3.2, 4.9), rng)
    camera((0.45, -2.9, 1.4), (0.12, 2.2, 1.24), 35)


def change_room(rng):
    backdrop("#d9a184", plain("limewash", "#d8b08a", 0.5, 0.3, vary=0.06), [])
    brass, wood = plain("brass", "#d0a058", 0.25, 0.5, metal=1), plain("oak", "#a8744a", 0.55)
    mirror = plain("mirror", "#f2e3d2", 0.02, 0.5, metal=1)
    panel = plain("panel", "#a8482f", 0.85, 0.2)
    for i in range(44):
        x = -3.4 + i * 0.1
        box("panelling", x + 0.004, x + 0.096, WALL_Y - 0.035, WALL_Y, 0.0, 1.25, panel, 0.01)
    box("rail", -3.4, 1.0, WALL_Y - 0.07, WALL_Y, 1.25, 1.31, wood, 0.01)
    box("peg rail", -3.2, 0.8, WALL_Y - 0.03, WALL_Y, 1.74, 1.84, wood, 0.01)
    linen = plain("linen", "#f6ead6", 0.95, bump=0.08, bump_scale=260, sheen=0.4)
    robe, wine = plain("robe", "#f0d2b8", 0.95, bump=0.08, bump_scale=260, sheen=0.4), plain("wine", "#8a3040", 0.95, bump=0.08, bump_scale=260, sheen=0.4)
    for i in range(7):
        peg(-2.9 + i * 0.58, WALL_Y - 0.02, 1.79, brass)
    hanging_towel(-2.32, WALL_Y - 0.09, 1.8, robe, 0.5, 1.1)
    hanging_towel(-1.16, WALL_Y - 0.09, 1.8, linen, 0.4, 0.8)
    hanging_towel(0.0, WALL_Y - 0.09, 1.8, wine, 0.4, 0.86)
    bench(-2.9, 0.8, 1.45, 1.98, wood)
    towels((-0.55, 1.7, 0.44), 0.2, linen, 0.36, 0.44, 5)
    bag(-1.75, 1.72, 0.44, plain("canvas", "#2f4a3e", 0.95, bump=0.1, bump_scale=200), plain("strap", "#e3a476", 0.9))
    for i, x in enumerate((-1.35, -1.17)):
        item = box("sandal", -0.05, 0.05, -0.13, 0.13, 0, 0.03, plain("sole", "#7a2232", 0.9), 0.012)
        item.location, item.rotation_euler.z = (x, 1.1, 0), 0.25 - 0.2 * i
    at = (1.75, WALL_Y - 0.03, 0)
    stand(wall("mirror", arch(0, 1.15, 0.35, 1.95), [], 0.03, mirror, 0.004), at)
    stand(wall("mirror frame", arch(0, 1.23, 0.31, 2.03), [arch(0, 1.13, 0.36, 1.94)], 0.06, brass, 0.006), at)
    for side in (-0.82, 0.82):
        cylinder("sconce", 0.045, 0.42, plain("sconce", "#ffd9a0", 0.8, emit=5), 32, (1.75 + side, WALL_Y - 0.1, 1.55), 0.02)
    cylinder("pouf", 0.3, 0.4, wine, 64, (1.45, 1.2, 0), 0.07)
    folds("curtain", 3.05, 0.2, 2.2, 0.03, 3.0, plain("curtain", "#f0dcc4", 0.95, sheen=0.4), 9, 0.07)
    plant("olive", (2.55, 1.55, 0), rng, plain("leaf", "#55704a", 0.5, 0.35, vary=0.2), plain("pot", "#c8653f", 0.85), 0.85)
    vase((0.45, 1.7, 0.44), plain("vase", "#f0e0c8", 0.7), 0.8)
    block((0.1, 1.7, 0.44), 0.4, plain("soap", "#e3a476", 0.8))
    light(6.0, (-4.4, -3.4, 4.7), rng)
    camera((0.3, -3.6, 1.4), (-0.25, 2.2, 1.1), 33)


PLACES = {"lockers": lockers, "shower": shower, "change-room": change_room}


def build(place, seed=5):
    PLACES[place](random.Random(seed))
