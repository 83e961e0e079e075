"""
Works out the clouds of `outdoors/sky.py`: light that goes through a layer of cloud, step by step, for all directions
above the horizon. Writes cumulus.jpg, evening.jpg and storm.jpg beside this file:

    /usr/bin/python3 pictures/data/skies.py [NAME ...] [--width 4608]

Columns are directions around the sun (which stands in the middle), rows from TOP degrees down to the horizon, closer to
each other there. Three pictures, one below the other: how much is covered, the sun's light from there, the sky's.

Run once; what it wrote is committed.
"""
import argparse
import math
import os

import cv2
import numpy as np
import torch
import torch.nn.functional as F

HERE = os.path.dirname(os.path.abspath(__file__))
#: Elevation of the first row; elevation = TOP * row ** BEND, row from 0 (horizon) to 1.
TOP, BEND = 70.0, 1.6

#: Metres, except `cover` (share), `thick` (of light lost in 100 m), `eat` (how ragged), `flat` (tops), `edge` (sharpness)
#: and `sun` (degrees).
LAYERS = {
    'cumulus': dict(base=1400, tall=800, cell=1900, cover=.40, detail=330, thick=2.0, sun=32, eat=.74, seed=8, flat=1.0,
                    edge=2.6),
    'evening': dict(base=2800, tall=420, cell=2900, cover=.60, detail=560, thick=.42, sun=3, eat=.80, seed=11, flat=.4, edge=1.0),
    'storm': dict(base=900, tall=700, cell=2300, cover=1.5, detail=620, thick=.8, sun=45, eat=.85, seed=23, flat=.2, edge=1.1),
}


def cells(size, count, generator):
    """Distance to the nearest of scattered points, inverted: lumps, as a cube that repeats."""
    per = round(count ** (1 / 3))
    step = size / per
    base = np.stack(np.meshgrid(*[np.arange(per)] * 3, indexing='ij'), -1)
    points = (base + generator.random(base.shape)) * step
    grid = np.stack(np.meshgrid(*[np.arange(size) + .5] * 3, indexing='ij'), -1)
    home = (grid // step).astype(int)
    nearest = np.full((size,) * 3, 1e9)
    for dx in (-1, 0, 1):
        for dy in (-1, 0, 1):
            for dz in (-1, 0, 1):
                other = home + (dx, dy, dz)
                shift = np.floor_divide(other, per) * size
                wrapped = other % per
                at = points[wrapped[..., 0], wrapped[..., 1], wrapped[..., 2]] + shift
                nearest = np.minimum(nearest, ((grid - at) ** 2).sum(-1))
    return np.clip(1 - np.sqrt(nearest) / step, 0, 1).astype(np.float32)


def smooth(size, cells_per_side, generator):
    """Smooth noise, 0 to 1, as a cube that repeats."""
    small = torch.from_numpy(generator.random((1, 1) + (cells_per_side,) * 3).astype(np.float32))
    padded = F.pad(small, (2, 2, 2, 2, 2, 2), mode='circular')
    side = size // cells_per_side
    grown = F.interpolate(padded, scale_factor=side, mode='trilinear', align_corners=False)[0, 0]
    cut = grown[2 * side:-2 * side, 2 * side:-2 * side, 2 * side:-2 * side]
    return cut.numpy()


class Layer:
    def __init__(self, base, tall, cell, cover, detail, thick, sun, eat, seed, flat, edge):
        self.base, self.tall, self.cell, self.cover, self.detail = base, tall, cell, cover, detail
        self.thick, self.eat, self.flat, self.edge = thick / 100, eat, flat, edge
        e = math.radians(sun)
        self.sun = torch.tensor([0.0, math.cos(e), math.sin(e)])
        generator = np.random.default_rng(seed)
        size = 96
        lumps = .62 * cells(size, 64, generator) + .26 * cells(size, 512, generator) + .12 * cells(size, 4096, generator)
        wisps = .6 * smooth(size, 6, generator) + .3 * smooth(size, 12, generator) + .1 * smooth(size, 24, generator)
        both = np.stack([lumps / lumps.max(), wisps])
        self.cube = F.pad(torch.from_numpy(both)[None], (0, 1, 0, 1, 0, 1), mode='circular')
        plane = sum(g * smooth2(512, c, generator) for g, c in ((.5, 8), (.27, 16), (.15, 32), (.08, 64)))
        plane = (plane - plane.min()) / (plane.max() - plane.min())
        ranks = np.argsort(np.argsort(plane.ravel())) / plane.size
        self.plane = F.pad(torch.from_numpy(ranks.reshape(1, 1, 512, 512).astype(np.float32)), (0, 1, 0, 1), mode='circular')

    def _cube(self, p, scale):
        q = (p / scale) % 1 * 2 - 1
        return F.grid_sample(self.cube, q[None, None, None], align_corners=True)[0, :, 0, 0]

    def density(self, p, fine=True):
        """Of cloud at points (n, 3), about 0 to 1."""
        q = (p[:, :2] / (self.cell * 8)) % 1 * 2 - 1
        rank = F.grid_sample(self.plane, q[None, None], align_corners=True)[0, 0, 0]
        mass = torch.clamp((rank - (1 - self.cover)) / self.cover, 0, 1)
        h = (p[:, 2] - self.base) / self.tall
        top = .18 + .82 * mass ** .8
        inside = mass ** .55 * 1.35 - torch.clamp(h / top, 0, 9) ** 2 * (.5 + .5 * self.flat)
        lumps, wisps = self._cube(p, self.detail * 2.6)
        inside = inside - self.eat * (1 - .55 * lumps - .45 * wisps)
        if fine:
            inside = inside - .30 * (1 - self._cube(p, self.detail * .62)[0]) * (1 - torch.clamp(inside, 0, 1))
        foot = torch.clamp(h / .07, 0, 1)
        return torch.clamp(inside * self.edge, 0, 1) * foot * (p[:, 2] < self.base + self.tall * 1.05)

    def sunlight(self, p):
        """Share of the sun's light that reaches points, scattered light with it."""
        depth, at = torch.zeros(len(p)), 0.0
        for step in (25, 45, 80, 150, 280):
            q = p + self.sun * (at + step / 2)
            depth = depth + self.density(q, fine=step < 90) * self.thick * step
            at += step
        return .55 * torch.exp(-depth) + .33 * torch.exp(-.32 * depth) + .12 * torch.exp(-.08 * depth)


def smooth2(size, count, generator):
    small = generator.random((count, count)).astype(np.float32)
    wide = np.pad(small, 2, mode='wrap')
    side = size // count
    return cv2.resize(wide, None, fx=side, fy=side, interpolation=cv2.INTER_CUBIC)[2 * side:-2 * side, 2 * side:-2 * side]


def march(layer, view, row, steps=44):
    """Cover, sun and sky light seen along unit directions (n, 3) from the ground."""
    up = view[:, 2].clamp(min=.02)
    start, end = layer.base / up, (layer.base + layer.tall * 1.05) / up
    span = torch.minimum(end - start, torch.full_like(start, 4200.0)) / steps
    through, sun, sky = torch.ones(len(view)), torch.zeros(len(view)), torch.zeros(len(view))
    cosine = view @ layer.sun
    forward = .85 + .5 * (1 - .62 ** 2) / (1 + .62 ** 2 - 2 * .62 * cosine) ** 1.5
    jitter = torch.rand(len(view), generator=torch.Generator().manual_seed(row))
    for k in range(steps):
        alive = through > .01
        if not alive.any():
            break
        p = view[alive] * (start[alive] + span[alive] * (k + jitter[alive]))[:, None]
        d = layer.density(p)
        some = d > .002
        if not some.any():
            continue
        index = torch.nonzero(alive)[:, 0][some]
        p, d = p[some], d[some]
        lost = 1 - torch.exp(-d * layer.thick * span[index])
        weight = through[index] * lost
        h = ((p[:, 2] - layer.base) / layer.tall).clamp(0, 1)
        powder = 1 - .5 * torch.exp(-d * 5)
        sun[index] += weight * layer.sunlight(p) * forward[index] * powder
        sky[index] += weight * (.42 + .58 * h ** .7) * (1 - .35 * d)
        through[index] *= 1 - lost
    cover = 1 - through
    return cover, sun, sky


def without_grain(part):
    """Edges stay; the picture's left and right sides, which meet, too."""
    wide = np.pad(part, ((0, 0), (12, 12)), mode='wrap')
    for _ in range(2):
        wide = cv2.bilateralFilter(wide, 9, .05, 4)
    return wide[:, 12:-12]


def panorama(name, width):
    layer = Layer(**LAYERS[name])
    height = width // 6
    rows = []
    for row in range(height):
        elevation = math.radians(TOP * ((height - row - .5) / height) ** BEND)
        turn = (torch.arange(width) + .5) / width * 2 * math.pi - math.pi
        view = torch.stack([torch.sin(turn) * math.cos(elevation), torch.cos(turn) * math.cos(elevation),
                            torch.full((width,), math.sin(elevation))], 1)
        rows.append(torch.stack(march(layer, view, row), 1))
    found = torch.stack(rows).numpy()
    # The steps' jitter leaves grain.
    found = cv2.medianBlur(found.astype(np.float32), 3)
    picture = np.vstack([without_grain(part) for part in (found[..., 0], found[..., 1] / 1.6, found[..., 2])])
    cv2.imwrite(os.path.join(HERE, f'{name}.jpg'), np.clip(picture * 255, 0, 255).astype(np.uint8),
                [cv2.IMWRITE_JPEG_QUALITY, 80])


if __name__ == '__main__':
    parser = argparse.ArgumentParser()
    parser.add_argument('names', nargs='*', default=list(LAYERS))
    parser.add_argument('--width', type=int, default=4608)
    asked = parser.parse_args()
    torch.set_num_threads(1)
    for wanted in asked.names or LAYERS:
        with torch.no_grad():
            panorama(wanted, asked.width)
