"""What grows inside a studio, and what its windows look out on."""
import math

from mathutils import Vector

from materials import plain
from plants import GOLDEN, agave, cypress, foliage, fronds, hedge, palm, potted, pot, round_tree
from shapes import box, copy, lathe, mesh, sphere, tube


#: How steeply a sword leaf rises: nearly upright.
UPRIGHT = 1.28


def blade(name, material, length, width, bow, fold=0.2, steps=12):
    """One broad leaf along +X, folded along its rib."""
    vertices, faces = [], []
    for i in range(steps + 1):
        t = i / steps
        w = width * math.sin(math.pi * min(1, 0.06 + t * 0.94)) ** 0.7 * 0.5
        x, z = length * t * (1 - 0.12 * bow * t), length * (0.25 * t - 0.55 * bow * t * t)
        vertices += [(x, -w, z + fold * w), (x, 0, z), (x, w, z + fold * w)]
    for i in range(steps):
        k = i * 3
        faces += [(k, k + 1, k + 4, k + 3), (k + 1, k + 2, k + 5, k + 4)]
    item = mesh(name, vertices, faces, material, smooth=True)
    item.hide_render = True
    return item


def banana(at, rng, leaf, clay, height=2.3):
    x, y, z = at
    pot(at, 0.3, clay)
    leaves = [blade(f"banana {i}", leaf, height * 0.62, height * 0.2, bow) for i, bow in enumerate((0.35, 0.75, 1.2))]
    for i in range(11):
        rise = z + 0.5 + height * (0.42 - 0.03 * (i % 4))
        lean, turn = rng.uniform(0.06, 0.2), i * GOLDEN
        root = (x + lean * math.cos(turn), y + lean * math.sin(turn), rise)
        tube("stalk", [(x, y, z + 0.4), root], leaf, 0.022)
        copy(leaves[i % 3], root, (rng.uniform(-0.2, 0.2), -rng.uniform(0.25, 1.05), turn), rng.uniform(0.8, 1.1))


def snake(at, rng, leaf, clay, height=1.0):
    """Upright swords in a low bowl."""
    x, y, z = at
    lathe("bowl", [(0, 0), (0.3, 0), (0.38, 0.05), (0.4, 0.34), (0.36, 0.34), (0.34, 0.28), (0, 0.28)], clay, location=at)
    sword = blade("sword", leaf, height, 0.1, -0.05, 0.5)
    for i in range(17):
        r, turn = 0.26 * math.sqrt(i / 17), i * GOLDEN
        copy(sword, (x + r * math.cos(turn), y + r * math.sin(turn), z + 0.22), (rng.uniform(-3, 3), -UPRIGHT + rng.uniform(-0.14, 0.2), turn), rng.uniform(0.65, 1.1))


def olive(at, rng, leaf, clay, height=2.6):
    x, y, z = at
    pot(at, 0.36, clay)
    bark = plain("olive bark", "#7d6650", 0.9, vary=0.2)
    fork = (x + 0.04, y, z + height * 0.5)
    tube("bole", [(x, y, z + 0.5), (x - 0.05, y + 0.03, z + height * 0.3), fork], bark, [0.06, 0.05, 0.045])
    shoot = blade("olive leaf", leaf, 0.15, 0.034, 0.3, steps=4)
    for i in range(8):
        turn = i * GOLDEN
        tip = Vector((x + 0.5 * math.cos(turn) * rng.uniform(0.5, 1.1), y + 0.5 * math.sin(turn) * rng.uniform(0.5, 1.1), z + height * rng.uniform(0.66, 0.92)))
        tube("limb", [fork, tuple((Vector(fork) + tip) / 2 + Vector((0, 0, 0.08))), tuple(tip)], bark, [0.03, 0.02, 0.01])
        for _ in range(80):
            spot = tip + Vector((rng.gauss(0, 0.17), rng.gauss(0, 0.17), rng.gauss(0, 0.15)))
            copy(shoot, spot, (rng.uniform(-1, 1), rng.uniform(-1.2, 0.5), rng.uniform(0, 6.3)), rng.uniform(0.8, 1.5))


def pampas(at, rng, clay, height=1.7):
    x, y, z = at
    lathe("jar", [(0, 0), (0.2, 0), (0.3, 0.25), (0.28, 0.5), (0.14, 0.66), (0.17, 0.72), (0.12, 0.72), (0, 0.6)], clay, location=at)
    straw = plain("straw", "#e3c08e", 0.95, sheen=0.5)
    for i in range(15):
        turn, lean = i * GOLDEN, rng.uniform(0.1, 0.42)
        tip = (x + lean * math.cos(turn), y + lean * math.sin(turn), z + height * rng.uniform(0.82, 1.08))
        middle = (x + lean * 0.35 * math.cos(turn), y + lean * 0.35 * math.sin(turn), z + height * 0.6)
        tube("stem", [(x, y, z + 0.6), middle, tip], straw, [0.005, 0.006, 0.004], round_off=True)
        plume = sphere("plume", 0.06, straw, tip, (0.75, 0.75, 3.4), 20)
        plume.rotation_euler = (-lean * math.sin(turn) * 0.9, lean * math.cos(turn) * 0.9, 0)
        foliage(plume, 0.05, 0.03)


def hanging(at, rng, leaf, clay, drop=1.1):
    """A bowl on cords with long runners."""
    x, y, z = at
    low = z - drop
    lathe("hanging bowl", [(0, 0), (0.14, 0.02), (0.24, 0.14), (0.25, 0.24), (0.22, 0.24), (0, 0.18)], clay, location=(x, y, low))
    cord = plain("cord", "#e8d2b0", 0.9)
    for i in range(3):
        a = i * 2.094
        tube("cord", [(x + 0.24 * math.cos(a), y + 0.24 * math.sin(a), low + 0.22), (x, y, z)], cord, 0.006)
    sprig = blade("ivy", leaf, 0.16, 0.09, 0.6, steps=5)
    for i in range(16):
        a, length = i * GOLDEN, rng.uniform(0.3, 0.95)
        for k in range(int(length / 0.06)):
            r = 0.24 + 0.06 * math.sin(k * 0.5)
            copy(sprig, (x + r * math.cos(a), y + r * math.sin(a), low + 0.26 - k * 0.06), (rng.uniform(-0.5, 0.5), rng.uniform(0.2, 1.0), a + rng.uniform(-0.9, 0.9)), rng.uniform(0.7, 1.2))


def cactus(at, rng, clay, height=1.6):
    x, y, z = at
    pot(at, 0.26, clay)
    green = plain("cactus", "#5f7d58", 0.75, vary=0.12)

    def column(cx, cy, low, tall, r):
        steps, ribs, rings, vertices = 72, 12, [0, 0.08, 0.5, 0.86, 0.96, 1], []
        for t in rings:
            girth = r * (1 if 0 < t < 0.8 else 0.96 if t == 0 else 0.86 if t < 0.9 else 0.55 if t < 1 else 0.02)
            for i in range(steps):
                a = 2 * math.pi * i / steps
                g = girth * (1 + 0.09 * math.cos(a * ribs))
                vertices.append((cx + g * math.cos(a), cy + g * math.sin(a), low + tall * t))
        faces = [(j * steps + i, j * steps + (i + 1) % steps, (j + 1) * steps + (i + 1) % steps, (j + 1) * steps + i) for j in range(len(rings) - 1) for i in range(steps)]
        mesh("cactus", vertices, faces, green, smooth=True)

    column(x, y, z + 0.4, height, 0.14)
    column(x + 0.2, y + 0.05, z + 0.42, height * 0.6, 0.1)
    column(x - 0.17, y - 0.08, z + 0.42, height * 0.36, 0.09)


def plant(kind, at, rng, leaf, clay, size=1.0):
    if kind == "areca":
        potted(at, rng, leaf, clay, 1.8 * size, 0.29 * size)
    elif kind == "banana":
        banana(at, rng, leaf, clay, 2.3 * size)
    elif kind == "snake":
        snake(at, rng, leaf, clay, 1.05 * size)
    elif kind == "olive":
        olive(at, rng, leaf, clay, 2.5 * size)
    elif kind == "pampas":
        pampas(at, rng, clay, 1.7 * size)
    elif kind == "cactus":
        cactus(at, rng, clay, 1.5 * size)
    elif kind == "agave":
        lathe("planter", [(0, 0), (0.3, 0), (0.36, 0.05), (0.4, 0.42), (0.36, 0.44), (0.32, 0.38), (0, 0.38)], clay, location=at)
        agave((at[0], at[1], at[2] + 0.36), leaf, 26, 0.72 * size, 0.13)


def view_out(town, half, depth, rng, leaf):
    """What one sees through the windows: the town this studio stands in."""
    bark = plain("bark", "#8a6a50", 0.9, vary=0.2)
    edge = half + 0.5
    leaves = fronds(leaf, rng, 2.2)
    spots = {"beach": ((3.2, -3.2), (2.6, 1.6), (4.6, 5.2), (3.0, depth + 0.6), (8, 3), (10, depth + 4)), "downtown": ((2.6, -1.5), (2.8, depth - 2.5)), "suburb": ((3.4, 0.5), (6, depth + 2)), "lakes": ((3.6, depth - 1.5), (5, -2))}[town]
    for x, y in spots:
        palm((edge + x, y, -0.4), rng.uniform(2.5, 3.8), rng, leaves, bark, 18, rng.uniform(0.3, 1.0))
    for x, y in ((-1.6, 4.2), (2.2, 5.4)):
        palm((x, depth + y, -0.4), rng.uniform(2.2, 3.4), rng, leaves, bark, 18, rng.uniform(0.3, 0.9))
    ground = {"beach": "#e3c596", "downtown": "#cfa684", "suburb": "#8f9c60", "lakes": "#8f9c60"}[town]
    box("ground", -70, 90, -60, 120, -0.5, -0.35, plain("ground", ground, 0.95, vary=0.1, bump=0.2, bump_scale=8))
    shrub = plain("shrub", "#5c7446", 0.85, vary=0.15)
    if town == "beach":
        box("sea", edge + 16, 400, -300, 300, -0.36, -0.3, plain("sea", "#4f9498", 0.25, 0.5, bump=0.2, bump_scale=1.2))
    if town == "downtown":
        for x, y, w, tall in ((14, 16, 6, 18), (19, 4, 7, 24), (15, -8, 6, 15), (24, 12, 7, 30), (26, -4, 8, 20), (-4, 26, 7, 16), (5, 30, 6, 22)):
            tone = rng.choice(["#d8a78c", "#c98f84", "#e2bd9c", "#c9a090"])
            box("tower", edge + x, edge + x + w, y, y + w, -0.4, tall, plain("tower", tone, 0.9))
            for floor in range(int(tall / 1.5) - 1):
                box("band", edge + x - 0.06, edge + x + w, y - 0.06, y + w, 1 + floor * 1.5, 1.7 + floor * 1.5, plain("band", "#8a6268", 0.3))
    if town in ("suburb", "lakes"):
        for x, y, size in ((7, 9, 5), (10, 1, 5.6), (8, -6, 4.8), (13, 6, 6.5), (-5, depth + 9, 5), (3, depth + 11, 5.6)):
            round_tree((edge + x if x > 4 else x, y, -0.4), size, rng, shrub, bark)
    if town == "suburb":
        low = hedge(-20, 20, 0, 1.15, shrub)
        low.rotation_euler.z, low.location = math.pi / 2, (edge + 4.6, 4, -0.4)
    if town == "lakes":
        box("lake", edge + 7, 70, -60, 100, -0.36, -0.3, plain("lake", "#7fa8a8", 0.08, 0.6, bump=0.08, bump_scale=1.5))
        for y in (-2.5, 2.8, 7.6):
            cypress((edge + 5.4, y, -0.4), 4.6, rng, plain("cypress", "#3f5638", 0.7))
