"""Cables: coils, loose leads. Units of 10 cm; all are empties at the origin of their coil or of the scene."""
import math

import numpy as np
from mathutils import Vector

from studio.materials import material
from studio.shapes import collect, group, loft, through, tube

from .plugs import point
from .winding import wound


def white_jacket():
    return material('jacket', '#e2e3e4', .44, bump=.04, bump_scale=120)


def black_jacket():
    return material('jacket', '#1b1c1f', .5, bump=.05, bump_scale=120)


def lead(points, wire=.035, mat=None, plugs=(None, None), ups=((0, 0, 1), (0, 0, 1))):
    """
    A loose cable through points. `plugs` are functions of parts.plugs, given to its first and last point; what such a
    function returns is set where the cable ends, with `ups` as its upper side.
    """
    def build():
        line = through(points, 14)
        tube('lead', line, wire, mat or white_jacket(), smooth=False)
        _plugs(line, plugs, ups)
    return group(collect(build))


def _plugs(line, plugs, ups):
    ends = ((line[0], line[0] - line[2]), (line[-1], line[-1] - line[-3]))
    for plug, up, (at, direction) in zip(plugs, ups, ends):
        if plug:
            point(plug(), at, direction, up)


def coil(turns=30, wire=.036, radius=1.25, straps=(75, 200, 318), first=None, last=None, plugs=(None, None), mat=None,
         strap_mat=None, flatness=1.35, seed=1, ups=((0, 0, 1), (0, 0, 1))):
    """
    A coil on the floor round the origin, bound with straps at angles (degrees). Its two ends leave it on the outside at
    angle 0 (+X): `first` are the points from there to the cable's beginning, which leaves towards -Y, `last` those to
    its end, which leaves towards +Y; each rests on the floor at z = wire. `plugs` as for `lead`.
    """
    def build():
        bound = [math.radians(a) for a in straps]
        turned = wound(turns, wire, radius, bound, flatness, seed)
        line = [Vector(p) for p in turned]
        if first:
            line = [*reversed(_leaving(line[0], -1, turned, wire, first)), *line]
        if last:
            line = [*line, *_leaving(line[-1], 1, turned, wire, last)]
        tube('coil', line, wire, mat or white_jacket(), smooth=False, sides=5)
        _plugs(line, plugs, ups)
        for angle in bound:
            _strap(turned, angle, wire, strap_mat or material('strap', '#22252a', .85, spec=.2, bump=.4, bump_scale=90))
    return group(collect(build))


def _leaving(at, towards, turned, wire, points):
    """From the outside of a coil straight on, down to the floor and to its points, without touching the turns beneath."""
    y = towards
    outer = np.hypot(turned[:, 0], turned[:, 1]).max()
    aside = max(outer - at.x, 0) + 2.5 * wire
    # It is past the outermost turn before it sinks.
    straight = [Vector((at.x + aside * out, at.y + y * outer * .62 * share, wire + (at.z - wire) * (1 - down)))
                for share, out, down in ((.33, .26, 0), (.67, .74, .15), (1, 1, .7))]
    return _eased([at, *straight, *points], wire)[1:]


def _eased(points, wire):
    """A line through points, evenly stepped and relaxed as a stiff cable is; its ends stay, and it stays above the floor."""
    line = np.array([tuple(p) for p in through(points, 12)])
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    even = np.linspace(0, along[-1], max(12, int(along[-1] / wire)))
    line = np.stack([np.interp(even, along, axis) for axis in line.T], -1)
    for _ in range(90):
        line[3:-5] += .5 * ((line[2:-6] + line[4:-4]) / 2 - line[3:-5])
    line[:, 2] = np.maximum(line[:, 2], wire)
    return [Vector(p) for p in line]


def _strap(turned, angle, wire, mat, width=.2, thickness=.016):
    """A band of hook and loop tape tightly round all turns, its end laid over its beginning."""
    outward, across = np.array((math.cos(angle), math.sin(angle), 0)), np.array((-math.sin(angle), math.cos(angle), 0))
    beside = turned @ across
    near = turned[(np.abs(beside) < width / 2 + wire) & (turned @ outward > 0)]
    section = np.stack((near @ outward, near[:, 2]), -1)
    middle = (section.max(0) + section.min(0)) / 2
    offsets = section - middle
    round_wire = [np.array((math.cos(a), math.sin(a))) * (wire + .006) for a in np.arange(16) * math.pi / 8]
    hull = _hull([p + q for p in _hull(offsets) for q in round_wire])
    for layer, begin, end in ((0, 0, 360), (1, 20, 105)):
        rings = []
        for degrees in np.arange(begin, end + 1, 3):
            direction = np.array((math.cos(math.radians(degrees)), math.sin(math.radians(degrees))))
            reach = _ray(hull, direction) + layer * (thickness + .002)
            ends = []
            for side, lift in ((-1, 0), (1, 0), (1, thickness), (-1, thickness)):
                r, z = middle + direction * (reach + lift)
                ends.append(tuple(outward * r + across * (side * width / 2) + np.array((0, 0, max(z, .004 + lift)))))
            rings.append(ends)
        loft('strap', rings, mat, angle=40)


def _hull(points):
    """The convex hull, counterclockwise."""
    ordered = sorted(map(tuple, points))
    def half(sequence):
        found = []
        for p in sequence:
            while len(found) > 1 and _turn(found[-2], found[-1], p) <= 0:
                found.pop()
            found.append(p)
        return found[:-1]
    return np.array(half(ordered) + half(reversed(ordered)))


def _turn(a, b, c):
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _ray(hull, direction):
    """How far a ray from the origin, which is inside, goes to a hull's edge."""
    edges = np.roll(hull, -1, 0) - hull
    normals = np.stack((edges[:, 1], -edges[:, 0]), -1)
    normals /= np.linalg.norm(normals, axis=1, keepdims=True) + 1e-9
    facing = normals @ direction
    distance = (normals * hull).sum(1)
    return (distance[facing > 1e-6] / facing[facing > 1e-6]).min()
