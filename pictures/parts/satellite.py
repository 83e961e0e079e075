"""A communications satellite of own design: a flat body, its antennas towards the Earth, and one long solar wing. Metres."""
import math

from mathutils import Vector

from studio.materials import aluminium, material, principled
from studio.nodes import srgb
from studio.shapes import (box, boxes, collect, cylinder, extruded, from_data, group, instance, revolved, rounded_rectangle,
                           slab, tube)

LENGTH, WIDTH, DEPTH = 3.0, 1.5, .20
PANELS, PANEL, PANEL_WIDTH, GAP = 7, 1.04, 2.5, .05
#: The wing's panels do not unfold quite flat: degrees, alternating.
FOLD = 1.1
#: Where the wing begins, on +X.
ROOT = LENGTH / 2 + .95


def satellite(wing=0.0):
    """
    Body around the origin, antennas towards -Z, wing along +X with its cells towards +Z, turned around X by degrees: an
    empty that carries it.
    """
    return group(collect(lambda: _satellite(wing)))


def _satellite(wing):
    graphite = material('graphite', '#2a2d31', .45, metal=.4, bump=.05, bump_scale=30)
    silver = aluminium()
    _body(graphite, silver)
    _antennas(graphite)
    _top(graphite, silver)
    _beams(graphite, silver)
    group(collect(lambda: _wing(graphite, silver)), rotation=(math.radians(wing), 0, 0))


def _film(name, colour, rough, scale, strength):
    """Foil that lies in folds: light breaks on it."""
    made = material(name, colour, rough, metal=1.0)
    shader, n = principled(made)
    where = n('ShaderNodeTexCoord').outputs['Object']
    folds = n('ShaderNodeTexVoronoi', {'feature': 'SMOOTH_F1'}, Vector=where, Scale=scale, Smoothness=.25).outputs['Distance']
    fine = n.noise(scale * 3.2, 3, .6)
    height = n.math('MULTIPLY_ADD', fine, .5, folds)
    n.link(n('ShaderNodeBump', Strength=strength, Distance=.05, Height=height).outputs[0], shader.inputs['Normal'])
    return made


def _body(graphite, silver):
    slab('body', LENGTH, WIDTH, DEPTH, .07, .018, graphite, 3, 6, (0, 0, -DEPTH / 2))
    # Film around the sides, stepped back from both faces.
    outline = rounded_rectangle(LENGTH + .012, WIDTH + .012, .075, 6)
    extruded('side film', outline, DEPTH * .56, _film('amber film', '#c98a3c', .24, 6.5, .75), .01, 2, (0, 0, -DEPTH * .28))
    spots = [((.03, .02, DEPTH * .62), (x, side * (WIDTH / 2 + .012), 0)) for side in (-1, 1) for x in (-1.2, -.6, 0, .6, 1.2)]
    boxes('straps', spots, silver, .004)


def _antennas(graphite):
    """Four phased arrays on the face towards the Earth, their elements as a fine grid."""
    tray = material('tray', '#3b3f45', .5)
    tile = slab('tile', .322, .322, .03, .02, .006, _array_face(), 2, 4)
    tile.hide_render = True
    for x in (-1.08, -.36, .36, 1.08):
        slab('array', .69, WIDTH - .12, .04, .03, .008, tray, 2, 5, (x, 0, -DEPTH / 2 - .04))
        for column in (-.5, .5):
            for row in (-1.5, -.5, .5, 1.5):
                at = instance(tile, (x + column * .334, row * .334, -DEPTH / 2 - .066))
                at.modifiers.new('bevel', 'BEVEL').width = .005
    latches = [((.05, .035, .03), (x, y, -DEPTH / 2 - .045)) for x in (-.72, 0, .72) for y in (-.55, -.18, .18, .55)]
    boxes('array latches', latches, graphite, .006)


def _array_face():
    made = material('array', '#d9dbdc', .36, coat=.3)
    shader, n = principled(made)
    where = n('ShaderNodeTexCoord').outputs['Object']
    grid = n('ShaderNodeTexBrick', {'offset': .5}, Vector=where, Scale=1.0, Mortar_Size=.0035, Mortar_Smooth=.1,
             Brick_Width=.042, Row_Height=.036)
    for name, colour in (('Color1', '#e2e4e5'), ('Color2', '#d0d3d6'), ('Mortar', '#a3a8ae')):
        grid.inputs[name].default_value = srgb(colour)
    own = n.math('MULTIPLY_ADD', n('ShaderNodeObjectInfo').outputs['Random'], .16, .84)
    grey = n('ShaderNodeCombineRGB', R=own, G=own, B=own).outputs[0]
    n.link(n.mix(1.0, grid.outputs['Color'], grey, 'MULTIPLY'), shader.inputs['Base Color'])
    n.link(_tilted(n, where, .33, .33, .04), shader.inputs['Normal'])
    return made


def _top(graphite, silver):
    """The face away from the Earth: radiators, film, star trackers, a patch for positioning."""
    level = DEPTH / 2
    mirror = material('radiator', '#e9eef2', .16, spec=.6, coat=.6, coat_rough=.04)
    for x in (-1.12, -.66):
        slab('radiator', .40, WIDTH - .3, .018, .02, .004, mirror, 2, 4, (x, 0, level))
    slab('top film', 1.5, WIDTH - .22, .02, .04, .008, _film('gold film', '#d9a24b', .22, 5.5, .8), 2, 5, (.48, 0, level))
    dark = material('baffle', '#101113', .5)
    for y, lean in ((-.34, -.5), (.06, .35)):
        eye = [revolved('tracker', [(.0, .0), (.085, .0), (.085, .16), (.13, .30), (.118, .30), (.07, .16)], dark, 32),
               cylinder('tracker ring', .092, .03, (0, 0, .07), silver, .006, 32)]
        group(eye, (.95, y, level + .01), (lean, .35, 0))
    slab('positioning', .2, .2, .03, .03, .006, material('ceramic', '#e4e1d8', .5), 2, 4, (.30, .42, level + .015))
    boxes('units', [((.34, .26, .07), (.42, -.4, level + .05)), ((.22, .3, .05), (.15, -.02, level + .04))], graphite, .012)
    harness = [(.15, .1, level + .05), (.3, .25, level + .06), (.7, .28, level + .05), (1.2, .1, level + .05), (1.5, 0, .03)]
    tube('harness', harness, .012, dark)


def _beams(graphite, silver):
    """Two steered dishes for ground stations, and the thruster, at the short end away from the wing."""
    white = material('reflector', '#e3e5e7', .4)
    for y in (-.46, .46):
        bowl = [(.02 + .21 * k / 10, .095 * (k / 10) ** 2) for k in range(11)]
        shell = [*bowl, *[(r + .003, z - .012) for r, z in reversed(bowl)]]
        parts = [revolved('bowl', shell, white, 48), cylinder('feed', .028, .05, (0, 0, .15), graphite, .006, 24),
                 cylinder('hub', .05, .08, (0, 0, -.045), silver, .01, 24)]
        for a in (0, 2.09, 4.19):
            ends = [(r * math.cos(a), r * math.sin(a), z) for r, z in ((.19, .085), (.02, .16))]
            parts.append(tube('strut', ends, .005, graphite, smooth=False))
        group(parts, (-LENGTH / 2 - .16, y, -.14), (math.pi * .86, -.42, 0))
        arm = [(-LENGTH / 2 - x, y, z) for x, z in ((-.02, -.02), (.13, -.03), (.15, -.1))]
        tube('gimbal', arm, .028, graphite, smooth=False)
    ring = [(.05, 0), (.10, 0), (.10, .10), (.085, .10), (.075, .03), (.035, .03), (.035, .10), (.0, .10)]
    thruster = revolved('thruster', ring, material('thruster', '#77706a', .35, metal=1.0), 40)
    group([thruster], (-LENGTH / 2, 0, 0), (0, -math.pi / 2, 0))


def _wing(graphite, silver):
    """Yoke, panels that hang together by hinges, a line along the edge."""
    for side in (-1, 1):
        arm = [(LENGTH / 2 - .05, side * .16, 0), (ROOT - .04, side * (PANEL_WIDTH / 2 - .35), 0)]
        tube('yoke', arm, .03, silver, smooth=False)
    bar = [(ROOT - .04, side * (PANEL_WIDTH / 2 - .1), 0) for side in (-1, 1)]
    tube('yoke bar', bar, .026, silver, smooth=False)
    cylinder('drive', .11, .22, (LENGTH / 2 + .08, 0, 0), graphite, .02, 32, (0, math.pi / 2, 0))
    cells, back = _cells(), _film('wing back', '#8d6a3c', .45, 2.2, .25)
    start, hinges, panel = Vector((ROOT, 0, 0)), [], _panel(cells, back)
    for k in range(PANELS):
        slope = math.radians(FOLD) * (1 if k % 2 else -1)
        ahead = Vector((math.cos(slope), 0, math.sin(slope)))
        group(panel if k == 0 else [instance(part) for part in panel], start + ahead * PANEL / 2, (0, -slope, 0))
        start = start + ahead * (PANEL + GAP)
        hinges += [start - ahead * GAP / 2 + Vector((0, y, -.01)) for y in (-1.0, -.36, .36, 1.0) if k + 1 < PANELS]
    boxes('hinges', [((.10, .06, .035), tuple(at)) for at in hinges], silver, .006)
    for side in (-1, 1):
        y = side * (PANEL_WIDTH / 2 + .02)
        tube('line', [(ROOT, y, -.05), (start.x - GAP, y, -.05)], .006, silver, smooth=False)


def _panel(cells, back):
    """One panel around the origin: a thin plate with cells above, film below and a frame."""
    w, h = PANEL / 2, PANEL_WIDTH / 2
    corners = [(sx * (w - .02), sy * (h - .02), .0125) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    plate = from_data('cells', corners, [(0, 1, 2, 3)], cells, smooth=False)
    body = box('plate', (PANEL, PANEL_WIDTH, .022), (0, 0, 0), .004, back, segments=2)
    edges = [((PANEL, .022, .03), (0, side * (h - .011), 0)) for side in (-1, 1)]
    edges += [((.022, PANEL_WIDTH, .03), (side * (w - .011), 0, 0)) for side in (-1, 1)]
    return [plate, body, boxes('panel frame', edges, material('wing frame', '#6f757c', .4, metal=1.0))]


def _cells():
    """Dark blue cells, silver lines between them and a film that shimmers at a flat angle."""
    made = material('cells', '#0c1730', .22, spec=.5, coat=1.0, coat_rough=.04)
    shader, n = principled(made)
    where = n('ShaderNodeTexCoord').outputs['Object']
    size = .2

    def lines(width, height, mortar):
        brick = n('ShaderNodeTexBrick', {'offset': 0}, Vector=where, Scale=1.0, Mortar_Size=mortar, Mortar_Smooth=.2,
                  Brick_Width=width, Row_Height=height)
        brick.inputs['Color1'].default_value, brick.inputs['Color2'].default_value = (0, 0, 0, 1), (1, 1, 1, 1)
        return brick
    cell, bars = lines(size, size * 1.53, .0035), lines(size / 3, 9, .0012)
    facing = n('ShaderNodeLayerWeight', Blend=.35).outputs['Facing']
    tone = n.mix(n('ShaderNodeRGBToBW', Color=cell.outputs['Color']).outputs[0], srgb('#040a1c'), srgb('#08122e'))
    tone = n.mix(n.math('MULTIPLY', facing, .16), tone, srgb('#2a3a8a'))
    tone = n.mix(n.math('MULTIPLY', bars.outputs['Fac'], .35), tone, srgb('#5f6b82'))
    tone = n.mix(n.math('MULTIPLY', cell.outputs['Fac'], .8), tone, srgb('#66728a'))
    n.link(tone, shader.inputs['Base Color'])
    n.link(_tilted(n, where, size, size * 1.53, .024), shader.inputs['Normal'])
    return made


def _tilted(n, where, width, height, by):
    """Normals of a face laid with pieces by hand: each lies a hair differently, so that each mirrors something else."""
    x, y, _ = n('ShaderNodeSeparateXYZ', Vector=where).outputs
    which = n('ShaderNodeCombineXYZ', X=n.math('FLOOR', n.math('DIVIDE', x, width)), Y=n.math('FLOOR', n.math('DIVIDE', y, height)),
              Z=n.math('MULTIPLY', n('ShaderNodeObjectInfo').outputs['Random'], 99.0)).outputs[0]
    lean = n('ShaderNodeVectorMath', {'operation': 'MULTIPLY_ADD'},
             Vector=n('ShaderNodeTexWhiteNoise', Vector=which).outputs['Color'])
    lean.inputs[1].default_value, lean.inputs[2].default_value = (by,) * 3, (-by / 2,) * 3
    warped = n('ShaderNodeBump', Strength=.3, Distance=.05, Height=n.noise(1.1, 2, .5)).outputs[0]
    both = n('ShaderNodeVectorMath', {'operation': 'ADD'})
    n.link(warped, both.inputs[0])
    n.link(lean.outputs[0], both.inputs[1])
    return n('ShaderNodeVectorMath', {'operation': 'NORMALIZE'}, Vector=both.outputs[0]).outputs[0]
