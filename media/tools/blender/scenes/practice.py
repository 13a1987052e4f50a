"""A class in motion: one figure moves through a few poses on the stage of its kind, seen by a camera that stands still.

Keys lie evenly between the poses; when and how fast the figure moves is decided later, by the film. The vector pass says
where each point goes by the next key, so the frames between two keys need no render.
"""
import random

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from class_stage import CAMERA, FIGURES, SPOT, STAGES
from people import person
from routes import ROUTES
from stage import camera, linear


def repaint(colors):
    """The same stage in another light of the day: walls, floor, sun and mat may change their colour."""
    for name, color in colors.items():
        tree = bpy.data.materials[name].node_tree
        for node in tree.nodes:
            for field in ("Base Color", "Color"):
                socket = node.inputs.get(field)
                if socket and not socket.is_linked:
                    socket.default_value = linear(color)
            if node.type == "BSDF_PRINCIPLED" and any(node.inputs["Emission"].default_value[:3]):
                node.inputs["Emission"].default_value = linear(color)


class Figure:
    """Someone who has learnt a route: the turn of every bone at each of its poses."""

    def __init__(self, human, poses, spot, turn, floor, anchor):
        self.human, self.spot, self.turn, self.floor, self.anchor = human, spot, turn, floor, anchor
        self.meshes = [item for item in bpy.data.objects if item.parent == human.rig]
        self.stations = [self._turns(pose) for pose in poses]
        self.start = None

    def _turns(self, pose):
        # Bones are set one by one, and bending the skin after each would take minutes.
        for item in self.meshes:
            item.hide_viewport = True
        self.human.pose(pose)
        for item in self.meshes:
            item.hide_viewport = False
        return {bone.name: bone.matrix_basis.to_quaternion() for bone in self.human.rig.pose.bones}

    def take(self, position):
        """`position` counts poses: 1.25 is a quarter of the way from the second to the third."""
        step = min(int(position), len(self.stations) - 2)
        here, there, share = self.stations[step], self.stations[step + 1], position - step
        for bone in self.human.rig.pose.bones:
            bone.rotation_mode, bone.location = "QUATERNION", (0, 0, 0)
            bone.rotation_quaternion = here[bone.name].slerp(there[bone.name], share)
        self.human.place(self.spot, self.turn, self.floor)
        rig = self.human.rig
        held = rig.matrix_world @ rig.pose.bones[self.anchor].head
        self.start = self.start or held.copy()
        rig.location.xy += (self.start - held).xy

    def remember(self, frame):
        rig = self.human.rig
        rig.keyframe_insert("location", frame=frame)
        for bone in rig.pose.bones:
            bone.keyframe_insert("rotation_quaternion", frame=frame)

    def extent(self, eye):
        """The part of the picture the figure covers now, as shares from the left and from below."""
        bpy.context.view_layer.update()
        evaluated = self.human.body.evaluated_get(bpy.context.evaluated_depsgraph_get())
        seen = [world_to_camera_view(bpy.context.scene, eye, evaluated.matrix_world @ Vector(v.co)) for v in list(evaluated.data.vertices)[::9]]
        return [(point.x, point.y) for point in seen]


def animate(figure, eye, keys):
    last = len(figure.stations) - 1
    covered = []
    for key in range(keys):
        figure.take(key * last / (keys - 1))
        figure.remember(key + 1)
        covered += figure.extent(eye)
    for curve in figure.human.rig.animation_data.action.fcurves:
        for point in curve.keyframe_points:
            point.interpolation = "LINEAR"
    points = np.array(covered)
    return points.min(0), points.max(0)


def build(kind, route, keys, who=None, face=5, turn=0.0, spot=None, eye=None, paint=None, shadow=(0.05, 0.12), seed=7):
    """`shadow` widens the rendered part to the left and right, for the shadow that moves with the figure."""
    STAGES[kind](random.Random(seed))
    repaint(paint or {})
    scene = bpy.context.scene
    scene.view_layers[0].use_pass_vector = True
    view = camera(*(eye or CAMERA[kind]))
    human = person("person", rng=random.Random(face), **{**FIGURES[kind], **(who or {})})
    steps = ROUTES[route]
    figure = Figure(human, steps["poses"], (*(spot or SPOT[kind][:2]), 0), turn, 0.007, steps["anchor"])
    low, high = animate(figure, view, keys)
    left, right = shadow
    border = (max(0, low[0] - left), min(1, high[0] + right), max(0, low[1] - 0.06), min(1, high[1] + 0.05))
    return figure, border


def frame(world, samples, key=None):
    """Without a key: the empty stage."""
    figure, border = world
    scene = bpy.context.scene
    scene.cycles.samples = samples
    for item in (figure.human.rig, *figure.meshes):
        item.hide_render = key is None
    scene.render.use_border = key is not None
    render = scene.render
    render.border_min_x, render.border_max_x, render.border_min_y, render.border_max_y = border
    scene.frame_set(1 if key is None else key + 1)
