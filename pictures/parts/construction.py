"""A building site: concrete frame, tower crane, cabin, heaps and stacks. 1 unit = 1 m; things stand on z = 0."""
import math
import random

import bpy
import numpy as np
from mathutils import Matrix, Vector

from outdoors import surfaces
from outdoors.buildings import Door, Window, door, spread, sticks, turned_prism, window
from outdoors.land import grid_faces, mesh_of
from outdoors.noise import fractal
from studio.materials import material, mottled, principled
from studio.nodes import srgb
from studio.shapes import box, collect, from_data, group, link, revolved, tube

STOREY, SLAB, COLUMN = 3.1, .24, .40


def varied(mat, low=.75, high=1.15):
    """Gives each piece of a mesh (a block, a board) its own tone."""
    shader, n = principled(mat)
    own = n.math('MULTIPLY_ADD', n('ShaderNodeNewGeometry').outputs['Random Per Island'], high - low, low)
    tone = n('ShaderNodeCombineRGB', R=own, G=own, B=own).outputs[0]
    color = shader.inputs['Base Color']
    n.link(n.mix(1.0, color.links[0].from_socket, tone, 'MULTIPLY'), color)
    return mat


def concrete_frame(bays=(4, 2), bay=(5.0, 5.4), storeys=3, seed=2):
    """
    A frame under construction whose front left column stands at the origin, bays towards +X and +Y: slabs, columns, walls
    of blocks in the lower storeys, poles below the newest slab and starter bars above it.
    """
    return group(collect(lambda: _concrete_frame(bays, bay, storeys, random.Random(seed))))


def _concrete_frame(bays, bay, storeys, draw):
    cast = surfaces.concrete('#a19b91', .75)
    width, depth = bays[0] * bay[0], bays[1] * bay[1]
    spots = [(i * bay[0], j * bay[1]) for i in range(bays[0] + 1) for j in range(bays[1] + 1)]
    columns, slabs = [], []
    for level in range(storeys):
        base = level * STOREY + .15
        columns += [((x, y, base), (x, y, base + STOREY - SLAB), COLUMN) for x, y in spots]
        top = base + STOREY - SLAB / 2
        slabs.append(box('slab', (width + 1.3, depth + 1.3, SLAB), (width / 2, depth / 2, top), .012, cast, segments=1))
        beams = [((-.2, j * bay[1], top - .3), (width + .2, j * bay[1], top - .3), .3, .42) for j in range(bays[1] + 1)]
        beams += [((i * bay[0], -.2, top - .3), (i * bay[0], depth + .2, top - .3), .3, .42) for i in range(bays[0] + 1)]
        sticks('beams', beams, cast)
    box('ground slab', (width + 1.6, depth + 1.6, .3), (width / 2, depth / 2, 0), .02, cast, segments=1)
    roof = storeys * STOREY + .15
    cast_now = [(x, y) for x, y in spots if x <= bay[0] * 2]
    columns += [((x, y, roof), (x, y, roof + STOREY - .55), COLUMN) for x, y in cast_now]
    sticks('columns', columns, cast)
    _starter_bars([(x, y, roof + (STOREY - .55 if (x, y) in cast_now else 0)) for x, y in spots], draw)
    _formwork([(x, y, roof) for x, y in spots if (x, y) not in cast_now][:3])
    _blockwork(bays, bay, storeys)
    _props(width, depth, (storeys - 1) * STOREY + .15, draw)
    _edge_boards(width, depth, roof)


def _starter_bars(feet, draw):
    """Reinforcement that stands out of the columns, with a few links around it."""
    rust = mottled('rebar', [(.3, '#4a2a1a'), (.6, '#6e3f24'), (.8, '#3a3330')], 14, .8, metal=.3)
    bars = []
    for x, y, z in feet:
        for dx in (-.14, 0, .14):
            for dy in (-.14, .14):
                lean = Vector((draw.gauss(0, .05), draw.gauss(0, .05), 1.25 + draw.uniform(-.1, .25)))
                a = Vector((x + dx, y + dy, z - .05))
                bars.append((a, a + lean, .02))
        for k in range(3):
            h, level = .16, z + .2 + .3 * k
            ring = [(x - h, y - h, level), (x + h, y - h, level), (x + h, y + h, level), (x - h, y + h, level)]
            bars += [(ring[i], ring[(i + 1) % 4], .01) for i in range(4)]
    sticks('starter bars', bars, rust)


def _formwork(feet):
    """Boxes of boards, cramped, around columns to be cast."""
    boards, clamps, levels = [], [], (.3, .9, 1.5, 2.1)
    for x, y, z in feet:
        for side in (-1, 1):
            boards += [((x + side * .235, y + dy, z), (x + side * .235, y + dy, z + 2.4), .03, .15) for dy in (-.15, 0, .15)]
            boards += [((x + dx, y + side * .235, z), (x + dx, y + side * .235, z + 2.4), .15, .03) for dx in (-.15, 0, .15)]
            clamps += [((x - .34, y + side * .28, z + h), (x + .34, y + side * .28, z + h), .07) for h in levels]
            clamps += [((x + side * .28, y - .34, z + h + .08), (x + side * .28, y + .34, z + h + .08), .07) for h in levels]
    sticks('formwork', boards, varied(surfaces.timber('#8a6a45'), .6))
    sticks('clamps', clamps, surfaces.timber('#6f5436'))


def _blockwork(bays, bay, storeys):
    """Walls of blocks between columns of the front and the right side, with holes for windows; the upper ones unfinished."""
    blocks = surfaces.dressed_stone('#938d84', '#a8a297', .5)
    clear = STOREY - SLAB - .42
    for level in range(storeys - 1):
        for i in range(bays[0]):
            tall = clear if level == 0 else (clear, clear * .45, clear, .6)[i % 4]
            _infill(i * bay[0] + COLUMN / 2, bay[0] - COLUMN, 0, level * STOREY + .15, tall, blocks, 0)
        for j in range(bays[1]):
            _infill(j * bay[1] + COLUMN / 2, bay[1] - COLUMN, bays[0] * bay[0], level * STOREY + .15, clear, blocks, 90)


def _infill(start, length, offset, z, tall, mat, turn):
    """A wall with a hole, in one bay: along X at y = offset, or (turn = 90) along Y at x = offset."""
    sill, head, left, wide = min(.95, tall), min(2.2, tall), length * .28, length * .44
    pieces = [(0, length, 0, sill), (0, left, sill, head), (left + wide, length, sill, head), (0, length, head, tall)]
    for a, b, low, high in pieces:
        if high - low > .02:
            piece = box('infill', (b - a, .2, high - low), ((a + b) / 2, 0, (low + high) / 2), 0, mat)
            holder = group([piece], (start, offset, z) if not turn else (offset, start, z), (0, 0, math.radians(turn)))
            holder.name = 'infill'


def _props(width, depth, base, draw):
    """Eucalyptus poles below the newest slab, a board on each row."""
    source = turned_prism([(.052, 0), (.044, 1)], 7)
    places = []
    tall = STOREY - SLAB - .06
    for i in range(round(width / .95)):
        for j in range(round(depth / 1.25) + 1):
            x, y = .45 + i * .95 + draw.gauss(0, .06), -.3 + j * 1.25 + draw.gauss(0, .05)
            lean = Matrix.Rotation(draw.gauss(0, .018), 4, 'X') @ Matrix.Rotation(draw.gauss(0, .018), 4, 'Y')
            places.append(Matrix.Translation((x, y, base)) @ lean @ Matrix.Diagonal((1, 1, tall, 1)))
    spread('props', source, places, varied(surfaces.timber('#8b7357'), .55), True)
    boards = [((.2, -.3 + j * 1.25, base + tall + .02), (width - .2, -.3 + j * 1.25, base + tall + .02), .12, .05)
              for j in range(round(depth / 1.25) + 1)]
    sticks('prop boards', boards, surfaces.timber('#7d6244'))


def _edge_boards(width, depth, top):
    """The newest slab's shuttering along its edge, and a hand rail."""
    low, bars = top - .16, []
    line = [(-.68, depth + .68), (-.68, -.68), (width + .68, -.68), (width + .68, depth + .68)]
    for (ax, ay), (bx, by) in zip(line, line[1:]):
        bars.append(((ax, ay, low), (bx, by, low), .03, .32))
        a, b = Vector((ax, ay, top)), Vector((bx, by, top))
        count = round((b - a).length / 2.2)
        posts = [a.lerp(b, k / count) for k in range(count + 1)]
        bars += [(p, p + Vector((0, 0, 1.05)), .06) for p in posts]
        bars += [(a + Vector((0, 0, h)), b + Vector((0, 0, h)), .03, .10) for h in (.5, 1.0)]
    sticks('edge', bars, surfaces.timber('#83663f'))


def tower_crane(height=34.0, reach=34.0, turn=0.0, color='#c9961f'):
    """A tower crane with a lattice mast and a flat jib towards +X, turned by degrees; its hook hangs near the middle."""
    return group(collect(lambda: _tower_crane(height, reach, turn, color)))


def _tower_crane(height, reach, turn, color):
    paint = surfaces.painted_steel(color, .35)
    sticks('mast', _lattice(Vector((0, 0, 0)), Vector((0, 0, height)), 1.5, 1.9, .13, .07), paint)
    box('foundation', (4.2, 4.2, .9), (0, 0, .3), .05, surfaces.concrete(), segments=1)
    bars = []
    jib, back, apex = Vector((reach, 0, height + 1.0)), Vector((-11, 0, height + 1.0)), Vector((0, 0, height + 7.5))
    bars += _triangle(Vector((.8, 0, height + 1.0)), jib, 1.15, 1.35, 1.6)
    for side in (-.55, .55):
        bars.append((Vector((-.8, side, height + 1)), back + Vector((0, side, 0)), .16, .22))
        bars.append((Vector((0, side * 1.2, height)), apex, .13))
    bars += [(back + Vector((k, -.55, 0)), back + Vector((k, .55, 0)), .10) for k in np.arange(0, 10, 1.1)]
    bars += [(apex, Vector((reach * t, 0, height + 2.35)), .05) for t in (.36, .74)]
    bars += [(apex, back + Vector((.8, side, .1)), .05) for side in (-.5, .5)]
    bars += [(Vector((0, 0, height + 7.5)), Vector((0, 0, height + 8.0)), .05)]
    carrier = [sticks('jib', bars, paint)]
    concrete = surfaces.concrete('#8e897f')
    carrier += [box('counterweight', (.55, 1.5, 2.1), (-10.4 + .62 * k, 0, height + .2), .03, concrete) for k in range(4)]
    carrier.append(box('winch', (1.6, .9, .8), (-6.4, 0, height + 1.5), .05, surfaces.painted_steel('#5c6469')))
    cab = surfaces.painted_steel('#d9d4c6', .2)
    carrier.append(box('cab', (1.3, 1.25, 1.9), (1.35, -1.45, height - .1), .08, cab))
    glass = material('cab glass', '#0d1216', .05, spec=.7)
    carrier.append(box('cab glass', (.9, 1.02, 1.0), (1.6, -1.47, height + .15), .04, glass))
    carrier.append(box('slewing ring', (2.0, 2.0, .5), (0, 0, height + .1), .06, paint))
    at, hook = reach * .52, height * .42
    carrier.append(box('trolley', (1.5, 1.2, .25), (at, 0, height + .85), .03, paint))
    ropes = [((at + s, 0, height + .8), (at + s * .4, 0, hook + .5), .03) for s in (-.5, .5)]
    carrier.append(sticks('ropes', ropes, material('rope', '#1c1c1c', .6)))
    carrier.append(box('hook block', (.5, .3, .8), (at, 0, hook), .06, surfaces.painted_steel('#c9961f', .6)))
    group(carrier, rotation=(0, 0, math.radians(turn)))


def _lattice(a, b, wide, step, chord, brace):
    """A square lattice along Z: chords, rungs and diagonals on each side."""
    count, h = max(1, round((b - a).length / step)), wide / 2
    corners = [Vector((-h, -h, 0)), Vector((h, -h, 0)), Vector((h, h, 0)), Vector((-h, h, 0))]
    bars = [(a + c, b + c, chord) for c in corners]
    for k in range(count):
        low, high = a.lerp(b, k / count), a.lerp(b, (k + 1) / count)
        for i in range(4):
            c, d = corners[i], corners[(i + 1) % 4]
            bars += [(low + c, low + d, brace), (low + (c if k % 2 else d), high + (d if k % 2 else c), brace)]
    return bars


def _triangle(a, b, wide, tall, step):
    """A jib along X: two chords below, one above, braced."""
    count, up = round((b - a).length / step), Vector((0, 0, tall))
    left, right = Vector((0, -wide / 2, 0)), Vector((0, wide / 2, 0))
    bars = [(a + left, b + left, .11), (a + right, b + right, .11), (a + up, b + up - Vector((step, 0, 0)), .12)]
    for k in range(count):
        low, high = a.lerp(b, k / count), a.lerp(b, (k + 1) / count)
        middle = low.lerp(high, .5) + up
        bars.append((low + left, low + right, .05))
        for side in (left, right):
            bars += [(low + side, middle, .06), (middle, high + side, .06)]
    return bars


#: Of a container of 20 feet.
LONG, WIDE, HIGH = 6.06, 2.44, 2.59


def cabin(color='#33566b', lit=0.0, age=.7):
    """
    A container made into a site cabin, its long front towards -Y around the origin: door, windows, steps. Its roof is at
    z = HIGH + .2 (it stands on blocks).
    """
    return group(collect(lambda: _cabin(color, lit, age)))


def _cabin(color, lit, age):
    paint = container_paint(color, age)
    z = .2
    for turn, length, off in ((0, LONG, WIDE / 2), (90, WIDE, LONG / 2), (180, LONG, WIDE / 2), (270, WIDE, LONG / 2)):
        about = Matrix.Rotation(math.radians(turn), 4, 'Z')
        _corrugated_side(length - .3, HIGH - .3, paint).matrix_world = about @ Matrix.Translation((0, -off + .015, z + .15))
    x, y, t = LONG / 2 - .08, WIDE / 2 - .08, z + HIGH - .07
    posts = [((sx * x, sy * y, z), (sx * x, sy * y, z + HIGH), .16) for sx in (-1, 1) for sy in (-1, 1)]
    rails = [((-x, sy * y, h), (x, sy * y, h), .12, .14) for sy in (-1, 1) for h in (z + .08, t)]
    rails += [((sx * x, -y, h), (sx * x, y, h), .12, .14) for sx in (-1, 1) for h in (z + .08, t)]
    made = sticks('frame', posts + rails, paint)
    made.modifiers.new('edge', 'BEVEL').width = .012
    for sx in (-1, 1):
        for sy in (-1, 1):
            for h in (z + .06, z + HIGH - .05):
                box('casting', (.18, .17, .12), (sx * (x + .005), sy * (y + .005), h), .015, paint)
            box('block', (.42, .42, .2), (sx * (x - .1), sy * (y - .1), .1), .01, surfaces.concrete())
    _container_roof(paint, t)
    _opening(Door(LONG * .5 - 1.75, .92, 2.05, z=.12, color='#9a968b'), door, z)
    for x, w, glow in ((-2.1, 1.25, lit), (-.35, 1.0, lit * .8)):
        _opening(Window(x, 1.05, w, 1.0, lit=glow, frame='#3d4447', curtain='#8f8a78'), window, z)
    for k in range(2):
        box('step', (1.1, .3, .16), (LONG * .5 - 1.29, -WIDE / 2 - .22 - .3 * k, .24 - .15 * k), .01, surfaces.timber('#6f5a43'))


def _opening(opening, fill, z):
    """A frame on the corrugations, with what fills it."""
    front, bottom = -WIDE / 2 - .035, z + opening.z
    w, h = opening.w, opening.h
    bars = [((opening.x - .03, front + .03, bottom - .06), (opening.x - .03, front + .03, bottom + h + .06), .06, .11),
            ((opening.x + w + .03, front + .03, bottom - .06), (opening.x + w + .03, front + .03, bottom + h + .06), .06, .11),
            ((opening.x - .06, front + .03, bottom + h + .03), (opening.x + w + .06, front + .03, bottom + h + .03), .11, .06),
            ((opening.x - .06, front + .03, bottom - .03), (opening.x + w + .06, front + .03, bottom - .03), .11, .06)]
    sticks('opening', bars, surfaces.painted_steel('#cfccc2', .35))
    box('reveal', (w, .02, h), (opening.x + w / 2, front + .062, bottom + h / 2), 0, material('reveal', '#131313', .8))
    fill(opening, .03).location = (opening.x, front, bottom)


def container_paint(color, age):
    """Faded paint, rust that runs down from dents and rails, dust below."""
    made = material('container', color, .5, spec=.4)
    shader, n = principled(made)
    position = n('ShaderNodeNewGeometry').outputs['Position']
    up = n('ShaderNodeSeparateXYZ', Vector=position).outputs[2]

    def noise(scale, detail, stretch):
        placed = n('ShaderNodeMapping', Vector=position)
        placed.inputs['Scale'].default_value = stretch
        return n('ShaderNodeTexNoise', Vector=placed.outputs[0], Scale=scale, Detail=detail, Roughness=.66).outputs['Fac']
    broad, runs, spots = noise(.8, 7, (1, 1, 1)), noise(1.2, 6, (5, 5, .45)), noise(3.4, 9, (1, 1, .7))
    paint = n.mix(n.math('MULTIPLY', n.ramp(broad, [(.35, 0), (.75, 1)]), .5 * age), srgb(color), surfaces.toned('#9fa8a8', .8))
    rust = n.math('MULTIPLY', n.ramp(runs, [(.55, 0), (.68, 1)]), n.ramp(spots, [(.46, 0), (.60, 1)]))
    paint = n.mix(n.math('MULTIPLY', rust, age), paint, srgb('#5a2d17'))
    low = n.math('SUBTRACT', 1.0, n.math('DIVIDE', up, 1.1), clamp=True)
    dust = n.math('MULTIPLY', n.math('MULTIPLY', low, .8), n.ramp(spots, [(.3, .3), (.65, 1)]))
    n.link(n.mix(dust, paint, srgb('#8a5a3c')), shader.inputs['Base Color'])
    n.link(n.math('MULTIPLY_ADD', n.math('ADD', rust, dust, clamp=True), .4, .42), shader.inputs['Roughness'])
    return made


def _corrugated_side(length, height, mat):
    """A container's side around x = 0 from z = 0, its outer face near y = 0; the waves are upright."""
    pitch, deep = .278, .036
    wave = [(0, 0), (.072, 0), (.140, deep), (.212, deep)]
    count = round(length / pitch)
    fit = length / (count * pitch)
    line = [(-length / 2 + (k * pitch + x) * fit, y) for k in range(count) for x, y in wave] + [(length / 2, 0)]
    n = len(line)
    vertices = [(x, y, z) for z in (0, height) for x, y in line]
    return from_data('side', vertices, [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], mat, smooth=False)


def _container_roof(mat, z):
    pitch, deep = .209, .02
    wave = [(0, 0), (.09, 0), (.105, deep), (.19, deep)]
    count = round((LONG - .2) / pitch)
    line = [(-LONG / 2 + .1 + k * pitch + x, h) for k in range(count) for x, h in wave] + [(LONG / 2 - .1, 0)]
    n = len(line)
    vertices = [(x, y, z + .02 + h) for y in (-WIDE / 2 + .06, WIDE / 2 - .06) for x, h in line]
    from_data('roof', vertices, [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], mat, smooth=False)


class Heap:
    """A heap of sand or ballast as ground that `scatter` understands."""

    path = ()

    def __init__(self, x, y, radius, height, seed=1.0, stretch=1.0):
        self.x, self.y, self.radius, self.rise, self.seed, self.stretch = x, y, radius, height, seed, stretch

    def height(self, x, y):
        x, y = np.asarray(x, float), np.asarray(y, float)
        u, v = (x - self.x) / self.stretch, y - self.y
        r = np.hypot(u, v) / self.radius * (1 + .16 * fractal(u / self.radius * .9 + 7, v / self.radius * .9, 3, self.seed))
        z = self.rise * (np.sqrt((np.clip(1 - r, -.4, 1)) ** 2 + .004) - .06) * np.where(r < 1, 1, -1)
        z = np.where(r < 1, z, -.1 * (r - 1))
        return z + .05 * self.rise * fractal(u * 1.6, v * 1.6, 4, self.seed + 3) * np.clip(1.2 - r, 0, 1)

    def within(self, x, y):
        return np.hypot((np.asarray(x) - self.x) / self.stretch, np.asarray(y) - self.y) < self.radius * .97


def heap(x, y, radius=1.8, height=1.0, kind='sand', seed=1.0, stretch=1.0):
    """Sand ('sand') or crushed stone ('ballast'); returns its Heap, for stones to be scattered on."""
    shape, count = Heap(x, y, radius, height, seed, stretch), 110
    span = np.linspace(-1.25, 1.25, count) * radius
    gx, gy = np.meshgrid(x + span * stretch, y + span)
    points = np.stack([gx.ravel(), gy.ravel(), shape.height(gx.ravel(), gy.ravel())], 1)
    if kind == 'sand':
        mat = mottled('sand', [(.3, '#8f6f4a'), (.5, '#ab8a60'), (.7, '#bf9f75')], 5, .95, 9, bump=.5, bump_distance=.03)
    else:
        mat = mottled('ballast', [(.3, '#3d3b39'), (.5, '#6a6763'), (.68, '#8f8b85')], 16, .95, 6, bump=1.0, bump_distance=.06)
    link(bpy.data.objects.new('heap', mesh_of('heap', points, grid_faces(count, count), [mat])))
    return shape


def block_stack(columns=7, rows=3, layers=5, seed=1, missing=9):
    """Hollow concrete blocks in a stack around the origin, along X; some are missing at the top."""
    draw = random.Random(seed)
    length, width, tall = .39, .19, .19
    source = _hollow_block(length, width, tall)
    places = []
    for z in range(layers):
        for i in range(columns):
            for j in range(rows):
                if z == layers - 1 and i * rows + j < missing:
                    continue
                x, y = (i - columns / 2 + .5) * (length + .018), (j - rows / 2 + .5) * (width + .014)
                turn = Matrix.Rotation(draw.gauss(0, .018), 4, 'Z')
                places.append(Matrix.Translation((x + draw.gauss(0, .010), y + draw.gauss(0, .012), z * (tall + .003))) @ turn)
    return group([spread('blocks', source, places, varied(surfaces.concrete('#98938a', .4), .7))])


def _hollow_block(length, width, tall):
    """Vertices and faces of a block with two holes through it."""
    wall = .032
    xs = [-length / 2, -length / 2 + wall, -wall / 2, wall / 2, length / 2 - wall, length / 2]
    ys = [-width / 2, -width / 2 + wall, width / 2 - wall, width / 2]
    vertices = [(x, y, z) for z in (0, tall) for x in xs for y in ys]

    def at(i, j, top):
        return top * 24 + i * 4 + j
    holes, faces = {(1, 1), (3, 1)}, []
    for i in range(5):
        for j in range(3):
            if (i, j) in holes:
                ring = [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)]
                faces += [(at(*a, 0), at(*b, 0), at(*b, 1), at(*a, 1)) for a, b in zip(ring, ring[1:] + ring[:1])]
            else:
                faces += [(at(i, j, t), at(i + 1, j, t), at(i + 1, j + 1, t), at(i, j + 1, t)) for t in (0, 1)]
    rim = [*((i, 0) for i in range(6)), (5, 1), (5, 2), *((i, 3) for i in range(5, -1, -1)), (0, 2), (0, 1)]
    faces += [(at(*a, 0), at(*b, 0), at(*b, 1), at(*a, 1)) for a, b in zip(rim, rim[1:] + rim[:1])]
    return vertices, faces


def rebar_bundle(count=26, length=7.5, seed=3):
    """Bars along X on two timbers, a few of them astray."""
    draw = random.Random(seed)
    rust = mottled('rebar lying', [(.3, '#4d2b1a'), (.6, '#74452a'), (.8, '#3d3531')], 9, .75, metal=.35)
    made = []
    for k in range(count):
        y, z = draw.gauss(0, .13), .12 + abs(draw.gauss(0, .04))
        sway, out = draw.gauss(0, .08), draw.uniform(-.35, .35)
        points = [(-length / 2 + out, y + sway, z - .02), (-length / 4, y + sway * .3, z - .01), (0, y, z),
                  (length / 4, y - sway * .4, z), (length / 2 + out, y - sway * 1.4, z - .05)]
        made.append(tube('bar', points, .008, rust, sides=2, resolution=6))
    timbers = [((x, -.6, .045), (x, .6, .045), .09) for x in (-length * .28, length * .26)]
    return group([*made, sticks('bearers', timbers, surfaces.timber())])


def plank_stack(count=22, length=3.8, seed=5):
    """Shuttering boards along X, roughly piled."""
    draw = random.Random(seed)
    bars = []
    for k in range(count):
        layer, place = divmod(k, 4)
        y, z, out, skew = (place - 1.5) * .235 + draw.gauss(0, .015), .10 + layer * .042, draw.gauss(0, .16), draw.gauss(0, .03)
        bars.append(((-length / 2 + out, y - skew, z), (length / 2 + out, y + skew, z), .2, .036))
    bars += [((x, -.55, .04), (x, .55, .04), .08) for x in (-1.2, 1.1)]
    return group([sticks('planks', bars, varied(surfaces.timber('#97774c'), .6, 1.2))])


def drum(color='#2f5f8f'):
    """A steel drum with two ribs, for water."""
    profile = [(0, .02), (.27, .02), (.285, 0), (.292, .02), (.288, .05), (.286, .28), (.297, .295), (.286, .31), (.286, .58),
               (.297, .595), (.286, .61), (.288, .84), (.294, .87), (.285, .885), (.276, .87), (.272, .80), (0, .80)]
    return group([revolved('drum', profile, container_paint(color, .9), 48)])
