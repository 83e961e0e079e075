"""
Shops of a small town and what stands before them. 1 unit = 1 m. A row of shops has its front in the plane y = 0 towards
-Y, its veranda before it; things stand on z = 0 around their origin and are returned as objects.
"""
import math
import os
import random
from dataclasses import dataclass

import bpy
from mathutils import Matrix, Vector

from indoors.things import shelves
from outdoors import surfaces
from outdoors.buildings import Door, door, mabati, post, spread, sticks
from studio.materials import lamp, material, mottled, printed
from studio.nodes import srgb
from studio.shapes import box, boxes, collect, cylinder, from_data, group, link, loft, revolved, slab, superellipse, tube
from studio.stage import area

#: Of the veranda: its floor, its depth, and the heights of its roof at wall and edge.
FLOOR, REACH, HIGH, LOW = .32, 2.1, 3.12, 2.72
#: Of the front: the openings' height, the flat roof, the parapet's top.
OPEN, ROOF, TOP = 2.35, 3.55, 4.25


#: Of Debian's fonts-dejavu-core.
LETTERS = '/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed-Bold.ttf'


@dataclass(frozen=True)
class Shop:
    """
    One unit of a row: paint, dado, its sign's board, what it is ('goods', 'cafe', 'hardware' or 'closed'), and what the
    sign says, and in which paint.
    """
    color: str
    dado: str
    sign: str
    kind: str = 'goods'
    width: float = 3.7
    light: str = '#ffc98a'
    power: float = 70.0
    words: str = ''
    ink: str = '#5a1f17'


def row(shops, seed=1):
    """Shops side by side from x = 0 on; returns (empty, their left edges and the row's end)."""
    edges = [0.0]
    for shop in shops:
        edges.append(edges[-1] + shop.width)

    def build():
        for index, (shop, x) in enumerate(zip(shops, edges)):
            unit = group(collect(lambda: _unit(shop, random.Random(seed * 31 + index))))
            unit.location.x = x
        _shell(edges[-1])
        _veranda(edges[-1])
    return group(collect(build)), edges


def _unit(shop, draw):
    w, side = shop.width, .42
    wall = surfaces.plaster(shop.color, shop.dado, .55, height=TOP, dado_height=FLOOR + 1.0)
    boxes('front', [((side, .22, TOP), (side / 2, .11, TOP / 2)), ((side, .22, TOP), (w - side / 2, .11, TOP / 2)),
                    ((w - 2 * side, .22, TOP - FLOOR - OPEN), (w / 2, .11, (TOP + FLOOR + OPEN) / 2))], wall)
    _sign(shop, w)
    opening = w - 2 * side
    if shop.kind == 'closed':
        door(Door(0, opening, OPEN, color=shop.dado)).location = (side, .02, FLOOR)
        return
    _room(shop, w, side)
    _leaves(shop, side, opening)
    {'cafe': _cafe, 'goods': _store, 'hardware': _hardware}[shop.kind](w, draw)


def _sign(shop, w):
    """A painted board, framed, on the parapet."""
    z = (HIGH + TOP) / 2 + .10
    box('sign', (w - .7, .04, .62), (w / 2, -.03, z), .006, surfaces.painted_steel(shop.sign, .38), segments=2)
    frame = surfaces.painted_steel(shop.dado, .3)
    a, b, c = w / 2 - .35, w / 2, .31
    sticks('sign frame', [((b - a, -.045, z + s * c), (b + a, -.045, z + s * c), .05) for s in (-1, 1)]
           + [((b + s * a, -.045, z - c), (b + s * a, -.045, z + c), .05) for s in (-1, 1)], frame)
    if shop.words:
        _letters(shop, (w / 2, -.0515, z), w - 1.1, .44)


def _letters(shop, at, width, height):
    """The sign's words, as wide as it allows, in a paint that is worn."""
    text = bpy.data.curves.new('words', 'FONT')
    if os.path.exists(LETTERS):
        text.font = bpy.data.fonts.load(LETTERS, check_existing=True)
    text.body, text.align_x, text.align_y, text.size = shop.words, 'CENTER', 'CENTER', height
    text.offset = .004
    text.materials.append(surfaces.painted_steel(shop.ink, .5))
    made = link(bpy.data.objects.new('words', text))
    made.location, made.rotation_euler.x = at, math.pi / 2
    bpy.context.view_layer.update()
    made.scale.x = min(1.25, width / max(made.dimensions.x, .01))
    return made


def _room(shop, w, side, deep=3.2):
    """Inside: walls, floor, ceiling, a lamp."""
    x0, x1, y0, y1, z0, z1 = .12, w - .12, .2, deep, FLOOR, FLOOR + 2.75
    points = [(x, y, z) for z in (z0, z1) for y in (y0, y1) for x in (x0, x1)]
    paint = material('inside', '#c9bb9c', .85)
    from_data('room', points, [(2, 3, 7, 6), (0, 2, 6, 4), (1, 3, 7, 5)], paint, smooth=False)
    from_data('ceiling', points, [(4, 5, 7, 6)], material('ceiling', '#d8d2c4', .9), smooth=False)
    from_data('floor', points, [(0, 1, 3, 2)], surfaces.concrete('#7d5a48', .4), smooth=False)
    cylinder('lamp', .022, 1.15, (w / 2, 1.1, z1 - .09), lamp(shop.light, 16), .006, 16, (0, math.pi / 2, 0))
    area('lamp', (w / 2, 1.1, z1 - .13), (w / 2, 1.0, 0), 1.1, shop.power, shop.light, .25)


def _leaves(shop, side, opening):
    """Steel doors in four leaves each, folded together at the piers."""
    paint = surfaces.painted_steel(shop.dado, .6)
    for x, out in ((side + .03, 1), (side + opening - .03, -1)):
        for k in range(2):
            leaf = group(collect(lambda: _leaf(.40, paint)), (x + out * .065 * k, .02, FLOOR + .02),
                         (0, 0, math.radians(-90 + out * (4 - 7 * k))))
            leaf.name = 'leaf'


def _leaf(width, paint):
    box('leaf', (width, .012, OPEN - .05), (width / 2, 0, OPEN / 2), .002, paint, segments=1)
    bars = [((width * t, 0, .02), (width * t, 0, OPEN - .03), .045) for t in (.02, .98)]
    bars += [((0, 0, z), (width, 0, z), .045) for z in (.03, OPEN * .36, OPEN * .68, OPEN - .05)]
    sticks('leaf frame', bars, paint)


def _store(w, draw):
    shelves(w - .6, 2.0, 5, draw.randrange(99)).location = (w / 2, 3.15, FLOOR + .15)
    wood = surfaces.timber('#6b4a30')
    box('counter', (w - 1.4, .5, .98), (w / 2 + .1, .85, FLOOR + .49), .01, surfaces.painted_steel('#7b8f8a', .5), segments=2)
    box('counter top', (w - 1.3, .58, .04), (w / 2 + .1, .85, FLOOR + 1.0), .006, wood, segments=2)
    colors = [printed(c) for c in ('#c0392b', '#e0b03a', '#2f6f8f', '#e8e2d2', '#3f7f4a')]
    for k in range(9):
        x = .95 + (w - 1.9) * k / 9 + draw.uniform(-.05, .05)
        tall = draw.uniform(.12, .30)
        box('packet', (draw.uniform(.08, .17), .12, tall), (x, .95 + draw.uniform(-.12, .1), FLOOR + 1.02 + tall / 2), .004,
            draw.choice(colors),
            (0, 0, draw.uniform(-.3, .3)), 2)
    # Strings of sachets hang at the opening.
    for k in range(7):
        x = .62 + (w - 1.24) * k / 6
        strip = draw.choice(colors)
        boxes('sachets', [((.075, .006, .085), (x + draw.uniform(-.006, .006), .16,
                                                FLOOR + OPEN - .07 - .092 * i)) for i in range(draw.randint(3, 6))], strip)


def _hardware(w, draw):
    shelves(w - .6, 2.0, 4, draw.randrange(99), ('#3b4a52', '#8a8f92', '#b9562f', '#c9a23d', '#d9d5c8',
                                                 '#2f5d4a')).location = (w / 2, 3.15, FLOOR + .15)
    basins(5, seed=draw.randrange(99)).location = (.95, .75, FLOOR)
    zinc = material('pipe', '#9a9fa3', .4, metal=.9)
    for k in range(7):
        tube('pipe', [(w - .85 + .05 * k, .5 + .02 * k, FLOOR), (w - .75 + .05 * k, .72 + .02 * k, FLOOR + 2.45)], .018, zinc,
             smooth=False, sides=3)


def _cafe(w, draw):
    box('stripe', (w - .3, .01, .9), (w / 2, 3.185, FLOOR + .45), 0, material('stripe', '#2f6f6a', .6), segments=1)
    box('board', (1.3, .03, .8), (w / 2 - .3, 3.17, FLOOR + 1.65), .01, material('board', '#1d2421', .7), segments=2)
    for x, wide, tall in ((.55, .42, .58), (1.02, .34, .30), (w - .75, .46, .62)):
        box('poster', (wide, .006, tall), (x, 3.19, FLOOR + 1.75), 0, printed('#d9d2c0'), segments=1)
    box('counter', (1.5, .5, 1.0), (w - 1.1, 2.4, FLOOR + .5), .01, surfaces.timber('#7a5233'), segments=2)
    for k, (x, y) in enumerate(((1.15, 1.0), (2.3, 1.7))):
        plastic_table('#d9d4c8').location = (x, y, FLOOR)
        for turn in (80, 260):
            a = math.radians(turn + 15 * k)
            seat = plastic_chair('#b23a2c')
            seat.location, seat.rotation_euler.z = (x + .55 * math.sin(a), y - .55 * math.cos(a), FLOOR), a + math.pi
    for x in (1.2, 2.5):
        bulb((x, .55, FLOOR + 2.0), 10)


def _shell(length):
    """Sides, back and the flat roof with its parapets."""
    concrete, plain = surfaces.concrete('#8f887c', .8), surfaces.plaster('#c2b59c', age=.9, height=TOP)
    boxes('sides', [((.2, 4.97, TOP - .3), (x, 2.715, (TOP - .3) / 2)) for x in (.1, length - .1)]
          + [((length, .2, TOP - .4), (length / 2, 5.1, (TOP - .4) / 2))], plain)
    box('roof', (length - .4, 4.8, .18), (length / 2, 2.61, ROOF - .09), .0, concrete, segments=1)
    sticks('coping', [((-.06, .11, TOP + .035), (length + .06, .11, TOP + .035), .32, .07)], concrete)


def _veranda(length):
    run = REACH + .3
    a = math.atan((HIGH - LOW) / run)
    up, normal = Vector((0, math.cos(a), math.sin(a))), Vector((0, -math.sin(a), math.cos(a)))
    slope = mabati(length + .5, run / math.cos(a), surfaces.sheet('zinc', .8), seed=5)
    slope.matrix_world = Matrix.Translation(Vector((-.25, -run - .01, LOW))) @ Matrix(((1, 0, 0), up,
        normal)).transposed().to_4x4()
    wood = surfaces.timber()
    count = round(length / 2.4) + 1
    y = -REACH + .12
    beam = LOW + math.tan(a) * (.3 + .12) - .15
    xs = [.15 + (length - .3) * k / (count - 1) for k in range(count)]
    bars = [((-.2, y, beam), (length + .2, y, beam), .07, .13)]
    bars += [((x, 0, HIGH - .09), (x, -run + .05, LOW - .06), .05,
              .09) for x in (.02 + (length - .04) * k / (2 * count) for k in range(2 * count + 1))]
    sticks('veranda beams', bars, wood)
    for x in xs:
        post(beam - .065 - FLOOR, 'steel', '#6f7f7a').location = (x, y, FLOOR)
    sticks('veranda edge', [((-.25, -run, LOW - .06), (length + .25, -run, LOW - .06), .022, .15)],
           surfaces.painted_steel('#8c3b2c', .6))
    floor = surfaces.concrete('#8c8378', .8)
    box('veranda floor', (length + .3, REACH + .2, FLOOR), (length / 2, -REACH / 2 + .1, FLOOR / 2), .02, floor, segments=2)
    box('step', (length * .9, .34, FLOOR * .5), (length / 2, -REACH - .17, FLOOR * .25), .02, floor, segments=2)


# ---------------------------------------------------------------- before the shops


def point_light(at, power, color='#ffc27a', radius=.05):
    light = bpy.data.lights.new('point', 'POINT')
    light.energy, light.color, light.shadow_soft_size = power, srgb(color)[:3], radius
    obj = link(bpy.data.objects.new('point', light))
    obj.location = at
    return obj


def bulb(at, power=14.0, wire=.35):
    """A bare bulb on its wire, lit."""
    x, y, z = at
    parts = [revolved('bulb', [(0, -.034), (.02, -.028), (.032, -.008), (.03, .012), (.016, .038), (.014, .05)],
                      lamp('#ffc98c', 30), 20, at),
             cylinder('socket', .017, .05, (x, y, z + .07), material('socket', '#17181a', .5), .003, 16),
             cylinder('wire', .004, wire, (x, y, z + .09 + wire / 2), material('wire', '#17181a', .5), 0, 8),
             point_light((x, y, z - .05), power)]
    parts[0].visible_diffuse = False
    return group(parts)


def plastic_chair(color='#2f5f9a'):
    """A moulded stacking chair that faces -Y."""
    def build():
        mat = material('chair', color, .38, spec=.45)
        seat = loft('seat', [[(x * s, y * .43 - .01, .43 - .018 * (1 - (2 * y) ** 2) * (1 - t) + t * .022) for x,
                              y in superellipse(.44, 1.0, 5, 32)]
                             for t, s in ((0, .96), (1, 1.0))], mat)
        seat.name = 'seat'
        rings = []
        for k in range(9):
            t = k / 8
            half, y, z = .215 - .03 * t, .19 + .11 * t ** 1.2, .43 + .40 * t
            rings.append([(half * s, y + .03 * (1 - s * s), z + .03 * (1 - s * s) * t) for s in (-1, -.6, -.2, .2, .6, 1)]
                         + [(half * s, y + .012 + .03 * (1 - s * s), z + .03 * (1 - s * s) * t) for s in (1, .6, .2, -.2, -.6,
                             -1)])
        loft('back', rings, mat, angle=50)
        bars = [((s * .19, .17, .43), (s * .235, .26, 0), .045, .03) for s in (-1, 1)] + [((s * .19, -.19, .43),
            (s * .235, -.23, 0), .045, .03) for s in (-1, 1)]
        bars += [((s * .235, -.21, .63), (s * .225, .25, .66), .045, .02) for s in (-1, 1)] + [((s * .22, -.19, .42),
            (s * .235, -.2, .63), .035, .03) for s in (-1, 1)]
        sticks('legs', bars, mat)
    return group(collect(build))


def plastic_table(color='#e4e0d6', size=.8):
    def build():
        mat = material('table', color, .4, spec=.45)
        slab('top', size, size, .035, .06, .01, mat, 3).location = (0, 0, .70)
        sticks('legs', [((s * size * .36, t * size * .36, .70), (s * size * .43, t * size * .43, 0), .06, .04) for s in (-1,
            1) for t in (-1, 1)], mat)
    return group(collect(build))


def _ball(rows=6, columns=9):
    vertices = [(math.cos(math.pi * (r / rows - .5)) * math.cos(2 * math.pi * c / columns),
                 math.cos(math.pi * (r / rows - .5)) * math.sin(2 * math.pi * c / columns),
                 math.sin(math.pi * (r / rows - .5))) for r in range(rows + 1) for c in range(columns)]
    return vertices, [(r * columns + c, r * columns + (c + 1) % columns, (r + 1) * columns + (c + 1) % columns,
                       (r + 1) * columns + c)
                      for r in range(rows) for c in range(columns)]


def crate(fruit='#b3261e', size=.036, seed=1, width=.56, depth=.38, height=.26):
    """A crate of slats heaped with fruit."""
    def build():
        draw = random.Random(seed)
        wood = surfaces.timber('#a3855c')
        w, d = width / 2, depth / 2
        bars = [((s * w, t * d, 0), (s * w, t * d, height), .04) for s in (-1, 1) for t in (-1, 1)]
        for k in range(3):
            z = height * (k + .6) / 3.2
            bars += [((-w - .02, t * (d + .024), z), (w + .02, t * (d + .024), z), .012, .062) for t in (-1, 1)]
            bars += [((s * (w + .024), -d - .02, z), (s * (w + .024), d + .02, z), .012, .062) for s in (-1, 1)]
        sticks('crate', bars, wood)
        box('bottom', (width, depth, .02), (0, 0, .02), 0, wood, segments=1)
        places = []
        for layer in range(4):
            z, share = height - .03 + layer * size * 1.35, 1 - .24 * layer
            nx, ny = int(width * share / (2 * size)), int(depth * share / (2 * size))
            for i in range(nx):
                for j in range(ny):
                    at = ((i - (nx - 1) / 2) * 2 * size + draw.uniform(-.3, .3) * size,
                          (j - (ny - 1) / 2) * 2 * size + draw.uniform(-.3, .3) * size, z + draw.uniform(-.2, .2) * size)
                    places.append(Matrix.Translation(at) @ Matrix.Rotation(draw.uniform(0, 6), 4,
                        'Z') @ Matrix.Scale(size * draw.uniform(.88, 1.08), 4))
        mat = material('fruit', fruit, .32, spec=.5, rough_var=.15, bump_scale=12)
        spread('fruit', _ball(), places, mat, smooth=True)
    return group(collect(build))


def sack(color='#8f7a50', inside='#d8b96a', height=.62, radius=.26, seed=1):
    """A sack with its edge rolled down, full of grain."""
    def build():
        rings = []
        for k in range(13):
            t = k / 12
            wide = radius * (1 + .12 * math.sin(math.pi * min(1, t * 1.05)) - .06 * (t < .05)) * (.97 if t > .94 else 1)
            rings.append([(x * (1 + .04 * math.sin(5 * t + 3 * math.atan2(y, x) + seed)),
                           y * (1 + .05 * math.cos(4 * t - 2 * math.atan2(y, x) + seed)), height * t)
                          for x, y in superellipse(2 * wide, 1.8 * wide, 2.4, 40)])
        cloth = mottled('sacking', [(.3, '#83724b'), (.5, color), (.7, '#9b885f')], 26, .92, bump=.5, bump_distance=.012, spec=.1)
        loft('sack', rings, cloth, caps=False, angle=70)
        rim = [Vector(p) for p in rings[-1]]
        tube('roll', [(p.x * 1.03, p.y * 1.03, p.z - .015 + .012 * math.sin(7 * i)) for i, p in enumerate(rim[::4])], .032,
             cloth, closed=True, sides=4)
        heap = [(radius * s, height - .02 + .10 * (1 - s) ** .8) for s in (1, .8, .55, .3, .12, 0)]
        revolved('grain', heap, material('grain', inside, .8, bump=1.0, bump_scale=55, bump_distance=.02), 40)
    return group(collect(build))


def jerrycan(color='#d9a514'):
    """A plastic can of 20 litres, .36 high, its broad side towards -Y."""
    def build():
        mat = material('jerrycan', color, .42, spec=.4, rough_var=.15, bump_scale=8)
        outline = superellipse(.29, .19, 5, 40)
        shape = ((0, .90), (.02, .99), (.05, 1), (.26, 1), (.29, .97), (.315, .84), (.325, .70))
        loft('can', [[(x * s, y * s, z) for x, y in outline] for z, s in shape], mat, angle=40)
        tube('handle', [(-.10, 0, .315), (-.09, 0, .355), (-.03, 0, .372), (.03, 0, .36), (.05, 0, .32)], .016, mat, sides=4)
        cylinder('cap', .032, .04, (.09, 0, .345), material('can cap', '#8a2f22', .4), .006, 20)
        for side in (-1, 1):
            sticks('ribs', [((-.09, side * .096, .07), (.09, side * .096, .24), .012),
                            ((-.09, side * .096, .24), (.09, side * .096, .07), .012)], mat)
    return group(collect(build))


def basins(count=4, seed=1):
    """Plastic basins, stacked."""
    def build():
        draw = random.Random(seed)
        for k in range(count):
            mat = material('basin', draw.choice(('#2f6fb0', '#c23a3a', '#3f8f4f', '#d9a93a', '#7a4a9a')), .35, spec=.45)
            r = .27
            revolved('basin', [(0, .004), (r * .72, 0), (r * .76, .01), (r * .98, .16), (r * 1.06, .165), (r * 1.07, .172),
                               (r * .97, .172), (r * .74, .016), (0, .012)], mat,
                     40, (draw.uniform(-.01, .01), draw.uniform(-.01, .01), .045 * k))
    return group(collect(build))


def handcart():
    """A market cart along X on two car wheels: a deck of planks with low rails, its shafts resting on the ground towards -X."""
    def build():
        wood, tyre, rim = surfaces.timber('#7d6246'), material('tyre', '#1c1b1a', .85, bump=.3, bump_scale=30), material('rim',
            '#8d3b2a', .6)
        deck = .62
        boxes('deck', [((1.75, .155, .03), (.1, -.48 + .16 * k, deck + .004 * (k % 2))) for k in range(7)], wood, .003)
        bars = [((-1.9, s * .36, .07), (1.0, s * .47, deck - .05), .075) for s in (-1, 1)]
        bars += [((x, -.55, deck - .03), (x, .55, deck - .03), .06) for x in (-.65, .1, .85)]
        bars += [((-1.85, -.36, .08), (-1.85, .36, .08), .05)]
        bars += [((x, s * .54, deck), (x, s * .56, deck + .30), .05) for x in (-.7, .1, .92) for s in (-1, 1)]
        bars += [((-.75, s * .56, deck + .25), (.97, s * .56, deck + .25), .03, .10) for s in (-1, 1)]
        sticks('cart', bars, wood)
        for s in (-1, 1):
            about = (math.pi / 2, 0, 0)
            profile = [(.17, -.075), (.25, -.085), (.285, -.07), (.298, -.035), (.30, 0), (.298, .035), (.285, .07),
                       (.25, .085), (.17, .075), (.165, 0), (.17, -.075)]
            made = [revolved('tyre', profile, tyre, 48), revolved('rim', [(.02, .03), (.06, .035), (.13, .0), (.16, .05),
                (.172, .075)], rim, 40),
                    revolved('rim', [(.172, -.075), (.16, -.05), (.13, -.02), (.02, -.03)], rim, 40)]
            for obj in made:
                obj.location, obj.rotation_euler = (.25, s * .70, .30), about
        cylinder('axle', .03, 1.4, (.25, 0, .30), material('axle', '#2a2725', .6, metal=.7), .004, 20, (math.pi / 2, 0, 0))
        sticks('stays', [((.25, s * .42, .30), (.25, s * .42, deck - .05), .09) for s in (-1, 1)], wood)
    return group(collect(build))
