"""
Crops in rows, and what farms have. 1 unit = 1 m; plants stand on z = 0 (see `plants`), fields lie on a Land.

    ground = land(..., relief=ridges((-12, 2, 2, 40)))
    rows([kale(k) for k in range(4)], ground, (-12, 2, 2, 40), .45)
"""
import math

import bpy
import numpy as np

from outdoors.buildings import sticks
from outdoors.foliage import blade_part, leaf, leaf_part, limb, once, plant, tubes
from outdoors.land import _instances
from studio.materials import material, mottled
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


@once
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
        stalks.append(limb(draw, root, end, np.array([0, 0, 1.0]), .006, .0035, .03))
        leaves.append(_long_leaf(draw, end - out * .01, turn, height * draw.uniform(.52, .72) * (.6 + .5 * age),
                                 height * draw.uniform(.36, .5) * (.6 + .5 * age), rise, .9 + .9 * age, 7, .0, .22))
    stem = limb(draw, np.array([0, 0, -.04]), np.array([0, 0, height * .45]), np.array([0, 0, 1.0]), .014, .010, .02)
    points, faces, tone = _joined(leaves)
    points[:, 2] += .008 * np.sin(points[:, 0] * 58) * np.cos(points[:, 1] * 58)
    stems = tubes([stem, *stalks])
    return plant('kale', [(points, faces, tone, green), (*stems, np.full(len(stems[1]), .5), stalk)])


@once
def tomato(seed=0, height=1.5):
    """A plant tied up to a string, with fruit green to red."""
    draw = np.random.default_rng(seed + 900)
    green = leaf('leaf tomato', [(0, '#5f6a2c'), (.3, '#2f4f20'), (.7, '#4d7331'), (1, '#86a052')], .35, .55, .3)
    line = limb(draw, np.array([0, 0, -.03]), np.array([draw.normal(0, .05), draw.normal(0, .05), height]),
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
    return plant('tomato', [(*leaf_part(draw, np.array(at), .13, .065, .4, .35, np.array(out)), green),
                             (*tubes([line]), np.full(len(tubes([line])[1]), .5), green),
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


def _long_leaf(draw, root, turn, length, width, rise, bend, segments=9, torn=0.0, channel=.16):
    """A broad blade with a midrib from a root: points, faces, tone. `rise` is its first angle above the ground (radians)."""
    t = np.linspace(0, 1, segments + 1)
    angle = rise - bend * t ** 1.3
    step = length / segments
    out = np.concatenate([[0], np.cumsum(np.cos(angle[1:]) * step)])
    up = np.concatenate([[0], np.cumsum(np.sin(angle[1:]) * step)])
    ahead, side = np.array([math.cos(turn), math.sin(turn), 0]), np.array([-math.sin(turn), math.cos(turn), 0])
    middle = root + out[:, None] * ahead + up[:, None] * np.array([0, 0, 1.0])
    half = width / 2 * np.clip(np.sin(np.pi * np.clip(t * .92 + .06, 0, 1)) ** .6, .04, 1)
    normal = np.cross(ahead * np.cos(angle)[:, None] + np.array([0, 0, 1.0]) * np.sin(angle)[:, None], side)
    points, faces, tone = [], [], []
    for way in (-1, 1):
        for k in range(segments):
            first = len(points)
            gap = torn * draw.random() ** 2 * step * .5
            sag = torn * draw.uniform(0, .35) * (draw.random() < .5)
            for at, h in ((k, half[k]), (k + 1, half[k + 1])):
                points.append(middle[at])
                shift = (gap if at == k else -gap) * (middle[min(k + 1, segments)] - middle[k]) / step
                points.append(middle[at] + way * side * h - normal[at] * h * channel * -1 + shift - np.array([0, 0, sag * h]))
            faces.append((first, first + 1, first + 3, first + 2))
            tone.append(np.clip(.45 + draw.normal(0, .12) + (.15 if way > 0 else 0), 0, 1))
    return np.array(points), np.array(faces), np.array(tone)


def _joined(pieces):
    """Pieces of (points, faces, tone) as one."""
    points, faces, tones, first = [], [], [], 0
    for p, f, t in pieces:
        points.append(p)
        faces.append(np.asarray(f) + first)
        tones.append(t)
        first += len(p)
    return np.concatenate(points), np.concatenate(faces), np.concatenate(tones)


@once
def banana(seed=0, height=3.6):
    """A clump of banana: stems of sheaths, long leaves torn by wind."""
    draw = np.random.default_rng(seed + 700)
    green = leaf('leaf banana', [(0, '#77702f'), (.3, '#55702a'), (.6, '#76923a'), (1, '#a3b455')], .45, .4, .4)
    old = leaf('leaf banana dry', [(0, '#5a4426'), (1, '#a3834f')], .3, .8, .1)
    stem = bpy.data.materials.get('banana stem') or mottled('banana stem', [(.3, '#4d4a26'), (.55, '#7b7c3c'), (.8, '#a39a58')],
                                                            6, .6, 6, (1, 1, .3))
    leaves, dry, stems = [], [], []
    for k in range(3):
        foot = np.array([draw.normal(0, .35), draw.normal(0, .35), -.05])
        tall = height * (1, .72, .5)[k] * .58
        top = foot + (draw.normal(0, .12), draw.normal(0, .12), tall)
        stems.append(limb(draw, foot, top, np.array([0, 0, 1.0]), .12 * tall / 2 + .03, .05, .02))
        for i in range(8):
            turn = i * 2.4 + draw.normal(0, .3)
            leaves.append(_long_leaf(draw, top, turn, height * draw.uniform(.42, .58), height * .125,
                                     1.35 - .11 * i + draw.normal(0, .06), 1.0 + .16 * i, 18, .42))
        for i in range(3):
            dry.append(_long_leaf(draw, top - (0, 0, .1), draw.uniform(0, 6.28), height * .4, height * .07, -.5, 1.0, 8, 1.2))
    return plant('banana', [(*tubes(stems), None, stem), (*_joined(leaves), green), (*_joined(dry), old)])


@once
def maize(seed=0, height=2.1):
    """One plant with arching leaves, a cob and a tassel; set in rows 75 cm apart, 30 cm within."""
    draw = np.random.default_rng(seed + 760)
    green = leaf('leaf maize', [(0, '#8a8444'), (.35, '#42641f'), (.65, '#5d8029'), (1, '#8fa546')], .45, .5, .3)
    straw = leaf('maize tassel', [(0, '#8f7440'), (1, '#d6bd82')], .3, .7, .1)
    top = np.array([draw.normal(0, .05), draw.normal(0, .05), height * .86])
    stalk = limb(draw, np.array([0, 0, -.03]), top, np.array([0, 0, 1.0]), .014, .008, .01)
    side, leaves = draw.uniform(0, 6.28), []
    for k in range(11):
        at = stalk[0][0] + (top - stalk[0][0]) * (.12 + .078 * k)
        leaves.append(_long_leaf(draw, at, side + k * math.pi + draw.normal(0, .35), height * draw.uniform(.30, .42),
                                 height * .040, 1.15 - draw.random() * .2, 1.7 + draw.normal(0, .2), 9, .0, .35))
    plume = blade_part(draw, 12, height * .17, .006, .01, .6, 3, .4)
    cob = limb(draw, top * .5 + (.01, 0, 0), top * .5 + (.05 * math.cos(side + 1.5), .05 * math.sin(side + 1.5), .2),
                np.array([0, 0, 1.0]), .026, .012, .0)
    return plant('maize', [(*tubes([stalk, cob]), np.full(len(tubes([stalk, cob])[1]), .55), green), (*_joined(leaves), green),
                            (plume[0] + top, plume[1], plume[2], straw)])
