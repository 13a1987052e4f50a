"""Blender's side of `media:render`: reads a list of jobs, builds each scene and renders its shots.

    blender -b -P run.py -- jobs.json

A job: {"scene", "params", "size": [w, h], "samples", "bounces", "shots": [{"out", ...}]}. One scene may have several shots
(camera variants, film keys); it is built once.
"""
import importlib
import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "scenes")]

import bpy  # noqa: E402
import stage  # noqa: E402


def save_camera(path):
    """Film keys need the camera beside the picture, for the frames between them."""
    camera = bpy.context.scene.camera
    with open(path, "w") as file:
        json.dump({"matrix": [list(row) for row in camera.matrix_world], "lens": camera.data.lens}, file)


def run(job):
    stage.reset()
    stage.setup(*job["size"], job["samples"], job.get("bounces", 5), job.get("seed", 1))
    scene = importlib.import_module(job["scene"])
    world = scene.build(**job["params"])
    for shot in job["shots"]:
        if "view" in shot:
            scene.frame(world, **shot["view"])
        bpy.context.view_layer.update()
        stage.render(shot["out"] + ".exr")
        save_camera(shot["out"] + ".json")


with open(sys.argv[sys.argv.index("--") + 1]) as file:
    for job in json.load(file):
        run(job)
