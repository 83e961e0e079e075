"""Materials of buildings, weathered. 1 unit = 1 m; what they depend on (UVs, attributes) the shapes of `buildings` write."""
from studio.materials import material, mottled, principled
from studio.nodes import srgb

#: Paints of roofing sheets; zinc is bare.
SHEETS = {'red': '#8c2d15', 'green': '#25523a', 'blue': '#244a7d', 'brown': '#4b2c20', 'grey': '#4b5157', 'zinc': '#a6acb0'}

#: Corrugated sheet: distance of its waves, and their height.
PITCH, DEPTH = .076, .018
#: Purlins, to which sheets are screwed: the first one's distance from the eave, and theirs from each other.
FIRST_PURLIN, PURLIN = .18, 1.12


def _axes(n, coordinates='Object'):
    return n('ShaderNodeSeparateXYZ', Vector=n('ShaderNodeTexCoord').outputs[coordinates]).outputs


def _between(n, value, low, high, to_low=0.0, to_high=1.0):
    """A value's place between two bounds, clamped."""
    node = n('ShaderNodeMapRange', {'interpolation_type': 'SMOOTHSTEP'}, Value=value)
    for index, bound in enumerate((low, high, to_low, to_high), 1):
        node.inputs[index].default_value = bound
    return node.outputs[0]


def _times(n, *factors):
    found = factors[0]
    for factor in factors[1:]:
        found = n.math('MULTIPLY', found, factor)
    return found


def sheet(color='red', age=.5):
    """
    Roofing sheet of `mabati`: paint of SHEETS (or '#rrggbb'), `age` from 0 (new) to 1: fades, gathers dust in the
    valleys and dirt that runs down the slope, rusts at laps and below screws.
    """
    zinc, code = color == 'zinc', SHEETS.get(color, color)
    made = material(f'sheet {color}', code, .4, metal=.85 if zinc else 0, spec=.5 if zinc else .3)
    shader, n = principled(made)
    x, y, z = _axes(n)
    lap = n('ShaderNodeSeparateXYZ', Vector=n('ShaderNodeUVMap', {'uv_map': 'sheet'}).outputs[0]).outputs[1]
    tone = n('ShaderNodeAttribute', {'attribute_name': 'tone'}).outputs['Fac']
    patches = n.noise(.9, 8, .65)
    streaks = n.noise(1.0, 6, .6, stretch=(11, .55, 1))
    grain = n.noise(22, 5, .7)
    faded = n.mix(.42 if zinc else .22, toned(code, 1.0 if zinc else 1.25), srgb('#8f9396' if zinc else '#b79a80'))
    paint = n.mix(n.math('MULTIPLY', n.ramp(patches, [(.35, 0), (.7, 1)]), .25 + .75 * age), srgb(code), faded)
    paint = n.mix(_between(n, tone, 0, 1, 0, .16), paint, (0, 0, 0, 1))
    dirt = n.math('MULTIPLY', n.ramp(streaks, [(.46, 0), (.74, 1)]), .15 + .55 * age)
    paint = n.mix(dirt, paint, srgb('#5b4a3f' if not zinc else '#6d6457'))
    dust = _times(n, _between(n, z, .012, 0), n.ramp(grain, [(.3, .35), (.65, 1)]), .12 + .42 * age)
    paint = n.mix(dust, paint, srgb('#96694b'))
    paint = n.mix(_rust(n, x, y, lap, patches, grain, age * (1.0 if zinc else .75)), paint, srgb('#5e2f17'))
    n.link(paint, shader.inputs['Base Color'])
    n.link(n.math('ADD', n.math('MULTIPLY_ADD', patches, .3, .2 + .15 * age), n.math('MULTIPLY', dirt, .3)),
           shader.inputs['Roughness'])
    if zinc:
        n.link(n.math('SUBTRACT', .9, dirt, clamp=True), shader.inputs['Metallic'])
    dents = n.noise(2.6, 3, .5, stretch=(1.6, 1, 1))
    n.link(n('ShaderNodeBump', Strength=.5, Distance=.012, Height=dents).outputs[0], shader.inputs['Normal'])
    return made


def _rust(n, x, y, lap, patches, grain, age):
    """Share of rust: at the lower end of each sheet, and in short runs below every third wave's screws."""
    edge = _times(n, _between(n, lap, .16, .0), n.ramp(patches, [(.48, 0), (.66, 1)]))
    across = n.math('ABSOLUTE', n.math('SUBTRACT', n.math('FRACT', n.math('DIVIDE', n.math('SUBTRACT', x, PITCH / 2), 3 * PITCH)),
                                       .5))
    below = n.math('FRACT', n.math('DIVIDE', n.math('SUBTRACT', y, FIRST_PURLIN), PURLIN))
    run = _times(n, _between(n, across, .42, .5), _between(n, below, .74, 1.0), n.ramp(patches, [(.46, 0), (.6, 1)]))
    both = n.math('MAXIMUM', edge, run)
    return _times(n, both, n.ramp(grain, [(.34, 0), (.58, 1)]), .9 * age)


def plaster(color='#d9cdb4', dado=None, age=.5, soil='#8a5236', height=2.7, dado_height=.9):
    """
    A painted wall of `wall` (its own z = 0 at its foot): splashed with soil below, streaked under the eaves, uneven
    between. `dado` is another paint up to dado_height.
    """
    made = material(f'plaster {color}', color, .88, spec=.2)
    shader, n = principled(made)
    x, _, z = _axes(n)
    broad, fine = n.noise(.7, 7, .6), n.noise(9, 6, .7)
    paint = n.mix(n.ramp(broad, [(.3, 0), (.75, .5)]), srgb(color), n.mix(.75, srgb(color), srgb('#6f604c')))
    if dado:
        below = n.math('LESS_THAN', z, dado_height)
        lower = n.mix(n.ramp(broad, [(.3, 0), (.75, .4)]), srgb(dado), n.mix(.6, srgb(dado), srgb('#5b4a3a')))
        paint = n.mix(below, paint, lower)
    runs = _times(n, n.ramp(n.noise(1.0, 5, .6, stretch=(7, 1, .5)), [(.48, 0), (.72, 1)]),
                  _between(n, z, height - 1.3, height), .2 + .5 * age)
    paint = n.mix(runs, paint, srgb('#4f4437'))
    rise = n.math('ADD', z, n.math('MULTIPLY', n.math('SUBTRACT', broad, .5), -1.1))
    splash = _times(n, _between(n, rise, .62, .02), n.ramp(fine, [(.25, .45), (.6, 1)]), .3 + .55 * age)
    paint = n.mix(splash, paint, srgb(soil))
    n.link(n.mix(n.ramp(fine, [(.3, .09), (.7, 0)]), paint, (.02, .02, .02, 1)), shader.inputs['Base Color'])
    n.link(n('ShaderNodeBump', Strength=.35, Distance=.012, Height=n.noise(14, 8, .7)).outputs[0], shader.inputs['Normal'])
    return made


def dressed_stone(color='#a39a8c', mortar='#c9c2b3', age=.5, soil='#8a5236', block=(.40, .20)):
    """Machine-cut stone in courses with pale pointing, for `wall`: a stone's length and height in metres."""
    made = material('dressed stone', color, .9, spec=.2)
    shader, n = principled(made)
    x, _, z = _axes(n)
    flat = n('ShaderNodeCombineXYZ', X=x, Y=z).outputs[0]
    bricks = n('ShaderNodeTexBrick', {'offset': .5}, Vector=flat, Color1=(0, 0, 0, 1), Color2=(1, 1, 1, 1),
               Mortar=(.5, .5, .5, 1), Scale=1.0,
               Mortar_Size=.008, Mortar_Smooth=.25, Bias=0.0, Brick_Width=block[0], Row_Height=block[1])
    fine, broad = n.noise(16, 9, .7), n.noise(.6, 6, .6)
    own = n('ShaderNodeRGBToBW', Color=bricks.outputs['Color']).outputs[0]
    stone = n.ramp(n.math('MULTIPLY_ADD', n.math('SUBTRACT', fine, .5), .8, own),
                   [(0, toned(color, .72)), (.5, srgb(color)), (1, toned(color, 1.22))])
    stone = n.mix(bricks.outputs['Fac'], stone, srgb(mortar))
    rise = n.math('ADD', z, n.math('MULTIPLY', n.math('SUBTRACT', broad, .5), -1.1))
    stone = n.mix(_times(n, _between(n, rise, .6, .02), .2 + .5 * age), stone, srgb(soil))
    stone = n.mix(_times(n, n.ramp(broad, [(.5, 0), (.75, 1)]), .35 * age), stone, srgb('#4d463b'))
    n.link(stone, shader.inputs['Base Color'])
    height = n.math('MULTIPLY_ADD', n.math('SUBTRACT', 1.0, bricks.outputs['Fac']), 1.0, n.math('MULTIPLY', fine, .55))
    n.link(n('ShaderNodeBump', Strength=.8, Distance=.012, Height=height).outputs[0], shader.inputs['Normal'])
    return made


def toned(color, factor):
    """A colour, darker (or brighter, above 1)."""
    return tuple(min(1, c * factor) for c in srgb(color)[:3]) + (1,)


def concrete(color='#9b958b', age=.5):
    """Cast concrete, worn and stained."""
    made = material('concrete', color, .88, spec=.25)
    shader, n = principled(made)
    broad, fine = n.noise(1.3, 9, .65), n.noise(24, 8, .7)
    paint = n.ramp(broad, [(.25, toned(color, 1 - .5 * age)), (.5, srgb(color)), (.75, toned(color, 1.15))])
    n.link(n.mix(n.ramp(fine, [(.3, .18), (.65, 0)]), paint, srgb('#3f382f')), shader.inputs['Base Color'])
    n.link(n('ShaderNodeBump', Strength=.4, Distance=.008, Height=fine).outputs[0], shader.inputs['Normal'])
    return made


def roof_tile(color='#8a4a34', age=.5):
    """Concrete tile, for `tiles`: each its own tone, darkened by lichen towards its lower edge."""
    made = material('roof tile', color, .82, spec=.25)
    shader, n = principled(made)
    tone = n('ShaderNodeAttribute', {'attribute_name': 'tone'}).outputs['Fac']
    paint = n.ramp(tone, [(0, toned(color, .74)), (.5, srgb(color)), (.9, toned(color, 1.1)), (1, toned(color, 1.28))])
    lichen, grain = n.noise(1.4, 8, .7), n.noise(30, 6, .7)
    paint = n.mix(n.math('MULTIPLY', n.ramp(lichen, [(.48, 0), (.7, 1)]), .65 * age), paint, srgb('#3b3831'))
    n.link(n.mix(n.ramp(grain, [(.3, .2), (.6, 0)]), paint, srgb('#2c2520')), shader.inputs['Base Color'])
    n.link(n('ShaderNodeBump', Strength=.35, Distance=.006, Height=grain).outputs[0], shader.inputs['Normal'])
    return made


def timber(color='#5a4431', rough=.8):
    """Sawn wood, its grain along the longest way."""
    return mottled('timber', [(.25, _hex_scaled(color, .65)), (.55, color), (.8, _hex_scaled(color, 1.3))], 3.0, rough, 8,
                   (.6, 6, 6), .3, .004)


def painted_steel(color='#3c4a4f', age=.4):
    """Frames, posts, doors: oil paint with scuffs."""
    made = material(f'steel paint {color}', color, .5, spec=.45)
    shader, n = principled(made)
    worn = n.noise(3.2, 8, .7)
    paint = n.mix(n.math('MULTIPLY', n.ramp(worn, [(.52, 0), (.72, 1)]), age), srgb(color), srgb('#6b4a38'))
    n.link(paint, shader.inputs['Base Color'])
    n.link(n.math('MULTIPLY_ADD', worn, .4, .3), shader.inputs['Roughness'])
    return made


def tank_plastic():
    """Black polyethylene, dusted where water does not wash it."""
    made = material('tank plastic', '#0f1011', .5, spec=.4)
    shader, n = principled(made)
    up = n('ShaderNodeSeparateXYZ', Vector=n('ShaderNodeNewGeometry').outputs['Normal']).outputs[2]
    runs = n.noise(1.0, 6, .6, stretch=(6, 6, .6))
    dust = n.math('ADD', _between(n, up, .1, 1, 0, .35), n.math('MULTIPLY', n.ramp(runs, [(.45, 0), (.75, 1)]), .3))
    n.link(n.mix(dust, srgb('#0f1011'), srgb('#7b6a58')), shader.inputs['Base Color'])
    n.link(n.math('MULTIPLY_ADD', dust, .6, .38), shader.inputs['Roughness'])
    return made


def pane(width, height, lit=0.0, curtain='#c9b48f', seed=0.0):
    """
    Window glass seen from outside, for a pane in XZ from its own origin: reflects, and shows curtains in a dim room;
    `lit` is how bright the room's lamp is (3 is a lamp at dusk).
    """
    made = material('pane', '#0b0e10', .03, spec=.75)
    shader, n = principled(made)
    x, _, z = _axes(n)
    across, up = n.math('DIVIDE', x, width), n.math('DIVIDE', z, height)
    side = n.math('ABSOLUTE', n.math('SUBTRACT', across, .5))
    opened = .26 + .2 * ((seed * 7.31) % 1)
    fold = n('ShaderNodeTexNoise', {'noise_dimensions': '1D'}, W=n.math('MULTIPLY_ADD', x, 9.0, seed * 13.0), Scale=1.0,
             Detail=3.0).outputs['Fac']
    drape = _between(n, n.math('MULTIPLY_ADD', fold, .05, side), opened, opened + .025)
    cloth = n.mix(n.ramp(fold, [(.3, 0), (.65, 1)]), toned(curtain, .38), srgb(curtain))
    if lit:
        room = n.mix(_between(n, up, .1, 1), srgb('#8a4a1c'), srgb('#ffd9a0'))
        things = n.ramp(n.noise(1.7, 2, .4, stretch=(1, 1, 1.4)), [(.42, .55), (.62, 1)])
        room = n.mix(1.0, room, n.mix(_between(n, up, .62, .3), (1, 1, 1, 1), things), 'MULTIPLY')
        glow = n.mix(drape, room, n.mix(1.0, cloth, srgb('#ff9d4a'), 'MULTIPLY'))
        n.link(glow, shader.inputs['Emission'])
        shader.inputs['Emission Strength'].default_value = lit
    else:
        n.link(n.mix(drape, srgb('#0a0c0e'), n.mix(.82, cloth, (.004, .004, .005, 1))), shader.inputs['Base Color'])
    n.link(n('ShaderNodeBump', Strength=.05, Distance=.02, Height=n.noise(1.6, 2, .5)).outputs[0], shader.inputs['Normal'])
    return made


def _hex_scaled(code, factor):
    return '#' + ''.join(f'{min(255, round(int(code[i:i + 2], 16) * factor)):02x}' for i in (1, 3, 5))
