"""What shines as points: stars, towns at night, the sun in the lens."""
import numpy as np

from .atmosphere import RADIUS, TOP, shell, smooth
from .view import at, kilometres, project


def splat(image, column, row, light):
    """Adds points of light, each a soft dot about one pixel wide in a picture of 1600."""
    height, width = image.shape[:2]
    spread = max(.5, .62 * width / 1600)
    reach = int(np.ceil(spread * 2.5))
    light = light * (width / 1600) ** 2 / (2 * np.pi * spread * spread)
    x, y = np.floor(column).astype(int), np.floor(row).astype(int)
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            share = np.exp(-((x + dx + .5 - column) ** 2 + (y + dy + .5 - row) ** 2) / (2 * spread * spread))
            inside = (x + dx >= 0) & (x + dx < width) & (y + dy >= 0) & (y + dy < height)
            np.add.at(image, (y[inside] + dy, x[inside] + dx), (light * share[:, None])[inside].astype(image.dtype))


def add_stars(view, image):
    chance = np.random.default_rng(view.seed)
    height, width = image.shape[:2]
    directions = chance.normal(size=(9000, 3))
    directions /= np.linalg.norm(directions, axis=1, keepdims=True)
    flux = .05 * chance.pareto(1.9, len(directions)).clip(0, 40) * view.stars
    enter, leave = shell(view.eye, directions, TOP)
    tint = np.array([1, .93, .85]) + np.array([-.25, -.02, .3]) * chance.random((len(directions), 1))
    column, row, ahead = project(view, directions, width, height)
    kept = ahead & ~(~np.isnan(enter) & (leave > 0))
    splat(image, column[kept], row[kept], tint[kept] * flux[kept, None])


def add_towns(view, image, maps, air, clouds):
    height, width = image.shape[:2]
    lat, lon, strength = maps.lights(np.random.default_rng(view.seed + 1))
    up = at(lat, lon)
    ray = up * RADIUS - view.eye
    distance = np.linalg.norm(ray, axis=1)
    ray /= distance[:, None]
    facing = -(ray * up).sum(1)
    dark = smooth(.0, -.12, up @ view.sun)
    column, row, ahead = project(view, ray, width, height)
    kept = ahead & (facing > .02) & (dark > 0) & (column > -9) & (column < width + 9) & (row > -9) & (row < height + 9)
    if not kept.any():
        return
    lat, lon, ray, distance = lat[kept], lon[kept], ray[kept], distance[kept]
    low, high = clouds.thickness(*kilometres(lat, lon), np.full(len(lat), 2.0))
    _, through = air.along(view.eye, ray, distance, view.sun)
    flux = strength[kept] * dark[kept] * np.exp(-2.2 * low - high) * np.sqrt(facing[kept]) * (1500 / distance) ** 1.5
    colour = np.array([1.0, .62, .30]) + np.array([0, .16, .30]) * np.random.default_rng(view.seed).random((len(lat), 1))
    splat(image, column[kept], row[kept], colour * through * flux[:, None] * 1.1 * view.towns)


def add_glare(view, image, air):
    """The sun's disc in a lens, where it is in the picture and above the limb."""
    height, width = image.shape[:2]
    sun = view.sun[None]
    (column,), (row,), (ahead,) = project(view, sun, width, height)
    if not ahead or not np.isnan(shell(view.eye, sun, RADIUS)[0][0]):
        return
    _, through = air.along(view.eye, sun, np.array([np.inf]), view.sun)
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    r = np.hypot(x + .5 - column, y + .5 - row) / width
    glare = 30 * np.exp(-(r / .003) ** 2) + 1.6 * np.exp(-r / .007) + .16 * np.exp(-r / .028) + .022 * np.exp(-r / .1)
    image += (glare[..., None] * (through[0] * .7 + .3 * through[0].max()) * np.array([1, .88, .7])).astype(image.dtype)
