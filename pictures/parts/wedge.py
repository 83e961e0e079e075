"""The steel wedge that carries the large dish. Units of 10 cm."""
import math

from mathutils import Matrix, Vector

from parts.dish import LARGE, cable_start, dish, run_cable
from studio.materials import material, rubber, steel
from studio.shapes import box, collect, cylinder, frame, group, loft, slab

#: Degrees between the dish's front and the ground.
LEAN = 34


def _rounded(corners, radius, steps=6):
    """A closed polygon with rounded corners, (x, y)."""
    found, n = [], len(corners)
    for k in range(n):
        a, b, c = (Vector(corners[(k + d) % n]) for d in (-1, 0, 1))
        start, end = b + (a - b).normalized() * radius, b + (c - b).normalized() * radius
        for i in range(steps + 1):
            t = i / steps
            found.append((1 - t) ** 2 * start + 2 * t * (1 - t) * b + t * t * end)
    return found


def _inset(corners, by):
    """A convex polygon (counterclockwise) with every side moved inwards."""
    n, lines = len(corners), []
    for k in range(n):
        a, b = Vector(corners[k]), Vector(corners[(k + 1) % n])
        along = (b - a).normalized()
        lines.append((a + Vector((-along.y, along.x)) * by, along))
    found = []
    for (p, d), (q, e) in zip([lines[-1], *lines[:-1]], lines):
        t = ((q - p).x * e.y - (q - p).y * e.x) / (d.x * e.y - d.y * e.x)
        found.append(p + d * t)
    return found


def _without_toe(corners, by=.72):
    """The plate without its low front end, where an opening would leave no steel."""
    (y, base), rear, rear_top, (_, top) = corners
    return [(y + by, base), rear, rear_top, (y + by, top + by * (rear_top[1] - top) / (rear_top[0] - y))]


def _side(x, corners, mat, thickness=.07):
    """A plate in the plane of Y and Z with a large opening."""
    outer, inner = _rounded(corners, .16), _rounded(_inset(_without_toe(corners), .30), .11)
    lip = .014
    levels = [(outer, lip, 0), (outer, 0, lip), (outer, 0, thickness - lip), (outer, lip, thickness), (inner, -lip, thickness),
              (inner, 0, thickness - lip), (inner, 0, lip), (inner, -lip, 0)]
    middle = sum(outer, Vector((0, 0))) / len(outer)
    rings = [[(*(p + (middle - p).normalized() * pull), z) for p in ring] for ring, pull, z in levels]
    return frame(loft('wedge side', rings, mat, closed=True), (x, 0, 0), (0, 1, 0), (0, 0, 1))


def on_wedge(size=LARGE, lean=LEAN, cable=None):
    """
    A dish on its wedge on the ground at z = 0, facing -Y: an empty that carries both. `cable`: points of the ground that
    its cable runs through.
    """
    return group(collect(lambda: _on_wedge(size, lean, cable)))


def _on_wedge(size, lean, cable):
    a = math.radians(lean)
    up, back = Vector((0, math.cos(a), math.sin(a))), Vector((0, math.sin(a), -math.cos(a)))
    low = Vector((0, -size.height / 2 * math.cos(a), .62 + size.thickness * math.cos(a)))
    centre = low + up * size.height / 2
    placed = Matrix.Translation(centre) @ Matrix.Rotation(a, 4, 'X')
    carrier = dish(size, plugged=cable is not None)
    carrier.matrix_world = placed

    coat = material('powder coat', '#6f757b', .46, metal=.55, bump=.06, bump_scale=160)
    zinc, dark = steel(), rubber()
    behind = low + back * size.thickness
    front, rear = behind + up * .25, behind + up * (size.height - .55)
    base = .17
    corners = [(front.y - .12, base), (rear.y, base), (rear.y, rear.z - .02), (front.y - .12, front.z - .02 - .12 * math.tan(a))]
    for side in (-1, 1):
        x = side * .36 * size.width
        _side(x - .035, corners, coat)
        runner = (front.y + rear.y - .12) / 2
        box('runner', (.46, rear.y - front.y + .3, .07), (x - side * .2, runner, base), .02, coat)
        flange = box('flange', (.4, .07, size.height - .9), (0, 0, 0), .02, coat)
        frame(flange, (front + rear) / 2 + Vector((x - side * .17, 0, 0)) + back * .04, (1, 0, 0), -back)
        for y in (front.y + .05, rear.y - .25):
            cylinder('wedge foot', .21, .15, (x - side * .2, y, .075), dark, .03, 32, top=.18)
            cylinder('foot bolt', .075, .06, (x - side * .2, y, base + .06), zinc, .012, 6)
        for along in (.18, .5, .82):
            _bolt(front.lerp(rear, along) + Vector((x - side * .17, 0, 0)) + back * .085, back, zinc)
        for y, z in ((front.y + .06, base + .12), (rear.y - .15, base + .12), (rear.y - .15, rear.z - .28)):
            _bolt(Vector((x + side * .035, y, z)), Vector((side, 0, 0)), zinc)
    for y, z in ((rear.y - .16, base + .12), (rear.y - .16, rear.z - .28), (front.y + .05, base + .10)):
        cylinder('cross tube', .07, .72 * size.width, (0, y, z), coat, .01, 24, (0, math.pi / 2, 0))
    for side in (-1, 1):
        at, deep = low + Vector((side * .28 * size.width, 0, 0)), size.thickness + .42
        frame(slab('ledge', .46, deep, .05, .06, .02, coat, 3, 6), at - up * .09 + back * (deep / 2 - .07), (1, 0, 0), back)
        frame(slab('ledge lip', .46, .24, .05, .06, .02, coat, 3, 6), at - up * .09 - back * .02 + up * .11, (1, 0, 0), up)
        frame(slab('ledge pad', .40, deep - .3, .05, .05, .02, dark, 3, 6), at - up * .045 + back * .22, (1, 0, 0), back)
    if cable:
        run_cable(placed @ cable_start(size), -up, cable, size.cable)


def _bolt(at, out, mat):
    """A hexagonal head on a washer, its axis along `out`."""
    side = out.orthogonal()
    for made in (cylinder('washer', .10, .02, mat=mat, bevel_width=.006, segments=24),
                 cylinder('bolt', .062, .08, mat=mat, bevel_width=.012, segments=6)):
        frame(made, at, side, out.cross(side))
