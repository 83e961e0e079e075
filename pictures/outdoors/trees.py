"""
Trees as meshes, as `plants`.

    place(acacia(2, height=7), (12, 30), ground)
"""
import math

import numpy as np

from outdoors.foliage import around, ball, bark, branches, leaf, leaf_part, limb, once, plant, sprigs, tubes


@once
def acacia(seed=0, height=7.0, spread=1.25, leaves=95000):
    """An umbrella thorn: forking limbs carry flat layers of fine leaves; `spread` is the crown's width against its height."""
    draw = np.random.default_rng(seed + 300)
    radius = height * spread / 2
    layers = []
    for k in range(10):
        a, r = k * 2.4 + draw.uniform(-.4, .4), radius * (0 if k == 0 else draw.uniform(.40, .74))
        size = radius * draw.uniform(.32, .46)
        centre = np.array([r * math.cos(a), r * math.sin(a), height * (.90 - .10 * (r / radius) ** 2 + draw.uniform(-.035, .03))])
        disc = draw.normal(size=(36, 2))
        disc /= np.linalg.norm(disc, axis=1, keepdims=True)
        disc *= (draw.random((36, 1)) ** .5) * size
        dome = height * .055 * (1 - (np.linalg.norm(disc, axis=1) / size) ** 2)
        layers.append(np.column_stack([disc[:, 0] + centre[0], disc[:, 1] + centre[1],
                                       centre[2] + dome + draw.normal(0, height * .012, 36)]))
    tips = np.concatenate(layers)
    fork = np.array([draw.normal(0, .03) * height, draw.normal(0, .03) * height, height * draw.uniform(.24, .34)])
    trunk = [limb(draw, np.array([0, 0, -.15]), fork, np.array([draw.normal(0, .2), draw.normal(0, .2), 1.0]), height * .030,
                   height * .023, .05)]
    lines = trunk + branches(draw, tips, fork, height * .0215, .40, .47, .055, .03, 4, height * .0011)
    at, out = around(draw, tips, leaves, height * .034, (0, 0, height * .55), .34)
    mat = leaf('leaf acacia', [(0, '#2c3817'), (.4, '#4a5a24'), (.75, '#6f7c35'), (1, '#9a9c4f')], .42, .6, .2)
    size = .055 * (height / 7) ** .5
    return plant('acacia', [(*tubes(lines), None, bark()),
                             (*leaf_part(draw, at, size, size * .34, .55, .0, out, spread=1.0), mat)])


@once
def broadleaf(kind='mango', seed=0, height=7.0, leaves=None):
    """
    A round crown on a short trunk: 'mango' (dense, dark, long leaves), 'jacaranda' (open, mauve flowers), 'fig' (wide, fresh
    green).
    """
    draw = np.random.default_rng(seed + 500)
    wide, tall, fork_at, each = {'mango': (.42, .36, .22, 120), 'jacaranda': (.46, .30, .34, 64), 'fig': (.56, .33, .26, 125)}[kind]
    each = max(8, round((leaves or each * 1260) / 1260))
    hearts, tips = [], []
    for _ in range(21):
        centre = ball(draw, 1, (height * wide * .70, height * wide * .70, height * tall * .66), .72)[0]
        size = draw.uniform(.70, 1.2)
        hearts.append(centre)
        tips.append(centre + ball(draw, 60, (height * wide * .36 * size,) * 2 + (height * tall * .34 * size,), .62))
    lift = height * (1 - tall * 1.02)
    hearts, tips = np.array(hearts) + (0, 0, lift), np.concatenate(tips)
    tips[:, 2] = np.maximum(tips[:, 2], -height * tall * .72 + .05 * height * draw.random(len(tips))) + lift
    fork = np.array([draw.normal(0, .02) * height, draw.normal(0, .02) * height, height * fork_at])
    trunk = [limb(draw, np.array([0, 0, -.15]), fork, np.array([draw.normal(0, .12), draw.normal(0, .12), 1.0]), height * .036,
                   height * .021, .04)]
    lines = trunk + branches(draw, tips, fork, height * .026, .42, .48, .06, .04, 4, height * .0009)
    stops, through, rough, spec, *shape = {
        'mango': ([(0, '#16240f'), (.45, '#2b4219'), (.8, '#4a6327'), (1, '#8a8a45')], .28, .40, .45, .13, .036, .45, .25),
        'fig': ([(0, '#22341a'), (.45, '#3f5a24'), (.8, '#648036'), (1, '#97a552')], .35, .5, .3, .085, .048, .15, .4),
        'jacaranda': ([(0, '#2b3d1b'), (.5, '#506b2e'), (1, '#8a9a4c')], .4, .6, .2, .085, .03, .15, .5)}[kind]
    mat = leaf(f'leaf {kind}', stops, through, rough, spec, mass=.62)
    length, width, droop, up = shape
    parts = [(*tubes(lines), None, bark('grey' if kind != 'mango' else 'brown')),
             (*sprigs(draw, tips, hearts, each, height * .024, length, width, droop, up), mat)]
    if kind == 'jacaranda':
        outer = tips[draw.random(len(tips)) < .75]
        parts.append((*sprigs(draw, outer, hearts, 62, height * .026, .075, .05, .2, .3),
                      leaf('flower jacaranda', [(0, '#54478a'), (.5, '#8272ba'), (1, '#b3a6da')], .5, .7, .1, mass=.55)))
    return plant(kind, parts)


@once
def tree_line(seed=0, length=60.0, height=8.0, leaves=900):
    """
    Far trees in one piece along X (for 150 m and more): crowns of leaves, no limbs. More `leaves`, which are smaller then,
    where the sky is behind them.
    """
    draw = np.random.default_rng(seed + 620)
    parts = []
    x = 0.0
    while x < length:
        tall = height * draw.uniform(.5, 1.15)
        tips = ball(draw, 34, (tall * .45, tall * .4, tall * .42), .5) + (x, draw.normal(0, height * .3), tall * .55)
        at, out = around(draw, tips, int(leaves * tall / height) + leaves * 2 // 9, tall * .09, (x, 0, tall * .5))
        parts.append(np.concatenate([at, out], 1))
        x += tall * draw.uniform(.35, 1.0)
    both = np.concatenate(parts)
    mat = leaf('leaf far', [(0, '#1d2b15'), (.5, '#35481f'), (1, '#5f6c33')], .3)
    size = .42 * (900 / leaves) ** .4
    return plant('trees', [(*leaf_part(draw, both[:, :3], size, size * .62, .45, .1, both[:, 3:], spread=.8), mat)])
