"""Cables for dishes, with their weatherproof connectors."""
from functools import partial

from parts.cable import coil
from parts.plugs import weatherproof
from studio.render import begin, product_settings
from studio.stage import product_camera, product_light


def _stage(turns, wire, radius, away=1.0):
    """A coil with its ends in front of it; `away` is how far behind the middle the last one reaches the floor."""
    begin()
    product_settings()
    plug, r = partial(weatherproof, wire=wire), radius + .35
    coil(turns, wire, radius, (75, 200, 318),
         first=[(r + .02, -1.2, wire), (r - .35, -1.85, wire), (r - 1.0, -2.2, .06), (r - 1.45, -2.28, .088)],
         last=[(r + .25, away, wire), (r + .8, away - .15, wire), (r + 1.15, .1, wire), (r + 1.1, -.75, .06), (r + 1.02, -1.15, .088)],
         plugs=(plug, plug))
    product_light(target=(.3, -.2, .2), scale=.62)


def short():
    _stage(29, .038, 1.2)
    product_camera((.42, -.3, .12), 11.2, azimuth=6, elevation=25, fstop=1.6, focus=(.2, -1.2, .3))


def long():
    _stage(52, .043, 1.42, 1.6)
    product_camera((.42, -.25, .16), 12.4, azimuth=-8, elevation=23, fstop=1.6, focus=(.2, -1.2, .3))


def connector():
    _stage(29, .038, 1.2)
    product_camera((.14, -2.16, .12), 3.5, azimuth=-34, elevation=16, lens=80, fstop=.8, focus=(.0, -2.3, .12))


PICTURES = {'dish-cable-23': short, 'dish-cable-45': long, 'dish-cable-connector': connector}
