"""The 120 W desktop supply with its mains cord."""
import math

from mathutils import Vector

from parts.cable import black_jacket, lead
from parts.plugs import barrel
from parts.power import BRICK, appliance_plug, mains_plug, power_brick
from studio.render import begin, product_settings
from studio.shapes import group
from studio.stage import product_camera, product_light

CORD = .038
#: Where the mains plug lies and to where, in degrees, its cord leaves it.
PLUG, TURN = Vector((.52, -1.08, 0)), 62


def round_plug():
    return group([barrel(CORD / 1.7, '#1d1f22')], scale=1.7)


def whole():
    begin()
    product_settings()
    product_light(target=(0, 0, .3), scale=.34)
    power_brick()
    end = BRICK[0] / 2
    appliance_plug().location = (-end - .03, 0, .215)
    plug = mains_plug()
    plug.location, plug.rotation_euler.z = PLUG, -math.radians(TURN)
    out = Vector((-math.sin(math.radians(TURN)), -math.cos(math.radians(TURN)), 0))
    leaving = PLUG + Vector((0, 0, .11)) + out * .58
    lead([(-end - .70, 0, .215), (-end - .82, -.02, .2), (-end - .98, -.15, .07), (-end - .92, -.5, CORD),
          (-end - .5, -.72, CORD), (-end - .05, -.85, CORD), (-end + .2, -1.25, CORD),
          leaving + out * .4 + Vector((0, 0, -.06)), leaving + out * .1, leaving], CORD, black_jacket())
    lead([(end + .2, 0, .21), (end + .36, 0, .19), (end + .62, .12, .06), (end + .78, .45, CORD), (end + .5, .75, CORD),
          (end + .2, .55, CORD), (end + .3, .15, CORD * 3), (end + .36, -.2, .05), (end + .44, -.52, .085),
          (end + .48, -.66, .085)], CORD, black_jacket(), (None, round_plug))
    product_camera((.0, -.25, .2), 7.5, azimuth=14, elevation=20, fstop=2.2, focus=(0, -.5, .3))


PICTURES = {'power-supply': whole}
