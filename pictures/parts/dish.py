"""Flat dishes. Units of 10 cm, as products are; places scale them by 0.1."""
import math
from dataclasses import dataclass

from mathutils import Matrix, Vector

from studio.materials import (aluminium, cable_white, face_plastic, grey_plastic, material, pale_plastic, rubber, steel,
                              white_plastic)
from studio.shapes import (bevel, box, collect, cylinder, extruded, frame, from_data, group, inset_rings, instance, loft, quarter,
                           slab, through, tube)


@dataclass(frozen=True)
class Size:
    """Of a dish, in units of 10 cm."""
    width: float
    height: float
    thickness: float
    radius: float
    #: Width of the flat rim around the recessed back.
    rim: float
    #: Radius of its cable.
    cable: float = .05


STANDARD = Size(3.83, 5.94, .40, .34, .40)
MINI = Size(2.59, 2.99, .38, .26, .30, .028)
LARGE = Size(5.11, 5.75, .41, .30, .46)

#: Depth of the recess in a dish's back.
RECESS = .08
#: How far a dish on its stand leans back: degrees between its front and the ground.
LEAN = 58


def hub_depth(size):
    """How far behind the front's plane the hub ends that mounts hold on to."""
    return size.thickness + .05


def dish(size=STANDARD, plugged=False):
    """
    A dish whose front's centre is the origin, its front along +Z and its upper edge towards +Y: an empty that carries
    it. What holds the dish (stand, mount) is not part of it; with `plugged` its cable's plug is.
    """
    return group(collect(lambda: _dish(size, plugged)))


def _dish(size, plugged):
    pale = pale_plastic()
    _shell(size, pale)
    _back(size, pale)
    mark((size.width / 2 - .40, -size.height / 2 + .34, 0), .5 + .13 * size.width)
    if plugged:
        plug(size)


def _shell(size, pale):
    """From the front: face, a fine gap, white shell, gasket, pale tub with the recess in its back."""
    w, h, t, r, rim = size.width, size.height, size.thickness, size.radius, size.rim
    waist = -.52 * t

    def part(name, profile, mat):
        return loft(name, inset_rings(w, h, r, profile, 9), mat)
    part('face', [(.09, -.05), *quarter((.108, -.018), .018, 180, 90, 3), (.14, 0)], face_plastic())
    part('shell', [(.12, -.05), (.074, -.05), (.074, -.02), *quarter((.066, -.02), .008, 0, 90, 2),
                   *quarter((.06, -.072), .06, 90, 180, 5), (0, waist + .02), (.012, waist + .008), (.06, waist + .008)],
         white_plastic())
    part('gasket', [(.05, waist + .03), (.022, waist + .01), (.022, waist - .03), (.05, waist - .04)], grey_plastic())
    curve = min(.15, .48 * t - .02)
    tub = [(.06, waist - .014), (.012, waist - .014), (0, waist - .026), (0, -t + curve),
           *quarter((curve, -t + curve), curve, 185, 270, 7),
           (curve + .03, -t), (rim - .05, -t), (rim - .02, -t), (rim, -t + .02), (rim + .03, -t + RECESS - .01),
           (rim + .045, -t + RECESS), (rim + .1, -t + RECESS)]
    part('tub', tub, pale)


def _back(size, pale):
    """What lies in the recess: ribs, hub, screws, a blank plate and the socket."""
    t = size.thickness
    iw, ih = size.width - 2 * size.rim - .1, size.height - 2 * size.rim - .1
    floor = -t + RECESS
    ribs((0, .315 * ih, floor), .88 * iw, .29 * ih, pale)
    for side in (-1, 1):
        ribs((side * .325 * iw, -.33 * ih, floor), .23 * iw, .22 * ih, pale)
    hub = slab('hub', .40 * iw, .25 * ih, RECESS + .05, .12, .035, pale, 4, 8)
    _behind(hub, (0, -.06 * ih, floor))
    socket = cylinder('hub socket', .10 * iw, .05, (0, -.06 * ih, -hub_depth(size) - .002), material('hub well', '#55585c', .5),
                      .012, 40)
    socket.scale = (1, 1, .5)
    plate = slab('plate', .22 * iw, .075 * ih, .02, .03, .006, aluminium(), 2, 4)
    _behind(plate, (.325 * iw, -.155 * ih, floor))
    head = .035 + .0055 * size.width
    screw = cylinder('screw', head, .03, mat=steel(), bevel_width=.012, segments=18)
    well = cylinder('screw drive', head * .47, .012, mat=material('screw drive', '#3b3d40', .5), bevel_width=0, segments=6)
    corners = [(x * (iw / 2 - .09), y * (ih / 2 - .09)) for x in (-1, 1) for y in (-1, 1)]
    for x, y in corners:
        instance(screw, (x, y, floor - .012))
        instance(well, (x, y, floor - .024))
    screw.location, well.location = (0, .145 * ih, floor - .012), (0, .145 * ih, floor - .024)
    at = port(size)
    box('socket', (.34, .26, .13), at + Vector((0, .06, .06)), .03, pale)
    box('socket lip', (.25, .05, .11), at + Vector((0, -.075, .05)), .02, rubber())


def _behind(slab_object, at):
    """Places a slab so that it grows away from the back, out of `at`."""
    return frame(slab_object, at, (-1, 0, 0), (0, 1, 0))


def ribs(centre, width, height, mat):
    """Cooling ribs along X in one mesh, growing out of the back at `centre`."""
    count = max(3, round(height / .115))
    pitch = height / count
    vertices, faces = [], []
    for k in range(count):
        y, n = (k + .5) * pitch - height / 2, len(vertices)
        for across, along, z in ((.5, 0, 0), (.3, .05, -.068)):
            half, end = across * pitch * .62, width / 2 - along
            vertices += [(-end, y - half, z), (end, y - half, z), (end, y + half, z), (-end, y + half, z)]
        faces += [(n + 4, n + 7, n + 6, n + 5)] + [(n + i, n + 4 + i, n + 4 + (i + 1) % 4, n + (i + 1) % 4) for i in range(4)]
    made = from_data('ribs', vertices, faces, mat)
    made.location = centre
    return bevel(made, .012, 2)


def port(size):
    """Where the socket is, in the dish's coordinates; a plug leaves it towards -Y."""
    return Vector((0, -.235 * (size.height - 2 * size.rim), -size.thickness + RECESS - .06))


def plug(size=STANDARD):
    """The weatherproof plug in the socket, lying along the back; its cable goes on at `cable_start(size)`."""
    at, scale = port(size), .62 + size.cable * 7.6
    dark = rubber()
    body = [(0, -.05, .10), (0, -.09, .115), (0, -.30, .115), (0, -.34, .10)]
    parts = [loft('plug', [[(x, y, z) for x, z in _oval(r, .74)] for _, y, r in body], dark)]
    grooves = [(-.345 - .045 * k, .085 - .007 * k) for k in range(5)]
    sleeve = [point for y, r in grooves for point in ((y, r), (y - .03, r), (y - .033, r - .014), (y - .042, r - .014))]
    parts.append(loft('plug sleeve', [[(x, y, z) for x, z in _oval(r, .86)] for y, r in sleeve], dark))
    group(parts, at, scale=scale)
    return cable_start(size)


def cable_start(size=STANDARD):
    """Where the cable leaves its plug (towards -Y), in the dish's coordinates."""
    return port(size) + Vector((0, -.5, 0)) * (.62 + size.cable * 7.6)


def _oval(radius, flat, count=20):
    return [(radius * math.cos(2 * math.pi * i / count), -radius * flat * math.sin(2 * math.pi * i / count))
            for i in range(count)]


def mark(at, scale=1.0, mat=None):
    """An arc like a horizon with a dot above it, .26 wide, raised a hair from a surface that faces +Z."""
    mat = mat or material('mark', '#c3c7cb', .4)
    ends, crest = ((-.132, -.077), (-.110, .005)), ((-.066, .050), (0, .050))
    half = [_bezier(*ends, *crest, k / 12) for k in range(13)]
    arc = [(x, y, 0) for x, y in half] + [(-x, y, 0) for x, y in reversed(half[:-1])]
    drawn = tube('arc', arc, .013, mat, smooth=False, sides=3)
    dot = cylinder('dot', .029, .014, (.06, .121, 0), mat, .005, 24)
    carrier = group([drawn, dot], at, scale=scale)
    carrier.scale.z *= .5
    return carrier


def _bezier(a, b, c, d, t):
    return tuple((1 - t) ** 3 * p + 3 * t * (1 - t) ** 2 * q + 3 * t * t * (1 - t) * r + t ** 3 * s for p, q, r,
                 s in zip(a, b, c, d))


class Stand:
    """Where a dish's folding stand meets dish and ground, in the dish's own coordinates."""

    def __init__(self, size=STANDARD, lean=LEAN, spread=19):
        a = math.radians(lean)
        self.up = Vector((0, math.sin(a), math.cos(a)))
        self.back = Vector((0, math.cos(a), -math.sin(a)))
        self.ground = self.up.dot(Vector((0, -size.height / 2 - .075, -.72 * size.thickness)))
        self.hinge = Vector((0, .10 * size.height, -size.thickness - .07))
        s = math.radians(spread)
        self.down = (-self.up * math.cos(s) + self.back * math.sin(s)).normalized()
        self.length = (self.up.dot(self.hinge) - self.ground - .035) / math.cos(s)
        self.width = .74 * size.width
        self.matrix = Matrix.Rotation(a, 4, 'X')

    def drop(self, point):
        """The point of the ground under a point."""
        return point + self.up * (self.ground - self.up.dot(point))


def kickstand(size=STANDARD, lean=LEAN, spread=19):
    """
    The folding stand of a dish that leans back, in the dish's own coordinates: a wide frame on a hinge and two rubber
    feet under the dish's lower edge. Put it beside `dish(size)` in one group, or use `standing`.
    """
    return group(collect(lambda: _kickstand(size, Stand(size, lean, spread))))


def _kickstand(size, stand):
    white, dark, pale = white_plastic(), rubber(), pale_plastic()
    bar, thick, width = .06 + .113 * stand.width, .08 + .013 * size.width, stand.width
    reach = stand.length + .1
    profile = [(0, -.5), (0, .5), (.25, 1), (.9, 1), (1.2, .5), (1.2, -.5), (.9, -1), (.25, -1)]
    rings = inset_rings(width, reach, .26, [(inset * bar, z * thick / 2) for inset, z in profile], 9)
    leg = bevel(loft('stand', rings, white, closed=True), .022, 3, 20)
    frame(leg, stand.hinge + stand.down * (reach / 2 - .1), (1, 0, 0), -stand.down)
    cylinder('hinge', .115, width - .1, stand.hinge, white, .03, 32, (0, math.pi / 2, 0))
    for side in (-1, 1):
        box('knuckle', (.2, .36, .26), stand.hinge + Vector((side * (width / 2 - .3), 0, .06)), .06, pale)
        cylinder('hinge pin', .055, .03, stand.hinge + Vector((side * (width / 2 - .04), 0, 0)), steel(), .01, 20,
                 (0, math.pi / 2, 0))
    sole = stand.hinge + stand.down * (reach - .1 - .09)
    outward = Vector((1, 0, 0)).cross(-stand.down)
    frame(slab('stand sole', width * .8, .14 + .026 * size.width, thick + .09, .07, .03, dark, 3, 6),
          sole - outward * (thick + .09) / 2, (1, 0, 0),
          -stand.down)
    for side in (-1, 1):
        _foot(size, stand, side * .30 * size.width, dark)


def _foot(size, stand, x, mat):
    """A rubber wedge under the lower edge, flat on the ground."""
    t, h = size.thickness, size.height
    heel = stand.drop(Vector((0, -h / 2 + .1, -t - .03)))
    toe = stand.drop(Vector((0, -h / 2, -.10)))
    corners = [heel, toe, Vector((0, -h / 2 - .012, -.10)), Vector((0, -h / 2 + .22, -.2)), Vector((0, -h / 2 + .24, -t - .03))]
    foot = extruded('foot', [(p.y, p.z) for p in corners], .28 + .06 * size.width, mat, .035, 4)
    frame(foot, (x - .14 - .03 * size.width, 0, 0), (0, 1, 0), (0, 0, 1))


def standing(size=STANDARD, lean=LEAN, cable=None, spread=19):
    """
    A dish on its folding stand on the ground at z = 0, facing -Y, its middle above the origin: an empty that carries it.
    `cable`: points of the ground that its cable runs through, relative to it.
    """
    stand = Stand(size, lean, spread)

    def build():
        leaning = group([dish(size, plugged=cable is not None), kickstand(size, lean, spread)])
        leaning.matrix_world = Matrix.Translation((0, 0, -stand.ground)) @ stand.matrix
        if cable:
            start = stand.matrix @ cable_start(size) - Vector((0, 0, stand.ground))
            run_cable(start, stand.matrix @ Vector((0, -1, 0)), cable, size.cable)
    return group(collect(build))


def run_cable(start, direction, ground, radius=.05, mat=None):
    """A cable from a plug's end, first along `direction`, then down to and through points of the ground (x, y)."""
    start, direction = Vector(start), Vector(direction).normalized()
    first = Vector((*ground[0], radius))
    leave = start + direction * min(.35, start.z * .3)
    bend = leave.lerp(first, .45) + Vector((0, 0, -.18 * start.z))
    bend.z = max(bend.z, radius)
    points = [start - direction * .1, start, leave, bend, *[Vector((x, y, radius)) for x, y in ground]]
    path = [Vector((p.x, p.y, max(p.z, radius))) for p in through(points, 10)]
    return tube('cable', path, radius, mat or cable_white(), smooth=False, sides=5)
