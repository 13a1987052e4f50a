"""The hot room of one studio, put together from what the recipe says of it. No two are alike."""
import math
import random

from greenery import hanging, plant, view_out
from interiors import FRONT, QUARTER, across, across_holes, cover, glaze, heat, lay_floor, mirror_world, motif, motif_hole, openings
from materials import plain
from props import block, bolster, candle, cushion, dumbbell, kettlebell, towels, yoga_mat
from shapes import box, cylinder, rect, stand, tube, wall
from stage import aim, camera, sky, soft_light, sun

#: Where the sun stands and what colour it has, as in the exterior of the same studio.
HOURS = {
    "morning": dict(stops=[(0, "#fff3dc"), (0.2, "#ffead0"), (0.6, "#dfdcd4"), (1, "#a8bccc")], sun=(24, 36, 34, "#fff0d8"), sky=2.7, fill=190, tint="#fff2e2", glow=4.0),
    "golden": dict(stops=[(0, "#ffe0b0"), (0.2, "#ffcf9c"), (0.6, "#f3b096"), (1, "#a590a8")], sun=(34, 25, 34, "#ffd09a"), sky=2.3, fill=220, tint="#ffe8d0", glow=5.0),
    "rose": dict(stops=[(0, "#ffd9c0"), (0.25, "#ffbda8"), (0.65, "#d99aa4"), (1, "#8a78a4")], sun=(40, 20, 26, "#ffb894"), sky=2.2, fill=230, tint="#ffe2d2", glow=5.5),
    "dusk": dict(stops=[(0, "#ffb488"), (0.2, "#e08a86"), (0.5, "#8a6a94"), (1, "#3f4274")], sun=(38, 10, 5, "#ff9a70"), sky=1.2, fill=330, tint="#ffd0a8", glow=7.0),
}
SIZES = {"square": (4.7, 8.4, 3.8), "long": (4.1, 10.0, 4.0), "wide": (5.8, 7.6, 3.5), "tall": (4.5, 8.8, 4.6)}
EYES = {
    "centre": ((-0.1, -1.9, 1.5), 0.05),
    "aside": ((-0.42, -1.7, 1.45), 0.2),
    "near": ((0.3, -1.6, 1.5), -0.2),
    "low": ((-0.2, -1.5, 0.95), 0.1),
    "high": ((-0.35, -2.2, 2.25), 0.12),
}


def places(layout, half, depth):
    """Where the mats lie: (x, y, turn)."""
    if layout == "across":
        return [((c - 1) * 2.35 + (0.3 if r % 2 else -0.3), 1.0 + r * 1.55, QUARTER) for r in range(4) for c in range(3)]
    if layout == "stagger":
        return [((c - 1.5) * 1.9 + (0.95 if r % 2 else 0) - 0.4, 0.9 + r * 2.2, 0) for r in range(3) for c in range(4)]
    if layout == "fan":
        spots = []
        for r, count in ((2.9, 3), (5.2, 5), (7.4, 4)):
            for i in range(count):
                a = (i - (count - 1) / 2) * (0.46 if r < 4 else 0.35 if r < 6 else 0.26)
                spots.append((r * math.sin(a), depth + 0.2 - r * math.cos(a), a))
        return spots
    if layout == "circle":
        return [(2.25 * math.cos(a), 3.5 + 2.25 * math.sin(a), a + QUARTER) for a in (2 * math.pi * i / 8 + 0.2 for i in range(8))]
    if layout == "pairs":
        return [(side * 1.35, 0.6 + r * 1.35, QUARTER) for r in range(5) for side in (-1, 1)]
    if layout == "slant":
        return [((c - 1.5) * 1.85, 1.2 + r * 2.15 + 0.3 * c, -0.42) for r in range(3) for c in range(4)]
    return [((c - 1.5) * 1.75, 0.9 + r * 2.3, 0) for r in range(3) for c in range(4)]


def lay_mats(spots, kind, colours, rng, brass):
    paints = [plain(f"mat {i}", color, 0.85, 0.2, bump=0.04, bump_scale=300) for i, color in enumerate(colours["mats"])]
    cork, pale, rubber = plain("cork", "#d8b48a", 0.9), plain("foam", "#f0e2cd", 0.9), plain("rubber", "#1d1718", 0.6)
    for i, (x, y, turn) in enumerate(spots):
        yoga_mat((x, y, 0), turn + rng.uniform(-0.02, 0.02), paints[(i * 2 + i // 4) % len(paints)])

        def beside(side, along):
            return (x + side * math.cos(turn) - along * math.sin(turn), y + side * math.sin(turn) + along * math.cos(turn), 0)

        if kind == "flow" and rng.random() < 0.75:
            block(beside(0.5, 0.6), turn + rng.uniform(-0.3, 0.3), rng.choice([cork, pale]))
        if kind == "restore":
            at = beside(0, 0.5)
            bolster((at[0], at[1], 0.007), turn + QUARTER, plain("bolster", rng.choice([*colours["mats"], colours["cloth"]]), 0.95, sheen=0.3), 0.66, 0.12)
        if kind == "fiit":
            for offset in (0.5, 0.66):
                dumbbell(beside(offset, 0.2), turn + rng.uniform(-0.2, 0.2), rubber, brass, 1.1)


def still_life(spot, kind, colours, rng, brass):
    """On the mat that the close view looks at: what one takes to class."""
    x, y, turn = spot
    linen = plain("towel", "#f3e6d2", 0.95, bump=0.08, bump_scale=260, sheen=0.4)
    cloth = plain("blanket", colours["cloth"], 0.95, bump=0.08, bump_scale=260, sheen=0.4)
    cork = plain("cork block", "#c99a68", 0.9, bump=0.15, bump_scale=120)

    def at(side, along, up=0.008):
        return (x + side * math.cos(turn) - along * math.sin(turn), y + side * math.sin(turn) + along * math.cos(turn), up)

    if kind == "fiit":
        iron, red = plain("iron", "#1c1415", 0.5), plain("red iron", colours["accent"], 0.5)
        kettlebell(at(-0.12, 0.35), iron, 1.15)
        kettlebell(at(0.2, 0.5), red, 0.95)
        towels(at(0.08, -0.15), turn + 0.2, linen, 0.26, 0.4, 3)
        dumbbell(at(-0.24, -0.2), turn + 0.5, iron, brass, 1.2)
    elif kind == "restore":
        cushion((0.5, 0.5, 0.17), cloth, at(0, -0.1), turn + 0.5)
        towels(at(0.02, -0.12, 0.165), turn + 0.2, linen, 0.28, 0.36, 2)
        wax, flame = plain("wax", "#f6e6cc", 0.6), plain("flame", "#ffb050", 0.5, emit=24)
        for side, along, tall in ((0.46, 0.2, 0.16), (0.55, 0.06, 0.1), (0.42, 0.02, 0.22)):
            candle(at(side, along, 0), wax, flame, tall, 0.045)
    else:
        block(at(-0.1, 0.3), turn + 0.15, cork)
        block(at(-0.09, 0.3, 0.108), turn + 0.55, plain("foam block", colours["accent"], 0.9))
        towels(at(0.06, -0.1), turn + 0.25, linen, 0.3, 0.44, 2)
        flask = plain("flask", colours["deep"], 0.4, 0.5)
        cylinder("flask", 0.042, 0.24, flask, location=at(0.24, 0.42), bevel=0.012)
        cylinder("cap", 0.03, 0.05, brass, location=at(0.24, 0.42, 0.248), bevel=0.006)
        loop = [at(-0.2 + 0.09 * math.cos(a) * (1 - 0.1 * k), -0.35 + 0.09 * math.sin(a) * (1 - 0.1 * k), 0.018) for k in range(3) for a in (i * math.pi / 8 for i in range(16))]
        tube("strap", loop, plain("strap", colours["cloth"], 0.95), 0.012)


def nearest(spots, x, y):
    return min(spots, key=lambda spot: (spot[0] - x) ** 2 + (spot[1] - y) ** 2)


def build(seed, colours, town, hour, kind, size, windows, sun_motif, ceiling, floor, heating, wall_across, mats, plants, side="right", motif_at=0.0):
    rng, light, (half, depth, height) = random.Random(seed), HOURS[hour], SIZES[size]
    plaster = plain("plaster", colours["wall"], 0.92, 0.15, bump=0.10, bump_scale=9, vary=0.06, vary_scale=1.2)
    accent = plain("accent", colours["accent"], 0.9, 0.15, bump=0.12, bump_scale=9, vary=0.08, vary_scale=1.2)
    wood, brass = plain("joinery", colours["trim"], 0.6, 0.3), plain("brass", "#c99a52", 0.28, 0.5, metal=1)
    lay_floor(floor, half, depth, colours["floor"], colours["mats"], rng)
    rise = cover(ceiling, half, depth, height, plain("ceiling", colours.get("ceiling", colours["wall"]), 0.95, 0.1), wood)
    along = rect(FRONT, depth + 0.1, -0.1, height + 0.1)
    holes = openings(windows, depth, height)
    stand(wall("window wall", along, holes, 0.36, plaster), (half + 0.18, 0, 0), QUARTER)
    glaze(windows, holes, half, wood)
    stand(wall("across", along, across_holes(wall_across, depth), 0.5, plaster), (-half - 0.25, 0, 0), QUARTER)
    across(wall_across, half, depth, height, colours, wood, brass, rng)
    far = rect(-half - 0.3, half + 0.3, -0.1, height + rise + 0.15)
    stand(wall("far wall", far, motif_hole(sun_motif, motif_at), 0.4, accent), (0, depth + 0.2, 0))
    motif(sun_motif, motif_at, depth, plaster, colours["deep"], wood, brass, light["glow"], rng)
    if sun_motif != "doors":
        box("skirting", -half, half, depth - 0.03, depth + 0.01, 0, 0.12, wood)
    heat(heating, depth, height, light["glow"] * 0.55, rise)

    leaf = plain("house leaf", colours["leaf"], 0.5, 0.35, vary=0.2, vary_scale=2)
    pale, clay = plain("pale pot", "#efe0c8", 0.8), plain("clay pot", colours["pot"], 0.85, bump=0.05, bump_scale=30)
    one, two = plants
    plant(one, (half - 0.75, depth - 0.8, 0), rng, leaf, clay, 1.05)
    plant(two, (-half + 0.85, depth - 0.95, 0), rng, leaf, pale, 1.15)
    plant(one, (half - 0.7, depth - 4.6, 0), rng, leaf, pale, 0.75)
    if "hanging" in plants:
        for x, y in ((half - 0.7, depth - 1.3), (half - 0.8, depth - 3.6), (-half + 1.0, depth - 1.0), (half - 0.75, depth - 5.9)):
            hanging((x, y, height), rng, leaf, pale, rng.uniform(0.8, 1.3))
    spots = places(mats, half, depth)
    chosen = nearest(spots, half * 0.3, 2.6)
    lay_mats([spot for spot in spots if spot is not chosen], kind, colours, rng, brass)
    yoga_mat((chosen[0], chosen[1], 0), chosen[2], plain("near mat", colours["mats"][0], 0.85, 0.2, bump=0.04, bump_scale=300))
    still_life(chosen, kind, colours, rng, brass)
    view_out(town, half, depth, rng, plain("leaf", colours["leaf"], 0.55, 0.3, vary=0.25, vary_scale=1.5))

    azimuth, elevation, strength, tone = light["sun"]
    sky(light["stops"], light["sky"])
    sun(azimuth, 58 if ceiling == "skylight" else elevation, strength, tone, 0.7)
    soft_light((0, 1.5, height - 0.35), (0, 3.5, 0), 4.5, light["fill"], light["tint"])
    turned = -1 if side == "left" else 1
    if turned < 0:
        mirror_world()
    return dict(eye=camera((0, -4, 1.5), (0, 8, 1.3)), turned=turned, half=half, depth=depth, height=height, mat=chosen, motif_at=motif_at)


def shots(room, view, stand_at):
    half, depth, (x, y, turn) = room["half"], room["depth"], room["mat"]
    if view == "room":
        (ex, ey, ez), aim_x = EYES[stand_at]
        return (ex * half, ey, ez), (aim_x * half, depth, 1.45 if ez < 2 else 1.0), 23, None
    if view == "window":
        return (-half + 0.9, 0.3, 1.4), (half, depth - 2.6, 1.25), 24, None
    if view == "across":
        return (half - 0.8, 0.2, 1.4), (-half, depth - 2.8, 1.2), 24, None
    if view == "sun":
        return (room["motif_at"] - 1.7, depth - 4.4, 1.0), (room["motif_at"] + 0.5, depth, 1.25), 27, None
    if view == "plant":
        return (half - 3.6, depth - 3.9, 1.15), (half - 0.9, depth - 0.6, 1.15), 34, None
    return (x - 0.95, y - 1.75, 0.85), (x + 0.08, y + 0.25, 0.1), 38, 2.2


def frame(room, view, stand_at="centre"):
    location, target, lens, focus = shots(room, view, stand_at)
    eye, turned = room["eye"], room["turned"]
    eye.location = (location[0] * turned, *location[1:])
    aim(eye, (target[0] * turned, *target[1:]))
    eye.data.lens = lens
    eye.data.dof.use_dof = focus is not None
    if focus:
        eye.data.dof.aperture_fstop, eye.data.dof.focus_distance = 3.2, focus
