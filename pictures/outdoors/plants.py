"""
Grass, herbs, shrubs and hedges as meshes, to be instanced (`land.scatter`) or placed (`land.place`). 1 unit = 1 m; each
stands on z = 0.

    scatter([grass('dry', k) for k in range(3)], ground, density=14)

A mesh is made once for its arguments, however often it is asked for.
"""
import numpy as np

from outdoors.foliage import around, ball, bark, blade_part, branches, leaf, leaf_part, limb, once, plant, tubes

# ---------------------------------------------------------------- grass

_GRASS = {
    'dry': ('grass dry', [(0, '#6f5c30'), (.35, '#a48a4e'), (.7, '#c9ae72'), (1, '#e0cc98')]),
    'green': ('grass green', [(0, '#33461b'), (.4, '#567030'), (.75, '#7f9440'), (1, '#b0ab5e')]),
    'mixed': ('grass mixed', [(0, '#3f4c1f'), (.35, '#6c7a36'), (.6, '#a0964f'), (1, '#d0bb80')]),
    'lawn': ('grass lawn', [(0, '#2f4a1a'), (.5, '#54762c'), (1, '#86a044')]),
}


@once
def grass(kind='dry', seed=0, height=None, blades=70):
    """A tuft: 'dry' (savanna, .45 m), 'green' (.35), 'mixed' (.35), 'lawn' (.07, for density 60 and more)."""
    draw = np.random.default_rng(seed + 10)
    tall = height or {'dry': .45, 'green': .35, 'mixed': .35, 'lawn': .07}[kind]
    name, stops = _GRASS[kind]
    mat = leaf(name, stops, .4, .6, .25)
    if kind == 'lawn':
        points, faces, tone = blade_part(draw, blades, tall, .006, .14, .7, 3, .4)
    else:
        points, faces, tone = blade_part(draw, blades, tall, .0075, .07 + .12 * tall, 1.0, 5, .38)
    return plant(f'grass {kind}', [(points, faces, tone, mat)])


@once
def seed_grass(seed=0, height=.9, stalks=16):
    """Tall stalks with seed heads above a dry tuft."""
    draw = np.random.default_rng(seed + 40)
    dry = leaf(*_GRASS['dry'], .4, .6, .25)
    points, faces, tone = blade_part(draw, stalks, height, .004, .07, .45, 6, .16)
    ends = points.reshape(stalks, 2, 7, 3).mean(1)[:, 4:]
    at = (ends[:, :1] + (ends[:, -1:] - ends[:, :1]) * draw.random((stalks, 9, 1))).reshape(-1, 3)
    grains = leaf_part(draw, at, .035, .009, .1, 0, np.tile([[0, 0, 1.0]], (len(at), 1)), spread=.5)
    low = blade_part(draw, 40, height * .5, .007, .1, 1.0, 4, .4)
    return plant('seed grass', [(points, faces, tone, dry), (*grains, dry), (*low, dry)])


@once
def weed(seed=0, height=.3):
    """A low broad-leaved herb."""
    draw = np.random.default_rng(seed + 70)
    mat = leaf('weed', [(0, '#2c431d'), (.5, '#4f6d2e'), (1, '#8a9a48')], .35)
    turn, up = draw.uniform(0, 6.28, 46), draw.random(46) ** .7
    out = np.stack([np.cos(turn), np.sin(turn), draw.uniform(.1, .8, 46)], 1)
    at = np.stack([np.cos(turn) * .05 * up, np.sin(turn) * .05 * up, up * height * .8], 1)
    stems = tubes([limb(draw, np.zeros(3), p + (0, 0, .02), np.array([0, 0, 1.0]), .004, .002, .05) for p in at[:6]])
    return plant('weed', [(*leaf_part(draw, at, height * .42, height * .15, .5, .25, out), mat), (*stems, None, bark())])


# ---------------------------------------------------------------- shrubs and hedges

_SHRUB = {
    'green': ('leaf green', [(0, '#1f3013'), (.4, '#38501f'), (.75, '#587030'), (1, '#869347')]),
    'olive': ('leaf olive', [(0, '#39401f'), (.4, '#585d31'), (.75, '#7a7c47'), (1, '#a19a60')]),
    'dark': ('leaf dark', [(0, '#14240f'), (.5, '#284019'), (1, '#4d6a2b')]),
    'dry': ('leaf dry', [(0, '#5a4a2c'), (.5, '#867146'), (1, '#b59f68')]),
}


@once
def shrub(kind='green', seed=0, height=1.3, leaf_length=.05, leaves=9500):
    """A bush of many thin branches: kinds 'green', 'olive' (thorny bush), 'dark', 'dry'."""
    draw = np.random.default_rng(seed + 100)
    tips = ball(draw, 130, (height * .62, height * .62, height * .46), .55)
    tips[:, 2] += height * .52
    tips = tips[tips[:, 2] > height * .12]
    lines = branches(draw, tips, (0, 0, 0), .028 * height, .4, .5, .09, .0, 5, .004)
    at, out = around(draw, tips, leaves, height * .095, (0, 0, height * .4))
    mat = leaf(*_SHRUB[kind])
    return plant('shrub', [(*tubes(lines), None, bark()),
                            (*leaf_part(draw, at, leaf_length, leaf_length * .5, .35, .1, out), mat)])


@once
def hedge(length=2.0, height=1.2, depth=.7, seed=0, kind='dark'):
    """A clipped hedge along X from the origin; put pieces end to end."""
    draw = np.random.default_rng(seed + 160)
    count = int(5200 * length * height * (depth + .4))
    at = draw.random((count, 3)) * [length, 1, 1]
    shell = draw.random(count)
    face = draw.integers(0, 5, count)
    y = np.where(face < 2, -depth / 2, np.where(face < 4, depth / 2, (at[:, 1] - .5) * depth))
    z = np.where(face == 4, height, at[:, 2] * height)
    bump = .06 * np.sin(at[:, 0] * 9 + z * 5) + .05 * np.sin(at[:, 0] * 23 - z * 17)
    inward = shell ** 2 * .14
    normal = np.stack([np.zeros(count), np.where(face < 2, -1, np.where(face < 4, 1, 0)), np.where(face == 4, 1, 0)], 1)
    where = np.stack([at[:, 0], y, z], 1) + normal * (bump - inward)[:, None]
    where[:, 2] = np.abs(where[:, 2])
    mat = leaf(*_SHRUB[kind])
    stems = tubes([limb(draw, np.array([x, draw.normal(0, .08), 0]),
                          np.array([x + draw.normal(0, .1), draw.normal(0, .15), height * .8]),
                          np.array([0, 0, 1.0]), .014, .005, .08) for x in np.arange(.1, length, .22)])
    return plant('hedge', [(*leaf_part(draw, where, .05, .026, .3, .0, normal + (0, 0, .3), spread=.9), mat),
                            (*stems, None, bark())])


@once
def bougainvillea(seed=0, height=2.0, color='magenta'):
    """An arching bush in flower: 'magenta', 'orange' or 'white'."""
    draw = np.random.default_rng(seed + 190)
    stops = {'magenta': ('#9a1c5e', '#cf3a86', '#ea86b8'), 'orange': ('#a8401c', '#d8692e', '#efa066'),
             'white': ('#b9b3a5', '#ddd8cb', '#f2eee6')}[color]
    tips = ball(draw, 150, (height * .62, height * .62, height * .5), .5)
    tips[:, 2] = np.abs(tips[:, 2] + height * .5) * (1 - .12 * np.hypot(tips[:, 0], tips[:, 1]) / height)
    lines = branches(draw, tips, (0, 0, 0), .03 * height, .42, .5, .08, .06, 5, .004)
    at, out = around(draw, tips, 8200, height * .045, (0, 0, height * .4), reach=1.5)
    flowering = tips[draw.random(len(tips)) < .62]
    bracts, _ = around(draw, flowering * (1.04, 1.04, 1.04), 9000, height * .055, (0, 0, height * .4), reach=1.5)
    petal = leaf(f'bract {color}', [(0, stops[0]), (.5, stops[1]), (1, stops[2])], .5, .7, .1)
    return plant('bougainvillea', [(*tubes(lines), None, bark()),
                                    (*leaf_part(draw, at, .075, .045, .35, .1, out), leaf(*_SHRUB['green'])),
                                    (*leaf_part(draw, bracts, .075, .06, .2, 0), petal)])
