"""Walls and things of rooms. 1 unit = 1 m; each stands on z = 0 around its origin and is returned as an object."""
import math
import random

import numpy as np
from mathutils import Vector, noise

from indoors import surfaces
from studio.materials import dark_plastic, material, printed
from studio.shapes import box, boxes, collect, cylinder, frame, from_data, group, loft, revolved, slab, through, tube


def stone_wall(width, height, course=.20, seed=3):
    """
    A wall of hewn stones in courses: X to the right from the origin's left, its joints in the plane y = 0, its faces
    towards -Y, rough by about a centimetre. The stones are true shapes.
    """
    draw = random.Random(seed)
    vertices, faces, tones = [], [], []
    for row in range(math.ceil(height / course)):
        x = -draw.uniform(.05, .4)
        while x < width:
            long = draw.choice((.32, .38, .42, .45, .52))
            _stone(x + .004, row * course + .004, long - .008, course - .008, draw, vertices, faces, tones)
            x += long
    wall = from_data('stones', vertices, faces, surfaces.hewn_stone(), angle=60)
    wall.data.attributes.new('tone', 'FLOAT', 'FACE').data.foreach_set('value', np.array(tones, np.float32))
    joints = from_data('joints', [(-.5, 0, 0), (width + .5, 0, 0), (width + .5, 0, height), (-.5, 0, height)], [(0, 1, 2, 3)],
                       surfaces.mortar(), smooth=False)
    return group([wall, joints])


def _stone(x, z, w, h, draw, vertices, faces, tones, columns=30, rows=15):
    """One stone's dressed face: bulging, tooled, falling back to the joint at its edges."""
    first, own, bulge = len(vertices), draw.uniform(-50, 50), draw.uniform(.008, .016)
    for j in range(rows + 1):
        for i in range(columns + 1):
            u, v = i / columns, j / rows
            edge = min(min(u, 1 - u) * w, min(v, 1 - v) * h)
            rise = 1 - math.exp(-edge / .012)
            at = Vector((x + u * w, own, z + v * h))
            rough = noise.noise(at * 8) * .008 + noise.noise(at * 24) * .007 + noise.noise(at * 55) * .004
            wave = noise.noise(at * 22 + Vector((9, 0, 0))) * .004 * (1 - rise)
            vertices.append((x + u * w + wave, .004 - rise * (bulge + rough), z + v * h + wave))
    tone = draw.random()
    for j in range(rows):
        for i in range(columns):
            a = first + j * (columns + 1) + i
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
            tones.append(tone)


def board(width, depth, thickness=.03, mat=None, planks=3, seed=1):
    """A table's top of glued planks, its upper face at z = 0, its middle the origin."""
    draw, parts = random.Random(seed), []
    for k in range(planks):
        y = -depth / 2 + depth * (k + .5) / planks
        parts.append(box('plank', (width, depth / planks - .0006, thickness), (0, y, -thickness / 2), .0025,
                         mat or surfaces.wood(seed=draw.uniform(0, 9)), segments=2))
    return group(parts)


def snake_plant(leaves=13, height=.42, seed=2, pot='#3f5a52'):
    """Sword-shaped leaves in a glazed pot of 16 cm."""
    def build():
        draw = random.Random(seed)
        r = .08
        profile = [(.0, 0), (r * .70, 0), (r * .74, .006), (r * .97, .118), (r * 1.0, .132), (r * .99, .138), (r * .93, .138),
                   (r * .90, .12), (0, .118)]
        revolved('pot', profile, surfaces.glazed(pot))
        mat = surfaces.sword_leaf()
        for k in range(leaves):
            turn = k * 2.4 + draw.uniform(-.3, .3)
            out = .012 + .036 * math.sqrt(k / leaves)
            tall = height * draw.uniform(.62, 1.0) * (1 - .25 * k / leaves)
            _blade((out * math.cos(turn), out * math.sin(turn), .112), turn + draw.uniform(-.6, .6), tall,
                   draw.uniform(.018, .026),
                   draw.uniform(.03, .13) + .14 * k / leaves, draw.uniform(-1.1, 1.1), mat)
        soil = material('soil', '#2c2119', .95, bump=.9, bump_scale=120, bump_distance=.006)
        cylinder('soil', r * .9, .01, (0, 0, .118), soil, 0)
    return group(collect(build))


def _blade(foot, turn, tall, half, lean, twist, mat, rows=22):
    """A stiff, folded leaf that leans outwards and twists about itself."""
    vertices, faces, uvs = [], [], []
    across = (-1, -.55, 0, .55, 1)
    for j in range(rows + 1):
        t = j / rows
        w = half * min(1, .55 + t * 2.2) * (1 - t ** 3.2) + .0006
        about = turn + math.pi / 2 + twist * t
        middle = Vector(foot) + Vector((math.cos(turn), math.sin(turn), 0)) * (lean * tall * t ** 1.7) + Vector((0, 0,
            tall * t * (1 - .06 * lean * t)))
        side = Vector((math.cos(about), math.sin(about), 0))
        back = Vector((-side.y, side.x, 0))
        for s in across:
            vertices.append(tuple(middle + side * w * s + back * (.42 * w * s * s + .0015 * math.sin(9 * t + 3 * s))))
            uvs.append((s / 2 + .5, t * tall))
    n = len(across)
    faces = [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(rows) for i in range(n - 1)]
    leaf = from_data('leaf', vertices, faces, mat, angle=70)
    loops = np.empty(len(leaf.data.loops), np.int32)
    leaf.data.loops.foreach_get('vertex_index', loops)
    leaf.data.uv_layers.new(name='leaf').data.foreach_set('uv', np.array(uvs, np.float32)[loops].ravel())
    thick = leaf.modifiers.new('thickness', 'SOLIDIFY')
    thick.thickness, thick.offset = .003, 0


def book(width, depth, thickness, color, hard=True):
    """A book that lies, its spine towards -Y, without words."""
    def build():
        cover, leaf = surfaces.cloth(color, .7), .0028 if hard else .0009
        over = .003 if hard else 0
        box('pages', (width - .004, depth - .008, thickness - 2 * leaf), (0, .003, thickness / 2), .0004, surfaces.paper(),
            segments=1)
        for z in (leaf / 2, thickness - leaf / 2):
            box('cover', (width + over, depth + over, leaf), (0, 0, z), .0008, cover, segments=2)
        arc = [(-depth / 2 - over / 2 - .004 * math.sin(math.pi * k / 8), thickness * k / 8) for k in range(9)]
        rings = [[(x, y, z) for y, z in arc] + [(x, y + leaf, z) for y, z in reversed(arc)] for x in (-width / 2 - over / 2,
            width / 2 + over / 2)]
        loft('spine', rings, cover)
    return group(collect(build))


def books(kinds, seed=1):
    """A pile of books, each (width, depth, thickness, color), the first at the bottom, a little out of line."""
    draw, z, parts = random.Random(seed), 0.0, []
    for width, depth, thickness, color in kinds:
        made = book(width, depth, thickness, color)
        made.location = (draw.uniform(-.008, .008), draw.uniform(-.006, .006), z)
        made.rotation_euler.z = math.radians(draw.uniform(-7, 7))
        z += thickness + .0003
        parts.append(made)
    return group(parts)


def mug(color='#e9e7df', rim='#2b4a7a', radius=.042, height=.078):
    """An enamel mug with a dark rim, its handle towards +X."""
    def build():
        r, white = radius, surfaces.enamel(color)
        profile = [(0, 0), (r * .86, 0), (r * .93, .004), (r * .96, .012), (r, height - .003), (r + .0012, height),
                   (r - .0006, height + .0006), (r - .0024, height - .001),
                   (r * .93, .012), (r * .88, .005), (0, .004)]
        revolved('mug', profile, white, 64)
        ring = revolved('rim', [(r + .0012, height - .004), (r + .0020, height - .0005), (r + .0006, height + .0014),
                                (r - .0014, height + .0008), (r - .0026, height - .002)],
                        surfaces.enamel(rim), 64)
        ring.name = 'rim'
        tube('handle', through([(r - .001, 0, height * .84), (r + .018, 0, height * .88), (r + .030, 0, height * .66),
                                (r + .026, 0, height * .36),
                                (r + .008, 0, height * .2), (r - .003, 0, height * .19)], 6), .0042, white, smooth=False, sides=4)
        cylinder('tea', r * .94, .001, (0, 0, height * .82), material('tea', '#7a4a26', .08, spec=.5), 0)
    return group(collect(build))


def basket(radius=.12, height=.20, bands=((0, '#b89c6a'), (.22, '#5a2f22'), (.34, '#c2a878'), (.52, '#23252c'),
                                          (.62, '#c2a878'), (.80, '#8a3f26'), (.88, '#b89c6a'))):
    """A woven sisal basket with bands of dye and two leather handles."""
    def build():
        profile = [(0, 0), (radius * .55, 0), (radius * .72, .006), (radius * .86, .03), (radius * .98, height * .45),
                   (radius * 1.02, height * .75), (radius, height),
                   (radius * .975, height + .003), (radius * .95, height), (radius * .96, height * .75), (radius * .8, .03),
                   (0, .02)]
        revolved('basket', profile, surfaces.woven(bands, height), 96)
        leather = material('leather', '#5d3a22', .55, bump=.3, bump_scale=200, bump_distance=.001)
        for side in (-1, 1):
            arch = through([(-.055, side * radius * .99, height * .86), (-.052, side * radius * 1.0, height * 1.06),
                            (-.03, side * radius * .86, height * 1.42),
                            (.03, side * radius * .86, height * 1.42), (.052, side * radius * 1.0, height * 1.06),
                            (.055, side * radius * .99, height * .86)], 8)
            tube('handle', arch, .0042, leather, smooth=False, sides=4)
    return group(collect(build))


def laptop(opened=112.0, color='#7d8288'):
    """A closed-faced laptop whose screen looks to +Y: from -Y its back is seen. `opened` is the hinge's angle in degrees."""
    def build():
        metal = material('laptop', color, .36, metal=.85, rough_var=.06, bump_scale=300)
        w, d, t = .318, .222, .011
        slab('base', w, d, t, .012, .0025, metal, 3).location = (0, .0, .003)
        slab('keys', w - .05, d * .48, .0006, .004, 0, dark_plastic()).location = (0, -.028, .014)
        slab('pad', .10, .06, .0006, .004, 0, material('pad', '#6c7076', .3, metal=.6)).location = (0, .072, .0138)
        for x in (-.12, .12):
            for y in (-.09, .09):
                cylinder('foot', .008, .004, (x, y, .002), dark_plastic(), .001, 20)
        lid = slab('lid', w, d, .0055, .012, .0018, metal, 3)
        glass = material('screen', '#0a0d12', .1, emit='#bcd6ff', emit_strength=1.6)
        screen = slab('screen', w - .014, d - .02, .0004, .006, 0, glass)
        hinge, a = Vector((0, -d / 2 + .004, .016)), math.radians(opened)
        up, to_user = Vector((0, math.cos(a), math.sin(a))), Vector((0, math.sin(a), -math.cos(a)))
        for obj, off in ((lid, 0), (screen, .0056)):
            frame(obj, hinge + up * d / 2 + to_user * off, (-1, 0, 0), up)
        cylinder('hinge', .0055, w * .7, (0, -d / 2 + .004, .0145), dark_plastic(), .001, 24, (0, math.pi / 2, 0))
    return group(collect(build))


#: Paints of plain cartons and tins.
GOODS = ('#b9562f', '#d7b98a', '#3f6a66', '#d9d2c2', '#7c2f2a', '#c99b3d', '#54657a', '#8f8a7c')


def shelves(width, height, rows, seed=1, colors=GOODS):
    """Shelves at a wall (y = 0, its room towards -Y) filled with cartons, tins and jars; origin below their middle."""
    return group(collect(lambda: _shelves(width, height, rows, random.Random(seed), colors)))


def _shelves(width, height, rows, draw, colors):
    paints = [printed(color) for color in colors]
    parts = [((width, .34, .03), (0, -.17, height * k / rows)) for k in range(rows + 1)]
    parts += [((.04, .34, height + .03), (s * width / 2, -.17, height / 2)) for s in (-1, 0, 1)]
    boxes('shelves', parts, surfaces.wood('#6d4526'), .002)
    cartons = {}
    for row in range(rows):
        x, base = -width / 2 + .06, height * row / rows + .016
        while x < width / 2 - .12:
            w, tall = draw.uniform(.07, .2), draw.uniform(.45, .9) * (height / rows - .05)
            if draw.random() < .75:
                cartons.setdefault(draw.randrange(len(colors)), []).append(((w, .2, tall), (x + w / 2, -.18, base + tall / 2)))
            else:
                cylinder('tin', w * .45, tall * .8, (x + w / 2, -.2, base + tall * .4), draw.choice(paints), .004, 32)
            x += w + draw.uniform(.004, .05)
    for index, places in cartons.items():
        boxes('cartons', places, paints[index], .003)
