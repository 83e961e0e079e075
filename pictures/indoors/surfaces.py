"""Materials of rooms. 1 unit = 1 m."""
from studio.materials import material, principled
from studio.nodes import srgb


def wood(color='#7a4e2c', rough=.38, coat=.25, along=0, seed=0.0):
    """Oiled wood with its grain along an axis (0 X, 1 Y, 2 Z) of the object; `seed` is where in the tree it was cut."""
    made = material('wood', color, rough, coat=coat, coat_rough=.25, spec=.4)
    shader, n = principled(made)
    stretch = [14.0, 14.0, 14.0]
    stretch[along] = .9
    mapping = n('ShaderNodeMapping', Vector=n('ShaderNodeTexCoord').outputs['Object'])
    mapping.inputs['Scale'].default_value, mapping.inputs['Location'].default_value = stretch, (seed * 3.7, seed * 5.1,
        seed * 2.3)
    broad = n('ShaderNodeTexNoise', Vector=mapping.outputs[0], Scale=.55, Detail=3.0, Roughness=.5, Distortion=.6).outputs['Fac']
    fine = n('ShaderNodeTexNoise', Vector=mapping.outputs[0], Scale=7.0, Detail=6.0, Roughness=.7).outputs['Fac']
    rings = n.math('PINGPONG', n.math('MULTIPLY', broad, 9.0), 1.0)
    dark, pale = toned(color, .52), toned(color, 1.25)
    base = n.ramp(rings, [(0, dark), (.3, srgb(color)), (1, pale)])
    pores = n.ramp(fine, [(.36, .55), (.5, 0)])
    n.link(n.mix(pores, base, toned(color, .35)), shader.inputs['Base Color'])
    n.link(n.math('MULTIPLY_ADD', fine, .22, rough - .1), shader.inputs['Roughness'])
    n.link(n('ShaderNodeBump', Strength=.12, Distance=.002, Height=fine).outputs[0], shader.inputs['Normal'])
    return made


def toned(color, factor):
    """A colour, darker (or brighter, above 1)."""
    return tuple(min(1, c * factor) for c in srgb(color)[:3]) + (1,)


def hewn_stone(color='#8b8d8f'):
    """Grey building stone for `indoors.things.stone_wall`, whose faces carry each stone's `tone`."""
    made = material('hewn stone', color, .88, spec=.25)
    shader, n = principled(made)
    tone = n('ShaderNodeAttribute', {'attribute_name': 'tone'}).outputs['Fac']
    broad, fine = n.noise(5, 8, .65), n.noise(60, 8, .75)
    own = n.ramp(tone, [(0, toned(color, .70)), (.45, srgb(color)), (.8, toned('#97918a', 1.0)), (1, toned(color, 1.25))])
    stained = n.mix(n.ramp(broad, [(.42, 0), (.75, .45)]), own, toned('#6f675a', .8))
    pits = n.ramp(fine, [(.30, .7), (.46, 0)])
    n.link(n.mix(pits, stained, toned(color, .35)), shader.inputs['Base Color'])
    height = n.math('MULTIPLY_ADD', broad, .6, n.math('MULTIPLY', fine, .35))
    n.link(n('ShaderNodeBump', Strength=.8, Distance=.008, Height=height).outputs[0], shader.inputs['Normal'])
    return made


def mortar(color='#948e83'):
    made = material('mortar', color, .95, spec=.15, bump=.6, bump_scale=70, bump_distance=.004)
    return made


def enamel(color='#e9e7df'):
    return material('enamel', color, .16, spec=.6, coat=.5, coat_rough=.05)


def glazed(color='#3f5a52', rough=.3):
    """A potter's glaze that runs a little."""
    made = material('glaze', color, rough, spec=.5, coat=.4)
    shader, n = principled(made)
    runs = n.noise(9, 6, .6, stretch=(1, 1, .35))
    n.link(n.ramp(runs, [(.3, toned(color, .6)), (.55, srgb(color)), (.8, toned(color, 1.5))]), shader.inputs['Base Color'])
    return made


def cloth(color='#b8a078', rough=.95):
    return material('cloth', color, rough, spec=.1, bump=.3, bump_scale=260, bump_distance=.002)


def paper(color='#e7e0cf'):
    """The cut edges of a book's pages: fine lines across Z."""
    made = material('paper', color, .9, spec=.1)
    shader, n = principled(made)
    lines = n.noise(1.0, 2, .5, stretch=(2, 2, 900))
    n.link(n.ramp(lines, [(.3, toned(color, .72)), (.65, srgb(color))]), shader.inputs['Base Color'])
    return made


def sword_leaf():
    """Leaves of `indoors.things.snake_plant`: UV u across, v along the leaf; banded, with a pale rim."""
    made = material('sword leaf', '#2f5a34', .4, spec=.45)
    shader, n = principled(made)
    at = n('ShaderNodeSeparateXYZ', Vector=n('ShaderNodeUVMap', {'uv_map': 'leaf'}).outputs[0]).outputs
    own = n('ShaderNodeObjectInfo').outputs['Random']
    vector = n('ShaderNodeCombineXYZ', X=n.math('MULTIPLY', at[0], 1.4), Y=n.math('MULTIPLY', at[1], 34.0),
               Z=n.math('MULTIPLY', own, 30.0))
    bands = n('ShaderNodeTexNoise', Vector=vector.outputs[0], Scale=1.0, Detail=5.0, Roughness=.6, Distortion=1.2).outputs['Fac']
    green = n.ramp(bands, [(.36, srgb('#17361f')), (.5, srgb('#2f5a34')), (.66, srgb('#6f8f5c'))])
    rim = n.math('GREATER_THAN', n.math('ABSOLUTE', n.math('SUBTRACT', at[0], .5)), .40)
    n.link(n.mix(n.math('MULTIPLY', rim, .85), green, srgb('#b9b45f')), shader.inputs['Base Color'])
    n.link(n('ShaderNodeBump', Strength=.2, Distance=.002, Height=bands).outputs[0], shader.inputs['Normal'])
    return made


def woven(bands, height):
    """Sisal of a basket of `height`: coiled rows with bands of dye: (position 0 to 1, '#rrggbb'), each from its position up."""
    made = material('sisal', '#c2a878', .85, spec=.2)
    shader, n = principled(made)
    at = n('ShaderNodeTexCoord').outputs['Object']
    z = n('ShaderNodeSeparateXYZ', Vector=at).outputs[2]
    dye = n.ramp(n.math('DIVIDE', z, height), [(p, srgb(c)) for p, c in bands], 'CONSTANT')
    fibre = n.noise(140, 4, .7)
    rows = n.math('PINGPONG', n.math('MULTIPLY', z, 160.0), 1.0)
    uneven = n.math('MULTIPLY', rows, n.ramp(fibre, [(.2, .6), (.7, 1)]))
    n.link(n.mix(n.math('MULTIPLY', n.math('SUBTRACT', 1.0, uneven), .45), dye, (.02, .015, .01, 1)), shader.inputs['Base Color'])
    n.link(n('ShaderNodeBump', Strength=.8, Distance=.004, Height=uneven).outputs[0], shader.inputs['Normal'])
    return made
