"""The flat backup supply for a router, alone and in front of a mesh node."""
import math

from parts.cable import lead, white_jacket
from parts.plugs import barrel
from parts.power import SUPPLY, router_supply
from parts.router import mesh_node
from studio.render import begin, product_settings
from studio.shapes import group
from studio.stage import product_camera, product_light

CORD = .026
BACK = SUPPLY[1] / 2


def round_plug():
    return group([barrel(CORD / 1.35)], scale=1.35)


def plugged(x, points, far=None):
    """A cord out of a socket in the supply's back, through points; `far` is the plug at its other end."""
    lead([(x, BACK + .33, .17), (x, BACK + .42, .17), *points], CORD, white_jacket(), (round_plug, far))


def mains_cord():
    plugged(-.4, [(-.5, BACK + .72, .06), (-1.0, BACK + .95, CORD), (-1.9, BACK + .8, CORD), (-3.2, BACK + 1.1, CORD),
                  (-6, BACK + .9, CORD)])


def whole():
    begin()
    product_settings()
    product_light(target=(0, 0, .3), scale=.36, key=1250)
    router_supply()
    mains_cord()
    plugged(.1, [(.25, BACK + .62, .05), (.75, BACK + .62, CORD), (1.22, BACK + .2, CORD), (1.32, -.3, CORD), (1.22, -.78, CORD),
                 (.95, -.98, .05), (.78, -1.02, .07), (.66, -1.04, .07)], round_plug)
    product_camera((.08, -.1, .16), 6.3, azimuth=24, elevation=17, fstop=2.2, focus=(.1, -.6, .3))


def in_use():
    begin()
    product_settings()
    product_light(target=(0, .3, .6), scale=.46)
    router_supply()
    node = mesh_node()
    node.location, node.rotation_euler.z = (.35, 1.75, 0), math.radians(8)
    mains_cord()
    plugged(.1, [(.35, BACK + .52, .05), (1.0, BACK + .5, CORD), (1.45, BACK + .9, CORD), (1.4, 2.2, CORD), (1.0, 2.7, .1),
                 (.5, 2.75, .2)])
    product_camera((.02, .45, .62), 7.8, azimuth=20, elevation=14, fstop=1.4, focus=(.1, -.4, .3))


PICTURES = {'router-supply': whole, 'router-supply-in-use': in_use}
