"""Routers and mesh nodes: white towers on a grey foot with a dark band between. Units of 10 cm."""
import math
from dataclasses import dataclass

from studio.materials import dark_plastic, lamp, material, white_plastic
from studio.shapes import boxes, collect, cut, extruded, frame, group, loft, rounded_rectangle, slab

from .dish import mark
from .plugs import jack_panel


@dataclass(frozen=True)
class Tower:
    """Of a router, in units of 10 cm; `split` is the height of the dark band's lower edge."""
    width: float
    depth: float
    height: float
    split: float


ROUTER = Tower(2.06, .98, 2.48, .84)
NODE = Tower(1.28, .98, 1.46, .50)

BAND = .10


def router():
    """The router, standing on the floor, its front towards -Y: three network sockets and the power socket in its back."""
    return _tower(ROUTER, sockets=(-.44, -.13, .18), inlet=.47)


def mesh_node():
    """The small node, standing on the floor, its front towards -Y: one network socket and the power socket in its back."""
    return _tower(NODE, sockets=(.12,), inlet=-.16)


def _tower(t, sockets, inlet):
    def build():
        _foot(t)
        _lower(t, sockets, inlet)
        _upper(t)
        _front(t)
        _louvres(t)
    return group(collect(build))


def _ring(t, inset, z, segments=24):
    w, d = t.width - 2 * inset, t.depth - 2 * inset
    return [(x, y, z) for x, y in rounded_rectangle(w, d, d / 2 - .005, segments)]


def _arc(inset, z, radius, start, end, steps=8):
    """Pairs of (inset, z) on an arc in the wall's section: 0 degrees is outwards, 90 up."""
    angles = (math.radians(start + (end - start) * i / steps) for i in range(steps + 1))
    return [(inset - radius * math.cos(a), z + radius * math.sin(a)) for a in angles]


def _skin(name, t, profile, mat):
    return loft(name, [_ring(t, inset, z) for inset, z in profile], mat)


def _foot(t):
    _skin('foot', t, [(.09, 0), (.075, .01), (.075, .07)], dark_plastic())


def _lower(t, sockets, inlet):
    grey = material('lower', '#b3b6ba', .62, spec=.3, bump=.06, bump_scale=160)
    profile = _arc(.05, .075, .035, -90, 0) + _arc(.035, t.split - .02, .02, 0, 90, 4)
    body = _skin('lower', t, [(.15, .04), *profile, (.15, t.split)], grey)
    x = [*sockets, inlet]
    centre, width = (min(x) + max(x)) / 2, max(x) - min(x) + .36
    height, z, deep = .34, t.split * .5, .04
    back = t.depth / 2 - .015
    # Deep enough for the sockets behind the panel.
    pocket = slab('pocket', width, height, .5, .06, .0)
    frame(pocket, (-centre, back - .3, z), (-1, 0, 0), (0, 0, 1))
    cut(body, pocket)
    panel = jack_panel(width - .012, height - .012, [(a - centre, -.015) for a in sockets], dark_plastic(),
                       inlet=(inlet - centre, 0),
                       radius=.054, scale=1.3)
    frame(panel, (-centre, back - deep, z), (-1, 0, 0), (0, 0, 1))


def _front(t):
    """The band with its lamp, and the mark above."""
    gloss = material('band', '#0d0e10', .16, spec=.6)
    _skin('band', t, [(.06, t.split - .05), (.045, t.split), (.045, t.split + BAND), (.06, t.split + BAND + .05)], gloss)
    light = slab('lamp', .26, .022, .012, .0109, 0, lamp('#dff3ff', 7.0))
    frame(light, (0, -t.depth / 2 + .047, t.split + BAND / 2), (1, 0, 0), (0, 0, 1))
    sign = mark((0, -t.depth / 2, .80 * t.height), .35 + .3 * t.width, material('mark', '#c6c9cd', .4))
    sign.rotation_euler.x = math.pi / 2


def _upper(t):
    top, base = t.height, t.split + BAND
    profile = [(.15, base), *_arc(.022, base + .022, .022, -90, 0, 4), *_arc(.16, top - .16, .16, 8, 90, 14)]
    profile += [(.20, top), *_arc(.225, top - .015, -.015, 270, 180, 4)]
    profile += [(.24, top - .1)]
    shell = _skin('upper', t, profile, white_plastic())
    slots = [[(x, z) for x, z in rounded_rectangle(t.width * .5, .032, .0159, 6)] for _ in range(5)]
    for index, outline in enumerate(slots):
        vent = extruded('vent', outline, .02, material('vent', '#2b2d30', .7))
        frame(vent, (0, t.depth / 2 - .0155, base + (top - base) * .30 + .075 * index), (-1, 0, 0), (0, 0, 1))
    return shell


def _louvres(t):
    """Bars across the opening in the top."""
    inset, top = .24, t.height - .022
    half, r = t.width / 2 - inset, t.depth / 2 - inset
    bars, pitch = [], .062
    for i in range(-round(half / pitch) + 1, round(half / pitch)):
        x = i * pitch
        over = max(0, abs(x) - (half - r))
        chord = 2 * math.sqrt(max(r * r - over * over, 0))
        if chord > .1:
            bars.append(((.03, chord + .04, .06), (x, 0, top - .03)))
    boxes('louvres', bars, white_plastic(), .008)
    dark = material('inside', '#17181a', .7)
    loft('inside', [_ring(t, inset - .01, z) for z in (t.height - .105, t.height - .095)], dark)
