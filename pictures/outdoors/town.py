"""Town buildings with flat roofs, near and far. 1 unit = 1 m; each stands on z = 0 around its origin, its front towards -Y."""
import math
import random

import bpy

from outdoors import surfaces
from outdoors.buildings import sticks
from studio.materials import material, principled
from studio.nodes import srgb
from studio.shapes import collect, from_data, group


def facade(color, lit=.0, storey=3.1, bay=2.6, glass=.55, ribbon=False, warm=.7, strength=2.4):
    """
    Walls of a far building: storeys of windows between plastered piers (`ribbon`: between ledges only), `lit` of them
    alight, of these `warm` with warm lamps; `glass` is how wide a window is against its bay. The object's own z = 0 is its
    foot; every object has its own lights.
    """
    made = material(f'facade {color}', color, .8, spec=.25)
    shader, n = principled(made)
    own = n('ShaderNodeObjectInfo').outputs['Random']
    at = n('ShaderNodeSeparateXYZ', Vector=n('ShaderNodeTexCoord').outputs['Object']).outputs
    normal = n('ShaderNodeSeparateXYZ', Vector=n('ShaderNodeTexCoord').outputs['Normal']).outputs
    sideways = n.math('GREATER_THAN', n.math('ABSOLUTE', normal[0]), .5)
    upward = n.math('GREATER_THAN', n.math('ABSOLUTE', normal[2]), .5)
    across = n.math('DIVIDE', n('ShaderNodeMix', {'data_type': 'FLOAT'}).outputs[0], bay)
    chooser = across.node.inputs[0].links[0].from_node
    for index, value in ((0, sideways), (2, at[0]), (3, at[1])):
        n.put(chooser.inputs[index], value)
    up = n.math('DIVIDE', at[2], storey)
    x, z = n.math('FRACT', across), n.math('FRACT', up)

    def inside(value, low, high):
        return n.math('MULTIPLY', n.math('GREATER_THAN', value, low), n.math('LESS_THAN', value, high))
    margin = (1 - glass) / 2
    window = inside(z, .30, .80)
    if not ribbon:
        window = n.math('MULTIPLY', window, inside(x, margin, 1 - margin))
    mullion = n.math('LESS_THAN', n.math('ABSOLUTE', n.math('SUBTRACT', n.math('FRACT', n.math('MULTIPLY', x, 3.0)), .5)), .46)
    pane = n.math('MULTIPLY', n.math('MULTIPLY', window, mullion), n.math('SUBTRACT', 1.0, upward))
    cell = n('ShaderNodeCombineXYZ', X=n.math('FLOOR', across), Y=n.math('FLOOR', up),
             Z=n.math('ADD', n.math('MULTIPLY', own, 97.0), n.math('MULTIPLY', sideways, 31.0)))
    white = n('ShaderNodeTexWhiteNoise', Vector=cell.outputs[0])
    pick, tint = white.outputs['Value'], n('ShaderNodeSeparateXYZ', Vector=white.outputs['Color']).outputs
    stains = n.noise(.25, 8, .65)
    wall = n.mix(n.ramp(stains, [(.35, 0), (.75, .55)]), srgb(color), surfaces.toned(color, .55))
    ledge = n.math('LESS_THAN', n.math('ABSOLUTE', n.math('SUBTRACT', z, .03)), .03)
    wall = n.mix(n.math('MULTIPLY', ledge, .35), wall, (.02, .02, .02, 1))
    n.link(n.mix(pane, wall, srgb('#14181c')), shader.inputs['Base Color'])
    n.link(n.math('MULTIPLY_ADD', pane, -.7, .8), shader.inputs['Roughness'])
    if lit:
        alight = n.math('MULTIPLY', n.math('LESS_THAN', pick, lit), pane)
        lamp = n.mix(n.math('LESS_THAN', tint[0], warm), srgb('#cfe0ff'), srgb('#ffb765'))
        dim = n.math('MULTIPLY_ADD', n.math('POWER', tint[1], 2.0), .9, .12)
        shade = n.math('MULTIPLY_ADD', n.math('DIVIDE', n.math('SUBTRACT', z, .3), .5), .6, .4)
        n.link(n.mix(n.math('MULTIPLY', n.math('MULTIPLY', alight, dim), shade), (0, 0, 0, 1), lamp), shader.inputs['Emission'])
        shader.inputs['Emission Strength'].default_value = strength
    return made


def _shared(name):
    """One material for all towers of a scene."""
    made = bpy.data.materials.get(f'town {name}')
    if not made:
        made = {'concrete': lambda: surfaces.concrete('#8d867b'), 'tank': surfaces.tank_plastic,
                'aerial': lambda: material('aerial', '#7b7f82', .5, metal=.8)}[name]()
        made.name = f'town {name}'
    return made


def tower(width, depth, height, mat, seed=1, setback=0.0):
    """
    A far building: its body of a `facade`, parapet, stair head, tanks and masts on its roof; `setback` is the share of
    its height above which it is narrower. Returns an empty.
    """
    return group(collect(lambda: _tower(width, depth, height, mat, random.Random(seed), setback)))


def _tower(width, depth, height, mat, draw, setback):
    if setback:
        low = height * (1 - setback)
        low -= low % 3.1
        _body(width, depth, low, mat)
        _edge(width, depth, low)
        width, depth = width * .72, depth * .72
    _body(width, depth, height, mat)
    _edge(width, depth, height)
    _on_top(width, depth, height, draw)


def _body(width, depth, height, mat):
    w, d = width / 2, depth / 2
    corners = [(x, y, z) for z in (0, height) for x, y in ((-w, -d), (w, -d), (w, d), (-w, d))]
    from_data('tower', corners, [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7)], mat, smooth=False)


def _edge(width, depth, height):
    w, d = width / 2, depth / 2
    corners = ((-w, -d), (w, -d), (w, d), (-w, d))
    bars = [((*a, height + .5), (*b, height + .5), .25, 1.0) for a, b in zip(corners, (*corners[1:], corners[0]))]
    sticks('parapet', bars, _shared('concrete'))


def _on_top(width, depth, height, draw):
    head = draw.uniform(-.3, .3) * width
    sticks('stair head', [((head - 2, 0, height + 1.6), (head + 2.5, 0, height + 1.6), depth * .35, 3.2)], _shared('concrete'))
    for _ in range(draw.randint(1, 4)):
        x, y, r = draw.uniform(-.4, .4) * width, draw.uniform(-.4, .4) * depth, draw.uniform(.6, 1.1)
        ring = [(x + r * math.cos(i * math.pi / 8), y + r * math.sin(i * math.pi / 8)) for i in range(16)]
        top = height + draw.uniform(1.6, 3.4)
        points = [(*p, height) for p in ring] + [(*p, top) for p in ring]
        from_data('tank', points, [(i, (i + 1) % 16, 16 + (i + 1) % 16, 16 + i) for i in range(16)] + [tuple(range(16, 32))],
                  _shared('tank'), angle=50)
    if draw.random() < .5:
        x = draw.uniform(-.3, .3) * width
        sticks('aerial', [((x, 0, height), (x, 0, height + draw.uniform(5, 11)), .12)], _shared('aerial'))
