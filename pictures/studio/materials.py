"""Materials. Sizes of bumps are in the object's own units (1 unit = 10 cm for products, 1 m for scenes)."""
import bpy

from .nodes import Nodes, srgb


def principled(material):
    """The one shader of a material and a writer for its nodes."""
    return material.node_tree.nodes['Principled BSDF'], Nodes(material.node_tree)


def material(name, color='#ffffff', rough=.45, metal=0.0, spec=.5, coat=0.0, coat_rough=.1, bump=0.0, bump_scale=60.0,
             bump_distance=.01, emit=None, emit_strength=1.0, transmission=0.0, ior=1.45, rough_var=0.0, sss=0.0):
    """A plain surface; `bump` roughens its shape, `rough_var` how it shines, both by one noise of scale `bump_scale`."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    shader, n = principled(made)
    linear = srgb(color) if isinstance(color, str) else color
    values = {'Base Color': linear, 'Roughness': rough, 'Metallic': metal, 'Specular': spec, 'Clearcoat': coat,
              'Clearcoat Roughness': coat_rough, 'Transmission': transmission, 'IOR': ior}
    if sss:
        values.update({'Subsurface': sss, 'Subsurface Color': linear, 'Subsurface Radius': (.1, .1, .1)})
    if emit:
        values.update({'Emission': srgb(emit) if isinstance(emit, str) else emit, 'Emission Strength': emit_strength})
    for key, value in values.items():
        shader.inputs[key].default_value = value
    if bump or rough_var:
        noise = n.noise(bump_scale)
        if bump:
            n.link(n('ShaderNodeBump', Strength=bump, Distance=bump_distance, Height=noise).outputs[0], shader.inputs['Normal'])
        if rough_var:
            n.link(n.math('MULTIPLY_ADD', noise, rough_var, rough - rough_var / 2), shader.inputs['Roughness'])
    return made


def mottled(name, stops, scale, rough=.9, detail=8.0, stretch=None, bump=0.0, bump_distance=.1, metal=0.0, spec=.2):
    """A surface whose colour follows a noise: stops are (position, '#rrggbb'), ascending."""
    made = material(name, '#ffffff', rough, metal=metal, spec=spec)
    shader, n = principled(made)
    noise = n.noise(scale, detail, .65, stretch=stretch)
    n.link(n.ramp(noise, [(at, srgb(color)) for at, color in stops]), shader.inputs['Base Color'])
    if bump:
        n.link(n('ShaderNodeBump', Strength=bump, Distance=bump_distance, Height=noise).outputs[0], shader.inputs['Normal'])
    return made


def printed(color):
    """Packets and cartons that stand upright: panels of other colours and what reads as lines of words from some way off."""
    made = material(f'printed {color}', color, .45, spec=.4)
    shader, n = principled(made)
    x, _, z = n('ShaderNodeSeparateXYZ', Vector=n('ShaderNodeTexCoord').outputs['Object']).outputs
    panels = n('ShaderNodeTexBrick', {'offset': .37}, Vector=n('ShaderNodeCombineXYZ', X=x, Y=z).outputs[0], Scale=1.0,
               Color1=(0, 0, 0, 1), Color2=(1, 1, 1, 1), Mortar_Size=.0, Brick_Width=.083, Row_Height=.059)
    own = n('ShaderNodeRGBToBW', Color=panels.outputs['Color']).outputs[0]
    paint = n.ramp(own, [(0, srgb(color)), (.45, srgb('#e9e0c8')), (.62, srgb('#d0a63f')), (.74, srgb('#a5332a')), (.86, srgb(color))],
                   'CONSTANT')
    lines = n.ramp(n.noise(34, 2, .5, stretch=(1, 1, 3.5)), [(.52, 0), (.55, .7)])
    n.link(n.mix(lines, paint, srgb('#3a3129')), shader.inputs['Base Color'])
    return made


def white_plastic():
    return material('white plastic', '#eceded', .38, bump=.04, bump_scale=220)


def face_plastic():
    """The front of a dish: a little whiter and smoother than its shell."""
    return material('face plastic', '#f1f2f2', .33, bump=.03, bump_scale=300)


def pale_plastic():
    return material('pale plastic', '#c9cbce', .5, bump=.05, bump_scale=200)


def grey_plastic():
    return material('grey plastic', '#8d9196', .45, bump=.05, bump_scale=200)


def dark_plastic():
    return material('dark plastic', '#1d1f22', .42, bump=.05, bump_scale=200)


def rubber():
    return material('rubber', '#17181a', .6, spec=.35, bump=.08, bump_scale=90)


def aluminium():
    return material('aluminium', '#c9ccd0', .32, metal=1.0, rough_var=.1, bump_scale=30)


def steel():
    return material('steel', '#9aa0a6', .38, metal=1.0, rough_var=.15, bump_scale=20)


def galvanised(scale=6.0):
    """Zinc with its spangle: patches that shine differently."""
    made = material('galvanised', '#a9aeb2', .42, metal=1.0)
    shader, n = principled(made)
    cells = n('ShaderNodeTexVoronoi', Vector=n('ShaderNodeTexCoord').outputs['Object'], Scale=scale).outputs['Color']
    grey = n('ShaderNodeRGBToBW', Color=cells).outputs[0]
    n.link(n.math('MULTIPLY_ADD', grey, .22, .32), shader.inputs['Roughness'])
    n.link(n.ramp(grey, [(0, srgb('#989ea3')), (1, srgb('#bcc1c5'))]), shader.inputs['Base Color'])
    return made


def gold():
    return material('gold', '#d8ab4e', .28, metal=1.0)


def cable_white():
    return material('cable', '#d7d8da', .5, bump=.05, bump_scale=60)


def lamp(color='#7fd8ff', strength=8.0):
    return material('lamp', '#000000', emit=color, emit_strength=strength)
