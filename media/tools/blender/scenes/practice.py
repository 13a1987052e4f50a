"""A class in motion: one figure moves between a few poses on the stage of its kind, seen by a camera that stands still.

Keys lie evenly in time: the figure leaves its first pose slowly and comes slowly to its last one. How long that takes is
decided later, by the film.
"""
import math
import random

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from class_stage import CAMERA, FIGURES, SPOT, STAGES
from class_stage import frame as place_camera
from people import person
from poses import POSES
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
    """Someone who learns one loop after the other: the turn of every bone at each of its poses."""

    def __init__(self, human, spot, floor):
        self.human, self.spot, self.floor = human, spot, floor
        self.meshes = [item for item in bpy.data.objects if item.parent == human.rig]
        self.loop = None

    def learn(self, loop, eye):
        """Animates the keys of a loop; the part of the picture that the figure covers on its way is kept."""
        if loop == self.loop:
            return
        self.loop, self.start = loop, None
        self.human.rig.animation_data_clear()
        self.stations = [self._turns({**POSES.get(pose.get("of"), {}), **pose}) for pose in loop["poses"]]
        keys, last = loop["keys"], (len(self.stations) - 1) * loop.get("share", 1)
        covered = []
        for key in range(keys):
            self._take(last * (1 - math.cos(math.pi * key / (keys - 1))) / 2)
            self._remember(key + 1)
            covered += self._extent(eye)
        self.low, self.high = np.array(covered).min(0), np.array(covered).max(0)

    def _turns(self, pose):
        self.human.rig.location, self.human.rig.rotation_euler.z = (0, 0, 0), 0
        self._pose(pose)
        self._pose(self.human.lay_hands(pose))
        return {bone.name: bone.matrix_basis.to_quaternion() for bone in self.human.rig.pose.bones}

    def _pose(self, pose):
        # Bones are set one by one, and bending the skin after each would take minutes.
        for item in self.meshes:
            item.hide_viewport = True
        self.human.pose(pose)
        for item in self.meshes:
            item.hide_viewport = False
        bpy.context.view_layer.update()

    def _take(self, position):
        """`position` counts poses: 1.25 is a quarter of the way from the second to the third."""
        step = min(int(position), len(self.stations) - 2)
        here, there, share = self.stations[step], self.stations[step + 1], position - step
        for bone in self.human.rig.pose.bones:
            bone.rotation_mode, bone.location = "QUATERNION", (0, 0, 0)
            bone.rotation_quaternion = here[bone.name].slerp(there[bone.name], share)
        self.human.place(self.spot, self.loop["turn"], self.floor)
        rig = self.human.rig
        held = rig.matrix_world @ rig.pose.bones[self.loop["anchor"]].head
        if self.start is None:
            self.start = held + self._to_spot()
        rig.location.xy += (self.start - held).xy

    def _to_spot(self):
        """From the middle of the first pose to the spot; the anchor then stays where it is."""
        rig = self.human.rig
        points = np.array([rig.matrix_world @ rig.pose.bones[name].head for name in ("head", "root", "foot.L", "foot.R", "wrist.L", "wrist.R")])
        middle = (points.min(0) + points.max(0)) / 2
        return Vector((self.spot[0] - middle[0], self.spot[1] - middle[1], 0))

    def _remember(self, frame):
        rig = self.human.rig
        rig.keyframe_insert("location", frame=frame)
        for bone in rig.pose.bones:
            bone.keyframe_insert("rotation_quaternion", frame=frame)

    def _extent(self, eye):
        """The part of the picture the figure covers now, as shares from the left and from below."""
        bpy.context.view_layer.update()
        graph = bpy.context.evaluated_depsgraph_get()
        # The body has no skin under its clothes, so they count too.
        worn = [item.evaluated_get(graph) for item in self.meshes if item.type == "MESH"]
        points = [item.matrix_world @ item.data.vertices[i].co for item in worn for i in range(0, len(item.data.vertices), 45)]
        seen = [world_to_camera_view(bpy.context.scene, eye, point) for point in points]
        return [(point.x, point.y) for point in seen]


def build(kind, who=None, face=5, paint=None, seed=7):
    STAGES[kind](random.Random(seed))
    repaint(paint or {})
    eye = camera(*CAMERA[kind])
    human = person("person", rng=random.Random(face), **{**FIGURES[kind], **(who or {})})
    return Figure(human, (*SPOT[kind][:2], 0), 0.007), eye


def frame(world, samples, eye, loop=None, key=None, shadow=(0.05, 0.12)):
    """Without a loop: the empty stage. `shadow` widens the rendered part, for the shadow that moves with the figure."""
    figure, view = world
    scene = bpy.context.scene
    scene.cycles.samples = samples
    place_camera(view, *eye)
    bpy.context.view_layer.update()
    for item in (figure.human.rig, *figure.meshes):
        item.hide_render = loop is None
    render = scene.render
    render.use_border = loop is not None
    if loop is None:
        return
    figure.learn(loop, view)
    left, right = shadow
    render.border_min_x, render.border_max_x = max(0, figure.low[0] - left), min(1, figure.high[0] + right)
    render.border_min_y, render.border_max_y = max(0, figure.low[1] - 0.08), min(1, figure.high[1] + 0.1)
    scene.frame_set(key + 1)
