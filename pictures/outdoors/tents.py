"""A safari camp: tents on timber decks, chairs, table, lanterns, a fire. 1 unit = 1 m; each stands on z = 0."""
import math
import random

import bpy
from mathutils import Vector

from outdoors import surfaces
from outdoors.buildings import sticks
from studio.materials import lamp, material, principled
from studio.nodes import srgb
from studio.shapes import box, collect, cylinder, from_data, group, inset_rings, link, loft, quarter, revolved, tube

#: Of a tent's room, and of the roof above it: half its width, its overhang in front, heights of ridge and eaves.
WIDTH, DEPTH, WALL, PEAK = 4.3, 5.2, 2.05, 3.05
FLY, PORCH, RIDGE, EAVE = 3.15, 2.5, 3.55, 2.30
#: Height of the deck's upper side.
DECK = .55
#: Where the room's lamp hangs.
LAMP = (.3, 1.9, 1.75)
WARM = '#ffae5c'


def canvas(color='#b49c74', glow=0.0, at=LAMP, reach=1.3, seam=1.05):
    """
    Heavy cotton with stains and soft folds. `glow` is how strongly a lamp at `at` (the object's own coordinates) shines
    through it, most where it is near; seams, `seam` apart along Y and X, stay darker.
    """
    made = material('canvas', color, .92, spec=.12)
    shader, n = principled(made)
    stains, folds = n.noise(.8, 7, .62), n.noise(1.0, 4, .5, stretch=(1.3, 1.3, .35))
    run = n.noise(1.0, 5, .6, stretch=(5, 5, .5))
    dark = n.mix(1.0, srgb(color), (.60, .56, .50, 1), 'MULTIPLY')
    paint = n.mix(n.ramp(stains, [(.38, 0), (.72, .8)]), srgb(color), dark)
    paint = n.mix(n.ramp(run, [(.5, 0), (.78, .4)]), paint, dark)
    place = n('ShaderNodeSeparateXYZ', Vector=n('ShaderNodeTexCoord').outputs['Object']).outputs
    both = n.math('ADD', place[0], place[1])
    off = n.math('ABSOLUTE', n.math('SUBTRACT', n.math('FRACT', n.math('DIVIDE', both, seam)), .5))
    stitched = n.math('LESS_THAN', off, .022 / seam)
    n.link(n.mix(n.math('MULTIPLY', stitched, .35), paint, dark), shader.inputs['Base Color'])
    n.link(n('ShaderNodeBump', Strength=.55, Distance=.10, Height=folds).outputs[0], shader.inputs['Normal'])
    if glow:
        far = n('ShaderNodeVectorMath', {'operation': 'DISTANCE'})
        n.link(n('ShaderNodeTexCoord').outputs['Object'], far.inputs[0])
        far.inputs[1].default_value = at
        share = n.math('DIVIDE', 1.0, n.math('ADD', 1.0, n.math('POWER', n.math('DIVIDE', far.outputs['Value'], reach), 2.6)))
        thick = n.math('MULTIPLY', n.math('SUBTRACT', 1.0, n.math('MULTIPLY', stitched, .5)),
                       n.math('MULTIPLY_ADD', stains, .5, .72))
        n.link(n.mix(1.0, paint, srgb(WARM), 'MULTIPLY'), shader.inputs['Emission'])
        n.link(n.math('MULTIPLY', n.math('MULTIPLY', share, thick), glow), shader.inputs['Emission Strength'])
    return made


def cloth(name, at, across, along, mat):
    """A sheet: `at(u, v)` is its point, u and v from 0 to 1."""
    points = [at(i / across, j / along) for j in range(along + 1) for i in range(across + 1)]
    row = across + 1
    faces = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for j in range(along)
             for i in range(across)]
    return from_data(name, points, faces, mat, angle=80)


def point_light(at, power, color=WARM, radius=.12):
    light = bpy.data.lights.new('point', 'POINT')
    light.energy, light.color, light.shadow_soft_size = power, srgb(color)[:3], radius
    obj = link(bpy.data.objects.new('point', light))
    obj.location = at
    return obj


def tent(glow=2.0, power=45.0, porch_light=14.0, seed=1, door=1.5, color='#b39b73'):
    """
    A canvas room under a wide fly sheet on a timber deck: origin on the ground below the middle of its front wall, which
    faces -Y. `glow` is how its walls shine, `power` (watts) the lamp in it, `porch_light` the lantern under its porch.
    """
    return group(collect(lambda: _tent(glow, power, porch_light, random.Random(seed), door, color)))


def _tent(glow, power, porch_light, draw, door, color):
    group(collect(lambda: _room(glow, power, door, draw)), (0, 0, DECK))
    group(collect(lambda: _fly(color, glow)), (0, 0, DECK))
    _deck(draw)
    _poles(draw)
    group(collect(lambda: _porch(porch_light)), (0, 0, DECK))


def _room(glow, power, door, draw):
    half = WIDTH / 2
    sheet, roof = canvas('#cdbb94', glow), canvas('#bba981', glow * .8)
    for side in (-1, 1):
        def flank(u, v, s=side):
            swell = .05 * math.sin(math.pi * v) * math.sin(math.pi * (u * 4 % 1)) ** 2
            return (s * (half + swell - .03 * (1 - v)), u * DEPTH, v * WALL)
        cloth('flank', flank, 40, 8, sheet)
        cloth('inner roof', lambda u, v, s=side: (s * half * (1 - v), u * DEPTH,
                                                  WALL + (PEAK - WALL) * v - .05 * math.sin(math.pi * v)), 10, 6, roof)
        _side_window(side, half, glow)
    cloth('rear', lambda u, v: ((u - .5) * WIDTH, DEPTH, v * _gable((u - .5) * WIDTH)), 24, 8, sheet)
    gap = door / 2
    for side in (-1, 1):
        def panel(u, v, s=side):
            x = gap + (half - gap) * u
            return (s * x, .02 * math.sin(u * 9) * math.sin(math.pi * v), v * _gable(x))
        cloth('front', panel, 14, 8, sheet)
        _front_window(side, gap, half, glow)
        roll = [(side * (gap + .02), -.05 - .02 * math.sin(z * 4), z) for z in (.05, .5, 1.0, 1.5, 2.0, 2.12)]
        tube('rolled flap', roll, .075, canvas('#a8946c'), sides=6)
        for z in (.6, 1.25, 1.85):
            cylinder('tie', .082, .03, (side * (gap + .02), -.055, z), material('webbing', '#4a3f2c', .9), .005, 20)
    top = 2.12
    cloth('above the door', lambda u, v: ((u - .5) * 2 * gap, 0, top + v * (_gable(abs(u - .5) * 2 * gap) - top)), 12, 4, sheet)
    _furnished(draw)
    if power:
        point_light((LAMP[0], LAMP[1] + .6, LAMP[2] + .15), power)


def _gable(x):
    return WALL + (PEAK - WALL) * (1 - abs(x) / (WIDTH / 2))


def netting(glow):
    """Mosquito net before a lit room: dim, warm, with something standing behind it."""
    made = material('net', '#4a4235', .8, spec=.1)
    shader, n = principled(made)
    things = n.ramp(n.noise(1.6, 2, .4, stretch=(1, 1, .8)), [(.40, .35), (.60, 1)])
    n.link(n.mix(1.0, srgb('#ffb868'), things, 'MULTIPLY'), shader.inputs['Emission'])
    shader.inputs['Emission Strength'].default_value = glow * .55
    return made


def _front_window(side, gap, half, glow):
    x0, x1, z0, z1 = side * (gap + .42), side * (half - .22), .78, 1.78
    y = -.045
    cloth('net', lambda u, v: (x0 + (x1 - x0) * u, y, z0 + (z1 - z0) * v), 2, 2, netting(glow))
    rim = canvas('#8f7b57')
    sticks('window rim', [((x0, y, z), (x1, y, z), .02, .07) for z in (z0, z1)] + [((x, y, z0), (x, y, z1), .07, .02)
            for x in (x0, x1)]
           + [(((x0 + x1) / 2, y, z0), ((x0 + x1) / 2, y, z1), .025, .02)], rim)
    tube('rolled blind', [(x0, y - .05, z1 + .08), ((x0 + x1) / 2, y - .055, z1 + .07), (x1, y - .05, z1 + .08)], .06,
         canvas('#a8946c'), sides=5)


def _side_window(side, half, glow):
    rim, net = canvas('#8f7b57'), netting(glow)
    for y0 in (.9, 3.1):
        y1, x, z0, z1 = y0 + 1.15, side * (half + .075), .85, 1.70
        cloth('net', lambda u, v, a=y0, b=y1, q=x: (q, a + (b - a) * u, z0 + (z1 - z0) * v), 2, 2, net)
        sticks('window rim', [((x, y0, z), (x, y1, z), .02, .07) for z in (z0, z1)] + [((x, y, z0), (x, y, z1), .02, .07)
                for y in (y0, y1)], rim)
        tube('rolled blind', [(x + side * .05, y0, z1 + .08), (x + side * .055, (y0 + y1) / 2, z1 + .07),
                              (x + side * .05, y1, z1 + .08)], .06,
             canvas('#a8946c'), sides=5)


def _soft(name, width, depth, height, radius, mat, at, turn=0.0):
    """A mattress, a pillow, a stone: round edges, a slightly raised top."""
    r, inner = min(height * .42, min(width, depth) * .3), min(width, depth) / 2 - .01
    profile = [(r + .02, 0), *quarter((r, r), r, 270, 180, 4), *quarter((r, height - r), r, 180, 90, 4),
               (min(r + .06, inner * .8), height + .004), (min(r + .3, inner), height + .015)]
    made = loft(name, inset_rings(width, depth, radius, profile, 6), mat, angle=70)
    made.location, made.rotation_euler.z = at, turn
    return made


def _furnished(draw):
    """A made bed, a bedside lamp, a rug, seen through the door."""
    linen, wood = material('linen', '#efe9dc', .9, bump=.2, bump_scale=3, bump_distance=.05), surfaces.timber('#5b3d26')
    bed = (0, 3.5)
    box('bed frame', (1.9, 2.1, .22), (bed[0], bed[1], .28), .02, wood)
    for x in (-.85, .85):
        for y in (2.55, 4.45):
            cylinder('bed leg', .05, .3, (x, y, .15), wood, .01, 16)
    box('headboard', (2.0, .08, .75), (0, 4.6, .72), .03, wood)
    _soft('mattress', 1.84, 2.04, .26, .1, linen, (0, 3.5, .38))
    _soft('throw', 1.90, .75, .285, .1, material('throw', '#7c2f22', .95, bump=.2, bump_scale=8), (0, 2.9, .375))
    for x in (-.45, .45):
        _soft('pillow', .7, .42, .2, .12, linen, (x, 4.25, .62), draw.uniform(-.1, .1))
    box('bedside', (.45, .4, .55), (1.3, 4.35, .28), .02, wood)
    revolved('lamp foot', [(.0, 0), (.1, .01), (.1, .03), (.02, .05), (.02, .25), (0, .25)],
             material('brass', '#8a6a35', .35, metal=1), 24, (1.3, 4.35, .56))
    revolved('shade', [(.16, .2), (.1, .42)], lamp('#ffb25e', 9), 24, (1.3, 4.35, .56))
    box('rug', (2.4, 1.5, .02), (0, 1.5, .012), .005, material('rug', '#6d4630', .95))


def _fly_height(s):
    """Of the fly sheet at a share of its half width."""
    return RIDGE - (RIDGE - EAVE) * s - .16 * math.sin(math.pi * s)


def _fly(color, glow):
    front, rear = -PORCH, DEPTH + .55
    mat = canvas(color, glow * .16, (0, 1.2, 2.2), 1.7, 1.5)

    def at(u, v):
        x = (u * 2 - 1)
        s = abs(x)
        edge = math.sin(math.pi * ((v * 3) % 1)) ** 2
        pull = .20 * math.sin(math.pi * s) * ((1 - v) ** 8 - v ** 8)
        y = front + (rear - front) * v + pull
        ridge_sag = -.07 * math.sin(math.pi * ((v * 2) % 1)) ** 2 * (1 - s)
        return (x * (FLY - .10 * edge * s ** 4), y, _fly_height(s) + ridge_sag - .05 * edge * s ** 3)
    cloth('fly', at, 32, 48, mat)
    trim = canvas('#8d7a55')
    for side in (0, 1):
        def valance(u, v, s=side):
            x, y, z = at(s, u)
            wave = .5 + .5 * math.cos(2 * math.pi * u * 22)
            return (x + (s * 2 - 1) * .02 * (1 - v) * math.sin(u * 60), y, z - (1 - v) * (.17 + .05 * wave))
        cloth('valance', valance, 264, 2, trim)
    def gable_edge(u, v):
        x, y, z = at(u, 0)
        return (x, y - .005, z - (1 - v) * .14)
    cloth('front edge', gable_edge, 64, 1, trim)
    ropes = material('rope', '#c8b890', .9)
    stakes = material('peg', '#4b3a28', .9)
    for v in (0, 1 / 3, 2 / 3, 1):
        for side in (0, 1):
            x, y, z = at(side, v)
            out = 1 if side else -1
            lean = (-.7 if v == 0 else .7 if v == 1 else 0)
            peg = Vector((x + out * 1.7, y + lean, -DECK + .06))
            tube('guy', [(x, y, z - .02), peg], .011, ropes, smooth=False, sides=2)
            sticks('peg', [(peg + Vector((out * .06, 0, .12)), peg - Vector((out * .04, 0, .2)), .045)], stakes)
    for v, lean in ((0, -1), (1, 1)):
        x, y, z = at(.5, v)
        if lean > 0:
            tube('guy', [(x, y, z), (x, y + 2.2, -DECK + .05)], .011, ropes, smooth=False, sides=2)


def _pole(at, top, radius, mat, draw):
    """A peeled gum pole, never quite straight."""
    a, b = Vector(at), Vector(top)
    points = [a.lerp(b, t) + Vector((draw.gauss(0, .012), draw.gauss(0, .012), 0)) for t in (0, .3, .6, 1)]
    made = tube('pole', points, radius, mat, resolution=3, sides=5)
    made.data.splines[0].bezier_points[-1].radius = .85
    return made


def _poles(draw):
    mat = surfaces.timber('#7a6146')
    rear = DEPTH + .55
    for t in (0, 1 / 3, 2 / 3, 1):
        y = -PORCH + (rear + PORCH) * t
        for side in (-1, 1):
            _pole((side * (FLY - .02), y, 0), (side * (FLY - .04), y, DECK + EAVE + .05), .055, mat, draw)
    for y in (-PORCH + .06, rear - .05):
        _pole((0, y, DECK), (0, y, DECK + RIDGE - .02), .065, mat, draw)
    _pole((0, -PORCH - .05, DECK + RIDGE - .09), (0, rear, DECK + RIDGE - .09), .055, mat, draw)
    for y in (-PORCH + .06,):
        for side in (-1, 1):
            _pole((0, y, DECK + RIDGE - .16), (side * (FLY - .05), y, DECK + EAVE - .05), .04, mat, draw)


def _deck(draw):
    deck(2 * FLY - .5, DEPTH + PORCH + .5, DECK, (0, (DEPTH - PORCH) / 2 + .1), draw)
    wood = surfaces.timber('#6d553d')
    for k in range(3):
        y, z = -PORCH - .30 - .30 * (2 - k), DECK * (k + .6) / 3.6
        sticks('step', [((-.75, y, z), (.75, y, z), .28, .05)], wood)
    sticks('string', [((x, -PORCH - 1.0, .02), (x, -PORCH - .05, DECK - .06), .05, .16) for x in (-.72, .72)], wood)


def deck(width, depth, height, middle=(0, 0), draw=None, plank=.14):
    """Planks along X on beams and short posts; its upper side is `height` above the ground."""
    draw = draw or random.Random(1)
    (cx, cy), planks = middle, [surfaces.timber(c) for c in ('#6f573f', '#7d654b', '#65503a')]
    bars = [[] for _ in planks]
    y = cy - depth / 2 + plank / 2
    while y < cy + depth / 2:
        a, b = -width / 2 + draw.uniform(-.015, .015), width / 2 + draw.uniform(-.015, .015)
        joint = draw.uniform(a + .8, b - .8)
        for x0, x1 in ((a, joint - .003), (joint + .003, b)):
            lift = height - .02 + draw.uniform(-.002, .002)
            bars[draw.randrange(len(planks))].append(((cx + x0, y, lift), (cx + x1, y, lift), plank - .008, .04))
        y += plank
    for some, mat in zip(bars, planks):
        sticks('planks', some, mat)
    rim, y0, y1 = height - .13, cy - depth / 2 + .06, cy + depth / 2 - .06
    beams = [((cx + x, y0, rim), (cx + x, y1, rim), .08, .18) for x in (-width / 2 + .06, 0, width / 2 - .06)]
    beams += [((cx - width / 2 + .06, y, rim - .02), (cx + width / 2 - .06, y, rim - .02), .06, .16) for y in (y0, y1)]
    legs = max(2, round(width / 1.9) + 1)
    beams += [((cx - width / 2 + .1 + (width - .2) * k / (legs - 1), y, -.3),
               (cx - width / 2 + .1 + (width - .2) * k / (legs - 1), y, rim), .12)
              for k in range(legs) for y in (y0 + .05, cy, y1 - .05)]
    sticks('beams', beams, surfaces.timber('#54412f'))


def _porch(porch_light):
    for x, turn in ((-1.65, .35), (1.75, -.4)):
        seat = chair()
        seat.location, seat.rotation_euler.z = (x, -1.15, 0), turn
    side = table(.30, .48)
    side.location = (-2.45, -.75, 0)
    light = lantern(porch_light)
    light.location = (-2.45, -.75, .49)


def chair(color='#7d7a55'):
    """A director's chair that faces -Y, about .6 wide."""
    def build():
        wood, cloth_mat = surfaces.timber('#6a4527'), canvas(color)
        bars = []
        for y in (-.22, .20):
            bars += [((-.26, y, .02), (.26, y, .44), .028, .04), ((.26, y, .02), (-.26, y, .44), .028, .04)]
        for x in (-.27, .27):
            bars += [((x, -.24, .02), (x, .24, .02), .03, .03), ((x, -.22, .44), (x, .22, .44), .03, .035),
                     ((x, -.20, .44), (x, -.20, .62), .03, .03),
                     ((x, .20, .44), (x, .26, .88), .03, .03), ((x, -.25, .63), (x, .24, .63), .05, .022)]
        sticks('chair', bars, wood)
        cloth('seat', lambda u, v: ((u - .5) * .54, (v - .5) * .42, .455 - .045 * math.sin(math.pi * u)), 10, 4, cloth_mat)
        cloth('backrest', lambda u, v: ((u - .5) * .56, .235 + v * .02 + .04 * math.sin(math.pi * u), .68 + v * .19), 10, 3,
              cloth_mat)
    return group(collect(build))


def table(radius=.38, height=.72):
    """A round top on three legs."""
    def build():
        wood = surfaces.timber('#6a4a30')
        cylinder('top', radius, .035, (0, 0, height - .0175), wood, .01, 48)
        for k in range(3):
            a = 2.09 * k + .5
            c, s = math.cos(a), math.sin(a)
            tube('leg', [(c * radius * .3, s * radius * .3, height - .03), (c * radius * .85, s * radius * .85, 0)], .017, wood,
                 smooth=False, sides=4)
    return group(collect(build))


def lantern(power=14.0, flame=26.0):
    """A storm lantern, .3 high, lit if `power` (watts)."""
    def build():
        tin = material('tin', '#2f3a35', .45, metal=.4, spec=.5)
        revolved('fount', [(0, 0), (.085, 0), (.09, .012), (.085, .05), (.05, .066), (.04, .085), (0, .085)], tin, 28)
        revolved('glass', [(.042, .085), (.062, .125), (.058, .165), (.04, .195)], lamp('#ffab4d', flame if power else 0), 28)
        revolved('cap', [(.046, .195), (.05, .205), (.035, .225), (.035, .245), (.05, .25), (.02, .268), (0, .268)], tin, 28)
        for side in (-1, 1):
            tube('frame', [(side * .06, 0, .05), (side * .092, 0, .10), (side * .092, 0, .19), (side * .04, 0, .235)], .008, tin,
                 sides=3)
        tube('handle', [(-.09, 0, .19), (-.1, .02, .27), (0, .03, .335), (.1, .02, .27), (.09, 0, .19)], .004, tin, sides=2)
        if power:
            point_light((0, 0, .36), power, '#ffa04a', .07)
    return group(collect(build))


def fire(power=30.0, seed=3):
    """A burning camp fire in a ring of stones: logs, embers, a few flames."""
    draw = random.Random(seed)

    def build():
        stone = surfaces.concrete('#6f675c', .8)
        for k in range(13):
            a = 2 * math.pi * k / 13 + draw.uniform(-.1, .1)
            _soft('stone', draw.uniform(.22, .31), draw.uniform(.2, .27), draw.uniform(.16, .24), .09, stone,
                  (math.cos(a) * .62, math.sin(a) * .62, -.03), draw.uniform(0, 3))
        cylinder('ash', .55, .03, (0, 0, .01), material('ash', '#3a3531', .95), 0, 32)
        ember = material('ember', '#120a06', .9, emit='#ff5a1a', emit_strength=3.5)
        shader, n = principled(ember)
        n.link(n.math('MULTIPLY', n.ramp(n.noise(9, 4, .6), [(.45, 0), (.62, 1)]), 9), shader.inputs['Emission Strength'])
        for k in range(7):
            a, r = 2 * math.pi * k / 7 + draw.uniform(-.2, .2), draw.uniform(.42, .55)
            tube('log', [(math.cos(a) * r, math.sin(a) * r, .07), (math.cos(a) * .05, math.sin(a) * .05, draw.uniform(.2, .3))],
                 draw.uniform(.04, .065),
                 ember if k % 2 else material('log', '#2a1e15', .95), smooth=False, sides=4)
        for k in range(7):
            _flame(draw)
        if power:
            point_light((0, 0, .45), power, '#ff8436', .22)
    return group(collect(build))


def _flame(draw):
    """A tongue of fire: a thin bent cone that is brightest below."""
    made = material('flame', '#000000', 1, emit='#ff9a3c')
    shader, n = principled(made)
    z = n('ShaderNodeSeparateXYZ', Vector=n('ShaderNodeTexCoord').outputs['Object']).outputs[2]
    n.link(n.ramp(z, [(.0, srgb('#ffd98a')), (.25, srgb('#ff9a35')), (.55, srgb('#d9420c'))]), shader.inputs['Emission'])
    n.link(n.ramp(z, [(.05, 1), (.6, .15)]), shader.inputs['Emission Strength'])
    facing = n('ShaderNodeLayerWeight', Blend=.5).outputs['Facing']
    n.link(n.math('MULTIPLY', n.ramp(facing, [(.1, .85), (.8, 0)]), n.ramp(z, [(.1, 1), (.62, .1)])), shader.inputs['Alpha'])
    strength = shader.inputs['Emission Strength'].links[0].from_socket
    n.link(n.math('MULTIPLY', strength, 14), shader.inputs['Emission Strength'])
    tall, wide, sides, rings = draw.uniform(.30, .62), draw.uniform(.05, .09), 10, []
    bend = Vector((draw.uniform(-.1, .1), draw.uniform(-.1, .1), 0))
    for k in range(9):
        t = k / 8
        r = wide * math.sin(math.pi * min(1, .25 + t * .75)) ** .8 * (1 - t * .35)
        middle = bend * math.sin(t * 3) * t + Vector((0, 0, tall * t))
        rings.append([middle + Vector((math.cos(2 * math.pi * i / sides) * r, math.sin(2 * math.pi * i / sides) * r, 0))
                      for i in range(sides)])
    obj = loft('flame', rings, made, angle=180)
    obj.location = (draw.uniform(-.16, .16), draw.uniform(-.16, .16), .08)
    obj.visible_shadow = False
    return obj
