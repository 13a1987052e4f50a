"""The ground every scene stands on: an empty file, Cycles set up for our denoiser, camera, light and sky."""
import math
import time

import bpy
from mathutils import Vector


def linear(color, alpha=1.0):
    """'#rrggbb' (sRGB, as in brand.md) to the linear RGBA that Cycles works in."""
    digits = color.lstrip("#")

    def channel(value):
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    return tuple(channel(int(digits[i:i + 2], 16) / 255) for i in (0, 2, 4)) + (alpha,)


def link(item):
    bpy.context.scene.collection.objects.link(item)
    return item


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def setup(width, height, samples, bounces=5, seed=1):
    """Few samples plus albedo, normal and depth passes: the denoiser outside Blender does the rest."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.threads_mode = "AUTO"
    scene.render.use_persistent_data = True
    scene.world = bpy.data.worlds.new("sky")
    scene.world.use_nodes = True

    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples, cycles.seed = samples, seed
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.03
    cycles.max_bounces, cycles.diffuse_bounces = bounces, min(4, bounces)
    cycles.glossy_bounces, cycles.transmission_bounces = 3, 4
    cycles.transparent_max_bounces = 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 4, 1
    cycles.use_denoising = False
    if hasattr(cycles, "use_light_tree"):
        cycles.use_light_tree = True

    layer = scene.view_layers[0]
    layer.use_pass_z = True
    layer.cycles.denoising_store_passes = True
    settings = scene.render.image_settings
    settings.file_format, settings.color_depth, settings.exr_codec = "OPEN_EXR_MULTILAYER", "32", "NONE"
    return scene


def aim(item, target):
    direction = Vector(target) - Vector(item.location)
    item.rotation_euler = direction.to_track_quat("-Z", "Y").to_euler()


def camera(location, target, lens=35, fstop=None, focus=None, shift=(0, 0)):
    data = bpy.data.cameras.new("camera")
    item = link(bpy.data.objects.new("camera", data))
    bpy.context.scene.camera = item
    item.location = location
    aim(item, target)
    data.lens, data.sensor_width, data.clip_end = lens, 36, 2000
    data.shift_x, data.shift_y = shift
    if fstop:
        data.dof.use_dof, data.dof.aperture_fstop = True, fstop
        data.dof.focus_distance = focus or (Vector(target) - Vector(location)).length
    return item


def sun(azimuth, elevation, strength, color="#ffd9a8", softness=0.6):
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.color, light.angle = strength, linear(color)[:3], math.radians(softness)
    item = link(bpy.data.objects.new("sun", light))
    az, el = math.radians(azimuth), math.radians(elevation)
    towards = Vector((math.cos(el) * math.cos(az), math.cos(el) * math.sin(az), math.sin(el)))
    item.rotation_euler = (-towards).to_track_quat("-Z", "Y").to_euler()
    return item


def soft_light(location, target, size, power, color="#ffffff"):
    light = bpy.data.lights.new("area", "AREA")
    light.energy, light.color, light.size = power, linear(color)[:3], size
    item = link(bpy.data.objects.new("area", light))
    item.location = location
    aim(item, target)
    item.visible_camera = False
    return item


def sky(stops, strength=1.0):
    """A gradient by elevation: stops are (0 at the horizon … 1 high up, colour)."""
    tree = bpy.context.scene.world.node_tree
    background = tree.nodes["Background"]
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    height = tree.nodes.new("ShaderNodeMapRange")
    height.inputs["From Min"].default_value, height.inputs["From Max"].default_value = -0.1, 0.7
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    tree.links.new(coordinates.outputs["Generated"], split.inputs[0])
    tree.links.new(split.outputs["Z"], height.inputs["Value"])
    tree.links.new(height.outputs["Result"], ramp.inputs["Fac"])
    elements = ramp.color_ramp.elements
    for index, (position, color) in enumerate(stops):
        if index < 2:
            elements[index].position = position
        element = elements[index] if index < 2 else elements.new(position)
        element.color = linear(color)
    tree.links.new(ramp.outputs["Color"], background.inputs["Color"])
    background.inputs["Strength"].default_value = strength


def render(path):
    scene = bpy.context.scene
    scene.render.filepath = path
    start = time.time()
    bpy.ops.render.render(write_still=True)
    print(f"RENDERED {path} {time.time() - start:.1f}", flush=True)
