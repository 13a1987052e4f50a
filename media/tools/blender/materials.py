"""Matte, slightly uneven surfaces: everything in this world is clay, plaster, wood, cloth or leaf."""
import bpy

from stage import linear


def principled(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    return material, tree, tree.nodes["Principled BSDF"]


def plain(name, color, rough=0.8, spec=0.3, metal=0, emit=None, bump=0, bump_scale=60, sheen=0, vary=0, vary_scale=3):
    """One colour; `bump` roughens the surface, `vary` lets its brightness wander as hand-mixed plaster does."""
    material, tree, shader = principled(name)
    rgba = linear(color)
    shader.inputs["Base Color"].default_value = rgba
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Specular"].default_value = spec
    shader.inputs["Metallic"].default_value = metal
    shader.inputs["Sheen"].default_value = sheen
    if emit:
        shader.inputs["Emission"].default_value = rgba
        shader.inputs["Emission Strength"].default_value = emit
    if bump:
        height = noise(tree, bump_scale, 6)
        surface = tree.nodes.new("ShaderNodeBump")
        surface.inputs["Strength"].default_value, surface.inputs["Distance"].default_value = bump, 0.02
        tree.links.new(height.outputs["Fac"], surface.inputs["Height"])
        tree.links.new(surface.outputs["Normal"], shader.inputs["Normal"])
    if vary:
        cloud = noise(tree, vary_scale, 5)
        shade = tree.nodes.new("ShaderNodeMapRange")
        shade.inputs["From Min"].default_value, shade.inputs["From Max"].default_value = 0.3, 0.7
        shade.inputs["To Min"].default_value, shade.inputs["To Max"].default_value = 1 - vary, 1 + vary
        tint = tree.nodes.new("ShaderNodeHueSaturation")
        tint.inputs["Color"].default_value = rgba
        tree.links.new(cloud.outputs["Fac"], shade.inputs["Value"])
        tree.links.new(shade.outputs["Result"], tint.inputs["Value"])
        tree.links.new(tint.outputs["Color"], shader.inputs["Base Color"])
    return material


def noise(tree, scale, detail):
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    texture = tree.nodes.new("ShaderNodeTexNoise")
    texture.inputs["Scale"].default_value, texture.inputs["Detail"].default_value = scale, detail
    tree.links.new(coordinates.outputs["Object"], texture.inputs["Vector"])
    return texture


def boards(name, color, rough=0.35, vary=0.16):
    """Wooden boards: each board its own shade, and a grain along its length."""
    material = plain(name, color, rough, 0.4)
    tree, shader = material.node_tree, material.node_tree.nodes["Principled BSDF"]
    join = tree.links.new

    island = tree.nodes.new("ShaderNodeNewGeometry")
    shade = tree.nodes.new("ShaderNodeMapRange")
    shade.inputs["To Min"].default_value, shade.inputs["To Max"].default_value = 1 - vary, 1 + vary
    tint = tree.nodes.new("ShaderNodeHueSaturation")
    tint.inputs["Color"].default_value = linear(color)
    join(island.outputs["Random Per Island"], shade.inputs["Value"])
    join(shade.outputs["Result"], tint.inputs["Value"])

    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    stretch = tree.nodes.new("ShaderNodeMapping")
    stretch.inputs["Scale"].default_value = (26, 1.3, 1)
    grain = tree.nodes.new("ShaderNodeTexNoise")
    for socket, value in (("Scale", 3), ("Detail", 8), ("Distortion", 0.6)):
        grain.inputs[socket].default_value = value
    join(coordinates.outputs["Object"], stretch.inputs["Vector"])
    join(stretch.outputs["Vector"], grain.inputs["Vector"])

    ramp = tree.nodes.new("ShaderNodeValToRGB")
    dark, light = ramp.color_ramp.elements
    dark.position, dark.color, light.position = 0.35, (0.45, 0.3, 0.2, 1), 0.65
    mix = tree.nodes.new("ShaderNodeMixRGB")
    mix.blend_type = "MULTIPLY"
    mix.inputs["Fac"].default_value = 0.35
    join(grain.outputs["Fac"], ramp.inputs["Fac"])
    join(tint.outputs["Color"], mix.inputs["Color1"])
    join(ramp.outputs["Color"], mix.inputs["Color2"])
    join(mix.outputs["Color"], shader.inputs["Base Color"])

    surface = tree.nodes.new("ShaderNodeBump")
    surface.inputs["Strength"].default_value, surface.inputs["Distance"].default_value = 0.08, 0.005
    join(grain.outputs["Fac"], surface.inputs["Height"])
    join(surface.outputs["Normal"], shader.inputs["Normal"])
    return material


def window_glass(name):
    """Seen through from the front, a mirror at grazing angles; no refraction, so light passes without noise."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.remove(tree.nodes["Principled BSDF"])
    clear = tree.nodes.new("ShaderNodeBsdfTransparent")
    gloss = tree.nodes.new("ShaderNodeBsdfGlossy")
    gloss.inputs["Roughness"].default_value = 0.02
    fresnel = tree.nodes.new("ShaderNodeFresnel")
    fresnel.inputs["IOR"].default_value = 1.35
    mix = tree.nodes.new("ShaderNodeMixShader")
    for source, socket in ((fresnel, 0), (clear, 1), (gloss, 2)):
        tree.links.new(source.outputs[0], mix.inputs[socket])
    tree.links.new(mix.outputs[0], tree.nodes["Material Output"].inputs[0])
    return material
