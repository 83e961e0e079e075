"""Hard cases with foam. Units of 10 cm; a case lies on z = 0, its latches towards -Y, its hinges towards +Y."""
import math
from dataclasses import dataclass

from mathutils import Matrix, Vector

from studio.materials import material, rubber, steel
from studio.shapes import (bevel, box, boxes, collect, cut, cylinder, extruded, fillet, frame, from_data, group, inset_rings,
                           loft, quarter,
                           revolved, slab, swept)

from .power import arch, on_front


@dataclass(frozen=True)
class Case:
    """Outer size in units of 10 cm: width along X, depth along Y, heights of base and lid without their ribs."""
    width: float
    depth: float
    base: float
    lid: float
    #: Where ribs run across the case, from its middle.
    ribs: tuple
    #: Where the latches are, from its middle.
    latches: float


TRAVEL = Case(5.2, 3.8, .92, .58, (-1.45, 1.45), 1.45)
LONG = Case(8.5, 5.2, 1.25, .80, (-2.9, -1.45, 1.45, 2.9), 2.9)

#: How far ribs and the flange stand out, the wall's thickness, the draft of the walls and the round of their edges.
RIB, FLANGE, WALL, DRAFT, EDGE, CORNER = .055, .075, .12, .07, .26, .42
#: From a latch's middle to the eye for a padlock beside it.
LOCK = .54


def shell_plastic():
    return material('case', '#33363b', .50, bump=.10, bump_scale=70, bump_distance=.006)


def closed_case(size=TRAVEL, raised=False):
    """A closed case; with `raised` its handle stands out instead of hanging on its front."""
    def build():
        base(size, raised)
        lid(size).location = (0, size.depth / 2 + FLANGE, parting(size))
    return group(collect(build))


def open_case(size, fill, angle=104):
    """A case with its lid open by an angle; `fill(top, bottom)` lays foam between two heights and things in it."""
    def build():
        base(size)
        made = lid(size)
        made.location, made.rotation_euler.x = (0, size.depth / 2 + FLANGE, parting(size)), -math.radians(angle)
        _egg_foam(size, made)
        _stays(size, math.radians(angle))
        fill(parting(size) - .07, RIB + WALL)
    return group(collect(build))


def standing_case(size=TRAVEL):
    """A closed case on its hinged side, handle up, its lid towards -Y."""
    made = closed_case(size, raised=True)
    made.matrix_world = (Matrix.Translation((0, 0, size.depth / 2 + FLANGE + .12)) @ Matrix.Rotation(math.pi, 4, 'Z')
                         @ Matrix.Rotation(-math.pi / 2, 4, 'X') @ Matrix.Translation((0, 0, -parting(size))))
    return group([made])


def parting(size):
    """Height of the plane between base and lid."""
    return size.base + RIB


def _half(size, height, mat, grooved):
    """A half of the case whose opening is upwards in the plane z = 0: walls with a flange, hollow."""
    deep = -height
    outer = [(DRAFT + EDGE + .12, deep), *quarter((DRAFT + EDGE, deep + EDGE), EDGE, 270, 184, 7), (.012, -.20), (0, -.18),
             (-FLANGE + .02, -.17), (-FLANGE, -.15), (-FLANGE, -.015), (-FLANGE + .015, 0)]
    lip = [(.0, 0), (.012, -.03), (.045, -.03), (.057, 0)] if grooved else [(.0, 0), (.057, 0)]
    inner = [(WALL, 0), (WALL + .01, -.01), (WALL + DRAFT, deep + WALL + .1), (WALL + DRAFT + .1, deep + WALL),
             (WALL + DRAFT + .4, deep + WALL)]
    made = loft('case', inset_rings(size.width, size.depth, CORNER, [*outer, *lip, *inner], 9), mat)
    for x in size.ribs:
        _rib(x, size.depth, height, mat)
    return made


def _rib(x, depth, height, mat):
    """A flat rib around a half, from flange to flange."""
    y, low = depth / 2, -height
    corners = [(x, -y - .02, -.1), (x, -y + DRAFT, low), (x, y - DRAFT, low), (x, y + .02, -.1)]
    path = fillet(corners, EDGE + .06, 8)
    ups = []
    for k in range(len(path)):
        along = path[min(k + 1, len(path) - 1)] - path[max(k - 1, 0)]
        ups.append(Vector((1, 0, 0)).cross(along).normalized() * -1)
    section = [(.20, -.05), (.17, RIB), (-.17, RIB), (-.20, -.05)]
    bevel(swept('rib', path, section, mat, ups), .02, 3, 40)


def base(size, raised=False):
    """The lower half with what is on it: latches, handle, hinges, valve, feet."""
    def build():
        mat = shell_plastic()
        shell = [obj for obj in collect(lambda: _half(size, size.base, mat, True))]
        group(shell).location.z = parting(size)
        for side in (-1, 1):
            _latch(side * size.latches, -size.depth / 2, parting(size))
            _hinge(side * size.latches, size.depth / 2 + FLANGE, parting(size))
            _lock(side * (size.latches + LOCK), -size.depth / 2, parting(size), mat)
        cylinder('hinge line', .075, size.width - 2 * CORNER, (0, size.depth / 2 + FLANGE, parting(size)), rubber(), .01, 16,
                 (0, math.pi / 2, 0))
        _handle(size, -size.depth / 2, parting(size) - .32, raised, mat)
        valve = revolved('valve', [(.17, 0), (.17, .03), (.15, .05), (.12, .05), (.115, .035), (.08, .035), (.07, .06),
                                   (0, .065)],
                         rubber(), 40)
        on_front(valve, 2.15 if size.latches > 2 else -2.0, -size.depth / 2 + .05, parting(size) * .42)
    return group(collect(build))


def lid(size):
    """The upper half, its hinge's axis the origin, closed."""
    def build():
        mat = shell_plastic()
        half = group([obj for obj in collect(lambda: _half(size, size.lid, mat, False))])
        half.rotation_euler.y, half.location = math.pi, (0, -size.depth / 2 - FLANGE, .012)
        inset = slab('plate', size.width * .30, size.depth * .26, .03, .08, .012, mat, 3)
        inset.location = (0, -size.depth / 2 - FLANGE, size.lid)
        for side in (-1, 1):
            box('keeper', (.40, .10, .15), (side * size.latches, -size.depth - FLANGE * 2 - .02, .13), .025, mat)
            box('lock', (.28, .14, .10), (side * (size.latches + LOCK), -size.depth - FLANGE * 2, .07), .02, mat)
    return group(collect(build))


def _latch(x, y, z):
    """A double-throw latch over the flange, closed."""
    black, metal = material('latch', '#141518', .4, bump=.05, bump_scale=140), steel()
    front = y - FLANGE
    for side in (-1, 1):
        box('latch cheek', (.07, .20, .58), (x + side * .33, front + .04, z - .14), .025, shell_plastic())
    on_front(slab('latch back', .56, .62, .10, .05, .02, black, 3), x, front, z - .10)
    lever = [(-.31, .02), (-.31, .06), (-.22, .10), (.05, .13), (.22, .115), (.31, .06), (.31, .0), (-.26, .0)]
    profile = extruded('latch lever', [(b, a) for a, b in lever][::-1], .46, black, .018, 3)
    frame(profile, (x - .23, front - .09, z - .08), (0, -1, 0), (0, 0, 1))
    profile.location.x = x + .23
    boxes('latch grooves', [((.30, .02, .018), (x, front - .212, z - .06 + .045 * k)) for k in range(4)],
          material('groove', '#08090a', .6))
    box('latch tab', (.34, .14, .05), (x, front - .15, z - .385), .018, black)
    cylinder('latch pin', .028, .66, (x, front - .04, z - .26), metal, .006, 16, (0, math.pi / 2, 0))
    cylinder('latch pin', .024, .62, (x, front - .06, z + .12), metal, .006, 16, (0, math.pi / 2, 0))


def _lock(x, y, z, mat):
    """An eye for a padlock, lined with steel."""
    box('lock', (.28, .14, .13), (x, y - FLANGE, z - .075), .02, mat)
    ring = revolved('lock ring', [(.06, -.09), (.06, .155), (.085, .162), (.092, .150)], steel(), 32, (x, y - FLANGE, z))
    ring.scale = (1, .7, 1)


def _hinge(x, y, z):
    black = material('latch', '#141518', .4)
    box('hinge', (.8, .14, .26), (x, y, z - .02), .04, black)
    cylinder('hinge pin', .07, .84, (x, y + .06, z), steel(), .01, 20, (0, math.pi / 2, 0))


def _handle(size, y, z, raised, mat):
    """A folding handle between two brackets, with a ribbed grip."""
    half = .92 if size.width < 6 else 1.15
    black = material('latch', '#141518', .4, bump=.05, bump_scale=140)
    parts = collect(lambda: _bow(half, black))
    bow = group(parts)
    bow.location, bow.rotation_euler.x = (0, y - .10, z), math.radians(0 if raised else 78)
    for side in (-1, 1):
        box('bracket', (.18, .30, .34), (side * (half - .02), y - .04, z), .05, mat)
        box('bracket', (.12, .30, .34), (side * (half - .33), y - .04, z), .05, mat)
        cylinder('handle pin', .045, .10, (side * (half + .05), y - .10, z), steel(), .012, 20, (0, math.pi / 2, 0))


def _bow(half, mat):
    """Flat in XY, its pivots on X, its grip towards -Y."""
    bow = extruded('handle', [(x, -y) for x, y in arch(half - .09, -.06, .56, .26, .16)][::-1], .20, mat, .05, 4)
    bow.location.z = -.10
    rings = [(-.58, .8)] + [(-.54 + .06 * k, 1.0 if k % 2 else .94) for k in range(19)] + [(.58, .8)]
    outline = inset_rings(.30, .32, .12, [(0, 0)], 6)[0]
    loft('grip', [[(x, a * s - .48, b * s) for a, b, _ in outline] for x, s in rings], rubber())


def _stays(size, angle):
    """Flat arms at both sides that hold the lid open."""
    hinge = Vector((0, size.depth / 2 + FLANGE, parting(size)))
    turn = Matrix.Rotation(-angle, 3, 'X')
    for side in (-1, 1):
        x = side * (size.width / 2 - WALL - .10)
        low = hinge + Vector((x, -1.05, -.18))
        high = hinge + turn @ Vector((x, -1.05, .22))
        path = [low, (low + high) / 2, high]
        swept('stay', path, [(.012, -.06), (.012, .06), (-.012, .06), (-.012, -.06)], steel(), (0, -1, .0))
        for at in (low, high):
            cylinder('stay pin', .06, .08, at, rubber(), .012, 24, (0, math.pi / 2, 0))


def foam():
    return material('foam', '#3d4045', .95, spec=.15, bump=.5, bump_scale=34, bump_distance=.012)


def foam_block(size, top, bottom, pockets):
    """
    Foam that fills the base up to `top`; pockets are (x, y, width, depth, radius, how deep), cut out of it. Overlapping
    pockets make finger holes.
    """
    w, d = (side - 2 * (WALL + DRAFT) + .04 for side in (size.width, size.depth))
    block = slab('foam', w, d, top - bottom, CORNER - WALL, 0, foam(), location=(0, 0, bottom))
    for x, y, width, depth, radius, deep in pockets:
        cut(block, slab('pocket', width, depth, deep + .5, radius, 0, location=(x, y, top - deep)))
    return bevel(block, .022, 2, 40)


def _egg_foam(size, carrier):
    """The wavy foam in the lid, carried by it."""
    w, d = size.width - 2 * WALL - .16, size.depth - 2 * WALL - .16
    columns, rows = round(w / .06), round(d / .06)
    vertices, faces = [], []
    for j in range(rows + 1):
        for i in range(columns + 1):
            x, y = (i / columns - .5) * w, (j / rows - .5) * d
            edge = min(1, min(i, columns - i, j, rows - j) / 3)
            wave = math.sin(x * 2 * math.pi / .56) * math.sin(y * 2 * math.pi / .56)
            vertices.append((x, y - size.depth / 2 - FLANGE, .20 - edge * (.10 + .085 * wave)))
    for j in range(rows):
        for i in range(columns):
            a = j * (columns + 1) + i
            faces.append((a, a + columns + 1, a + columns + 2, a + 1))
    made = from_data('egg foam', vertices, faces, foam(), angle=80)
    made.parent = carrier
    return made
