"""What stands around houses: water tanks, fences, gates, poles. 1 unit = 1 m; each stands on z = 0 around its origin."""
import math
import random

from mathutils import Matrix, Vector

from outdoors import surfaces
from outdoors.buildings import spread, sticks, turned_prism, wall
from studio.materials import galvanised, material, principled
from studio.shapes import box, collect, cylinder, from_data, group, revolved, tube


def water_tank(radius=.70, height=1.55, stand=2.2, legs='steel'):
    """
    A ribbed black tank with its lid and pipes on a stand: 'steel' (an angle-iron frame) or 'stone' (a block of masonry);
    stand = 0 puts it on the ground. Returns an empty.
    """
    return group(collect(lambda: _water_tank(radius, height, stand, legs)))


def _water_tank(radius, height, stand, legs):
    black = surfaces.tank_plastic()
    body = height * .80
    profile = [(radius * .97, 0), (radius, .03)]
    ribs = 7
    for k in range(ribs):
        z, tall = .05 + (body - .1) * k / ribs, (body - .1) / ribs
        profile += [(radius, z + tall * .10), (radius, z + tall * .62), (radius - .028, z + tall * .72),
                    (radius - .028, z + tall * .90), (radius, z + tall)]
    shoulder = [(radius * (1 - .62 * t ** 1.7), body + (height - body) * math.sin(t * math.pi / 2) ** .8)
                for t in (.0, .12, .3, .5, .7, .85, 1)]
    profile += [(radius, body), *shoulder[1:], (radius * .37, height + .02), (radius * .37, height + .07),
                (radius * .34, height + .085), (0, height + .10)]
    tank = revolved('tank', profile, black, 56, (0, 0, stand), 28)
    pipe = surfaces.painted_steel('#c9c6bd', .2)
    x, low = radius * .97, stand + .14
    tube('outlet', [(x - .05, 0, low), (x + .13, 0, low), (x + .13, 0, .12), (x + .5, 0, .02)], .022, pipe, smooth=False, sides=4)
    tube('inlet', [(0, radius + .12, .0), (0, radius + .12, stand + height - .16), (0, radius * .7, stand + height - .12)], .018,
         pipe, smooth=False, sides=4)
    cylinder('valve', .035, .09, (x + .08, 0, low), galvanised(), .006, 12, (0, math.pi / 2, 0))
    if stand and legs == 'steel':
        _steel_stand(radius * .92, stand)
    elif stand:
        _stone_stand(radius * 1.12, stand)
    return tank


def _steel_stand(half, height):
    """Four legs, two rings of rails, diagonals and a deck of planks."""
    paint = surfaces.painted_steel('#4b5a5f', .7)
    corners = [(-half, -half), (half, -half), (half, half), (-half, half)]
    bars = [((x * 1.06, y * 1.06, 0), (x, y, height - .06), .075) for x, y in corners]
    for (ax, ay), (bx, by) in zip(corners, [*corners[1:], corners[0]]):
        bars += [((ax, ay, z), (bx, by, z), .06) for z in (height - .16, height * .48)]
        bars += [((ax * 1.03, ay * 1.03, height * .48), (bx, by, height - .16), .035),
                 ((bx * 1.05, by * 1.05, .12), (ax * 1.03, ay * 1.03, height * .48), .035)]
    sticks('stand', bars, paint)
    planks = [((-half - .12, y, height - .03), (half + .12, y, height - .03), .17, .05)
              for y in (-half + (2 * half) * (k + .5) / 7 for k in range(7))]
    sticks('deck', planks, surfaces.timber('#6b5a48'))
    for x, y in corners:
        box('footing', (.3, .3, .14), (x * 1.06, y * 1.06, .04), .02, surfaces.concrete(), segments=2)


def _stone_stand(half, height):
    mat = surfaces.dressed_stone(age=.6)
    for k in range(4):
        a = k * math.pi / 2
        side = wall(2 * half, height - .12, (), mat, ends=False)
        side.location, side.rotation_euler.z = Matrix.Rotation(a, 3, 'Z') @ Vector((-half, -half, 0)), a
    box('stand slab', (2 * half + .16, 2 * half + .16, .12), (0, 0, height - .06), .02, surfaces.concrete(), segments=2)


def fence(points, height=1.35, spacing=2.4, kind='wire', seed=1, ground=None):
    """
    Posts along a polyline of (x, y): 'wire' (crooked cedar posts, four sagging strands), 'mesh' (steel posts, chain link)
    or 'rails' (timber). `ground(x, y)` is the ground's height.
    """
    return group(collect(lambda: _fence(points, height, spacing, kind, random.Random(seed), ground or (lambda x, y: 0))))


def _fence(points, height, spacing, kind, draw, ground):
    feet = []
    for a, b in zip(points, points[1:]):
        a, b = Vector((*a, 0)), Vector((*b, 0))
        count = max(1, round((b - a).length / spacing))
        feet += [a.lerp(b, k / count) for k in range(count)]
    feet.append(Vector((*points[-1], 0)))
    for foot in feet:
        foot.z = ground(foot.x, foot.y)
    wood, wire = surfaces.timber('#6a5b4a', .9), galvanised(60)
    crooked = kind != 'mesh'
    tops = []
    for foot in feet:
        lean = Vector((draw.gauss(0, .03), draw.gauss(0, .03), 1)) if crooked else Vector((0, 0, 1))
        tops.append((foot, lean, height * (1 + draw.gauss(0, .04) * crooked)))
    if crooked:
        _wooden_posts(tops, wood, draw)
    else:
        sticks('posts', [(f, f + lean * (h + .05), .05) for f, lean, h in tops], surfaces.painted_steel('#59625f', .6))
    if kind == 'rails':
        sticks('rails', [(f + l * h * t, g + m * i * t, .03, .09)
                         for (f, l, h), (g, m, i) in zip(tops, tops[1:]) for t in (.35, .65, .92)], wood)
        return
    strands = (.25, .5, .74, .95) if kind == 'wire' else (.03, .5, .98)
    for t in strands:
        line = []
        for (f, l, h), (g, m, i) in zip(tops, tops[1:]):
            a, b = f + l * h * t, g + m * i * t
            line += [a.lerp(b, k / 4) - Vector((0, 0, .035 * (1 - abs(k - 2) / 2) ** .8 * (kind == 'wire'))) for k in range(4)]
        tube('wire', [*line, b], .0035, wire, smooth=False, sides=1)
    if kind == 'mesh':
        for (f, _, h), (g, _, i) in zip(tops, tops[1:]):
            from_data('chain link', [f, g, g + Vector((0, 0, i)), f + Vector((0, 0, h))], [(0, 1, 2, 3)], chain_link(),
                      smooth=False)


def _wooden_posts(tops, mat, draw):
    vertices, faces, sides = [], [], 8
    for foot, lean, height in tops:
        first, radius = len(vertices), draw.uniform(.045, .07)
        for t, grow in ((-.1, 1.1), (.4, 1), (.75, .93), (1, .86), (1.012, .5)):
            bend = Vector((math.sin(t * 3 + foot.x), math.cos(t * 2.3 + foot.y), 0)) * .015
            for i in range(sides):
                a = 2 * math.pi * i / sides
                thick = radius * grow * (1 + .12 * math.sin(a * 3 + foot.x * 7))
                vertices.append(foot + lean * height * t + bend + Vector((math.cos(a), math.sin(a), 0)) * thick)
        faces += [(first + r * sides + i, first + r * sides + (i + 1) % sides, first + (r + 1) * sides + (i + 1) % sides,
                   first + (r + 1) * sides + i)
                  for r in range(4) for i in range(sides)] + [tuple(first + 4 * sides + i for i in range(sides))]
    from_data('posts', [tuple(v) for v in vertices], faces, mat, angle=50)


def chain_link(mesh=.06):
    """Wire netting as a surface that is mostly holes, in generated coordinates of its world position."""
    made = material('chain link', '#8d9493', .4, metal=.8)
    shader, n = principled(made)
    at = n('ShaderNodeSeparateXYZ', Vector=n('ShaderNodeNewGeometry').outputs['Position']).outputs
    along = n.math('ADD', at[0], at[1])
    lines = []
    for sign in (1, -1):
        across = n.math('FRACT', n.math('DIVIDE', n.math('MULTIPLY_ADD', at[2], sign, along), mesh))
        lines.append(n.math('LESS_THAN', n.math('ABSOLUTE', n.math('SUBTRACT', across, .5)), .05))
    n.link(n.math('MAXIMUM', *lines), shader.inputs['Alpha'])
    return made


def gate(width=3.6, height=1.7, color='#5b6b52', closed=True):
    """Two leaves of steel tube with upright bars between stone pillars, along X; opened leaves point to +Y."""
    return group(collect(lambda: _gate(width, height, color, closed)))


def _gate(width, height, color, closed):
    paint, stone = surfaces.painted_steel(color, .6), surfaces.dressed_stone()
    for side in (-1, 1):
        box('pillar', (.42, .42, height + .25), (side * (width / 2 + .23), 0, (height + .25) / 2), .012, stone, segments=2)
        box('pillar cap', (.54, .54, .09), (side * (width / 2 + .23), 0, height + .29), .02, surfaces.concrete(), segments=2)
        w = width / 2 - .04
        bars = [((0, 0, z), (w, 0, z), .045)
                for z in (.15, height * .45, height - .05)] + [((x, 0, .15), (x, 0, height - .05), .045) for x in (.02, w - .02)]
        bars += [((w * k / 12, 0, .15), (w * k / 12, 0, height - .05 + .10 * (k % 2)), .018) for k in range(1, 12)]
        leaf = sticks('gate', bars, paint)
        leaf.location = (side * width / 2, 0, 0)
        leaf.rotation_euler.z = (math.pi if side > 0 else 0) + (0 if closed else -side * math.radians(96))


def flagpole(height=6.5):
    """A white steel pole, stepped, in a whitewashed base, with its rope."""
    paint = surfaces.painted_steel('#e9e8e3', .35)
    rings = [(.034, .0), (.034, height * .5), (.027, height * .5 + .04), (.027, height * .82), (.021, height * .82 + .03),
             (.021, height)]
    pole = revolved('flagpole', rings, paint, 20)
    ball = revolved('finial', [(.001, height + .12), (.03, height + .11), (.045, height + .07), (.035, height + .02),
                               (.02, height)], paint, 20, angle=80)
    rope = tube('rope', [(.03, -.03, height - .08), (.05, -.06, height * .5), (.04, -.05, 1.25)], .005,
                surfaces.timber('#c9c0ad'), sides=2)
    second = tube('rope', [(-.03, -.03, height - .08), (-.02, -.07, height * .45), (.035, -.05, 1.2)], .005,
                  surfaces.timber('#c9c0ad'), sides=2)
    cleat = box('cleat', (.02, .03, .16), (.0, -.045, 1.2), .006, galvanised(), segments=1)
    steps = [cylinder('pole base', r, .16, (0, 0, z), surfaces.plaster('#dedbd2', height=4), .015, 40)
             for r, z in ((.62, .08), (.40, .24))]
    return group([pole, ball, rope, second, cleat, *steps])


def power_pole(height=8.5, arm=1.5, turn=0.0):
    """
    A tarred timber pole with a cross arm (along X, turned by `turn` radians), three insulators, a stay and a climbing
    bolt. Its wires: `wires(pole_a, pole_b)` with the tuples that `insulators` gives.
    """
    wood = surfaces.timber('#4a3b2e', .9)
    pole = revolved('pole', [(.15, -.2), (.14, 1), (.115, height * .7), (.10, height - .02), (.06, height)], wood, 20)
    beam = sticks('cross arm', [((-arm / 2, -.11, height - .45), (arm / 2, -.11, height - .45), .09, .12),
                                ((-arm * .36, -.13, height - .48), (0, -.13, height - .95), .02, .04),
                                ((arm * .36, -.13, height - .48), (0, -.13, height - .95), .02, .04)], wood)
    glaze = material('glaze', '#4a2a1a', .2)
    source = turned_prism([(.012, 0), (.012, .10), (.05, .10), (.055, .13), (.035, .15), (.05, .17), (.03, .21), (.03, .24),
                           (.01, .25)], 14)
    places = [Matrix.Translation((x, -.11, height - .39))
              for x in (-arm * .44, arm * .30, arm * .44)] + [Matrix.Translation((0, 0, height))]
    glass = spread('insulators', source, places, glaze, smooth=True)
    return group([pole, beam, glass], rotation=(0, 0, turn))


def insulators(location, height=8.5, arm=1.5, turn=0.0):
    """Where a pole's three wires are tied."""
    return [Vector(location) + Matrix.Rotation(turn, 3, 'Z') @ Vector((x, -.11 * bool(x), z))
            for x, z in ((-arm * .44, height - .17), (arm * .44, height - .17), (0, height + .22))]


def wires(starts, ends, sag=.6, radius=.008):
    """One hanging wire for each pair of points."""
    mat = material('wire', '#2b2d2f', .5, metal=.6)
    made = []
    for a, b in zip(starts, ends):
        a, b = Vector(a), Vector(b)
        made.append(tube('wire', [a.lerp(b, k / 16) - Vector((0, 0, sag * (1 - (k / 8 - 1) ** 2))) for k in range(17)], radius,
                         mat, smooth=False, sides=2))
    return group(made)


def bench(length=1.6):
    """A plain timber bench along X."""
    wood = surfaces.timber('#6d5238')
    bars = [((-length / 2, y, .44), (length / 2, y, .44), .13, .035) for y in (-.15, 0, .15)]
    bars += [((x, -.2, .40), (x, .2, .40), .06, .05) for x in (-length * .4, length * .4)]
    bars += [((x, y * 1.15, 0), (x, y, .40), .055) for x in (-length * .4, length * .4) for y in (-.17, .17)]
    return group([sticks('bench', bars, wood)])


def stones(points, spacing=.55, size=.16, whitewashed=True, seed=1, ground=None):
    """Stones along a polyline of (x, y), half sunk, as they line paths; whitewashed and dirty below."""
    draw, places = random.Random(seed), []
    for a, b in zip(points, points[1:]):
        a, b = Vector((*a, 0)), Vector((*b, 0))
        count = max(1, round((b - a).length / spacing))
        for k in range(count):
            at = a.lerp(b, (k + draw.uniform(-.15, .15)) / count) + Vector((draw.gauss(0, .03), draw.gauss(0, .03), 0))
            at.z = (ground(at.x, at.y) if ground else 0) + size * draw.uniform(.1, .3)
            shape = Matrix.Diagonal((*(size * draw.uniform(.75, 1.2) for _ in range(2)), size * draw.uniform(.6, .85), 1))
            places.append(Matrix.Translation(at) @ Matrix.Rotation(draw.uniform(0, 6.3), 4,
                                                                   'Z') @ Matrix.Rotation(draw.gauss(0, .2), 4, 'X') @ shape)
    mat = surfaces.plaster('#dcd8cd', age=.9, height=9) if whitewashed else surfaces.concrete('#7d6f60')
    return spread('stones', _boulder(draw), places, mat, smooth=True)


def _boulder(draw, rows=7, columns=10):
    """Vertices and faces of a lump about as large as a sphere of radius 1."""
    lumps = [(Vector((draw.gauss(0, 1), draw.gauss(0, 1), draw.gauss(0, 1))).normalized(), draw.uniform(.1, .3))
             for _ in range(7)]
    vertices = []
    for r in range(rows + 1):
        for c in range(columns):
            a, b = math.pi * (r / rows - .5), 2 * math.pi * c / columns
            d = Vector((math.cos(a) * math.cos(b), math.cos(a) * math.sin(b), math.sin(a)))
            vertices.append(tuple(d * (1 + sum(s * max(0, d.dot(n) - .3) * (-1) ** i for i, (n, s) in enumerate(lumps)))))
    faces = [(r * columns + c, r * columns + (c + 1) % columns, (r + 1) * columns + (c + 1) % columns, (r + 1) * columns + c)
             for r in range(rows) for c in range(columns)]
    return vertices, faces


def goal(width=5.0, height=2.2):
    """A football goal of crooked poles, along X."""
    wood = surfaces.timber('#8d8172')
    return group([sticks('goal', [((-width / 2, 0, 0), (-width / 2 + .04, 0, height + .1), .10),
                                  ((width / 2, 0, 0), (width / 2 - .06, 0, height + .05), .10),
                                  ((-width / 2 - .15, 0, height), (width / 2 + .2, 0, height - .05), .09)], wood)])
