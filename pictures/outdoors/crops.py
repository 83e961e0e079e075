"""
Crops in rows, and what farms have. 1 unit = 1 m; plants stand on z = 0 (see `plants`), fields lie on a Land.

    ground = land(..., relief=ridges((-12, 2, 2, 40)))
    rows([kale(k) for k in range(4)], ground, (-12, 2, 2, 40), .45)
"""
import math

import numpy as np

from outdoors.buildings import sticks
from outdoors.land import _instances
from outdoors.plants import _joined, _leaf_part, _limb, _long_leaf, _once, _plant, _tubes, leaf
from studio.materials import material
from studio.shapes import tube

#: Metres between rows.
PITCH = .90


def ridges(area, pitch=PITCH, height=.085, edge=.6):
    """A relief for `land`: ridges along Y, one at every multiple of `pitch`, within (x0, y0, x1, y1)."""
    x0, y0, x1, y1 = area

    def relief(x, y):
        inside = np.clip(np.minimum(np.minimum(x - x0, x1 - x), np.minimum(y - y0, y1 - y)) / edge, 0, 1)
        return inside * height * (np.cos(2 * math.pi * x / pitch) - .3)
    return relief


def rows(meshes, ground, area, within, pitch=PITCH, scale=(.8, 1.15), astray=.05, missing=.02, lean=5.0, seed=1, offset=0.0):
    """
    Plants in rows along Y on every multiple of `pitch`, `within` metres from each other, in the area (x0, y0, x1, y1);
    a share of them is missing, none stands quite where it should.
    """
    draw = np.random.default_rng(seed)
    x0, y0, x1, y1 = area
    xs = np.arange(math.ceil(x0 / pitch), math.floor(x1 / pitch) + 1) * pitch + offset
    ys = np.arange(y0, y1, within)
    x, y = (a.ravel() for a in np.meshgrid(xs, ys))
    keep = draw.random(x.size) > missing
    x, y = x[keep], y[keep]
    y = y + within * .5 * (np.round(x / pitch) % 2) + draw.normal(0, astray, x.size)
    x = x + draw.normal(0, astray, x.size)
    size = draw.uniform(*scale, x.size)
    _instances(meshes, np.stack([x, y, ground.height(x, y)], 1), size, math.radians(lean), draw)
    return x.size


@_once
def kale(seed=0, height=.46):
    """Sukuma wiki: broad blue-green leaves on long stalks, the older ones hanging."""
    draw = np.random.default_rng(seed + 820)
    green = leaf('leaf kale', [(0, '#7d8238'), (.25, '#38602c'), (.6, '#5a8442'), (1, '#a3bb74')], .38, .5, .35)
    stalk = leaf('stalk kale', [(0, '#6f8450'), (1, '#a5b487')], .1, .5, .3)
    leaves, stalks = [], []
    for k in range(15):
        age = k / 14
        turn = k * 2.4 + draw.normal(0, .25)
        root = np.array([0, 0, height * (.10 + .34 * (1 - age))])
        rise, reach = 1.30 - 1.0 * age + draw.normal(0, .08), height * (.20 + .34 * age)
        out = np.array([math.cos(turn) * math.cos(rise), math.sin(turn) * math.cos(rise), math.sin(rise)])
        end = root + out * reach
        stalks.append(_limb(draw, root, end, np.array([0, 0, 1.0]), .006, .0035, .03))
        leaves.append(_long_leaf(draw, end - out * .01, turn, height * draw.uniform(.52, .72) * (.6 + .5 * age),
                                 height * draw.uniform(.36, .5) * (.6 + .5 * age), rise, .9 + .9 * age, 7, .0, .22))
    stem = _limb(draw, np.array([0, 0, -.04]), np.array([0, 0, height * .45]), np.array([0, 0, 1.0]), .014, .010, .02)
    points, faces, tone = _joined(leaves)
    points[:, 2] += .008 * np.sin(points[:, 0] * 58) * np.cos(points[:, 1] * 58)
    tubes = _tubes([stem, *stalks])
    return _plant('kale', [(points, faces, tone, green), (*tubes, np.full(len(tubes[1]), .5), stalk)])


@_once
def tomato(seed=0, height=1.5):
    """A plant tied up to a string, with fruit green to red."""
    draw = np.random.default_rng(seed + 900)
    green = leaf('leaf tomato', [(0, '#5f6a2c'), (.3, '#2f4f20'), (.7, '#4d7331'), (1, '#86a052')], .35, .55, .3)
    line = _limb(draw, np.array([0, 0, -.03]), np.array([draw.normal(0, .05), draw.normal(0, .05), height]),
                 np.array([0, 0, 1.0]), .011, .006, .03)
    at, out = [], []
    for k in range(17):
        turn, z = k * 2.4 + draw.normal(0, .3), height * (.16 + .80 * k / 17)
        long = .30 * (1.1 - .5 * k / 17)
        for t in np.linspace(.25, 1, 9):
            side = draw.choice((-1, 1)) * .05
            at.append((math.cos(turn) * long * t - math.sin(turn) * side, math.sin(turn) * long * t + math.cos(turn) * side,
                       z + .12 * t - .22 * t * t))
            out.append((math.cos(turn + side * 16), math.sin(turn + side * 16), -.3))
    fruit = []
    for k in range(9):
        turn, z = draw.uniform(0, 6.28), height * draw.uniform(.22, .72)
        fruit.append((np.array([math.cos(turn) * .07, math.sin(turn) * .07, z]), .026 + .012 * draw.random(),
                      np.clip(1.15 - z / height + draw.normal(0, .15), 0, 1)))
    red = leaf('tomato fruit', [(0, '#5f7f2c'), (.45, '#8f8f30'), (.62, '#c0502a'), (1, '#b3201a')], 0, .25, .5, 0)
    points, faces, tones = zip(*(_ball_of(*f) for f in fruit))
    first = np.cumsum([0, *[len(p) for p in points[:-1]]])
    return _plant('tomato', [(*_leaf_part(draw, np.array(at), .13, .065, .4, .35, np.array(out)), green),
                             (*_tubes([line]), np.full(len(_tubes([line])[1]), .5), green),
                             (np.concatenate(points), np.concatenate([f + k for f, k in zip(faces, first)]),
                              np.concatenate(tones), red)])


def _ball_of(centre, radius, tone):
    """A small ball: points, faces, tone."""
    rows_, sides = 5, 8
    points = [centre + radius * np.array([math.cos(a) * math.cos(b), math.cos(a) * math.sin(b), .9 * math.sin(a)])
              for a in np.linspace(-1.5, 1.5, rows_) for b in np.arange(sides) * 2 * math.pi / sides]
    faces = [(r * sides + i, r * sides + (i + 1) % sides, (r + 1) * sides + (i + 1) % sides, (r + 1) * sides + i)
             for r in range(rows_ - 1) for i in range(sides)]
    return np.array(points), np.array(faces), np.full(len(faces), tone)


def drip_lines(ground, area, pitch=PITCH, offset=.10, radius=.009):
    """Black hoses along rows (see `rows`), and the pipe at their near end that feeds them."""
    black = material('hose', '#151618', .5, spec=.35)
    x0, y0, x1, y1 = area
    xs = np.arange(math.ceil(x0 / pitch), math.floor(x1 / pitch) + 1) * pitch + offset
    for k, x in enumerate(xs):
        ys = np.concatenate([np.arange(y0 - .35, min(y0 + 14, y1), .5), np.arange(min(y0 + 14, y1), y1, 3.0)])
        line = [(x + .02 * math.sin(y * 2.1 + k), y, float(ground.height(x, y)) + radius + .004) for y in ys]
        tube('hose', line, radius, black, smooth=False, sides=2)
    feed = [(x, y0 - .35, float(ground.height(x, y0 - .35)) + .03) for x in np.arange(x0 - .3, x1 + .31, .4)]
    tube('feed', feed, .025, black, smooth=False, sides=3)
    sticks('pegs', [((x, y0 - .38, float(ground.height(x, y0)) - .05), (x, y0 - .38, float(ground.height(x, y0)) + .09),
                     .018) for x in xs[::3]], black)
