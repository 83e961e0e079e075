"""The dish on a short steel pole: near, whole, and the head from below."""
from mathutils import Matrix, Vector

from parts.dish import STANDARD, run_cable
from parts.mounts import cable_tie, ground_pole, mast_cable, mounted_dish, put_on
from parts.supply import earth_wire, surge_protector
from studio.render import begin, product_settings
from studio.stage import product_camera, product_light

#: Of the pole: one of 3 m would leave a card nothing to see.
LENGTH = 6.4
#: Where the surge protector stands, and how it is turned.
BOX, TURN = (3.2, -1.5), -1.15


def stage(azimuth=34, fill=240, onward=()):
    """`onward`: points of the scene that the cable runs through from the pole's foot."""
    begin()
    product_settings()
    product_light(target=(0, 0, LENGTH * .8), scale=1.15, turn=azimuth - 38, fill=fill)
    pole = ground_pole(LENGTH, joint=False)
    cable = mast_cable(LENGTH - 1.7) + [(x, y, z - LENGTH) for x, y, z in onward]
    put_on(pole, mounted_dish(STANDARD, cable=cable))
    for drop in (2.2, 4.1):
        cable_tie((0, 0, LENGTH - drop))


def near():
    stage()
    product_camera((.1, -.4, LENGTH + .3), 23, azimuth=34, elevation=4, fstop=2, focus=(0, -1.5, LENGTH + .5))


def _by_box(x, y, z=.17):
    """A point of the scene in the surge protector's own coordinates."""
    return Matrix.Translation((*BOX, 0)) @ Matrix.Rotation(TURN, 4, 'Z') @ Vector((x, y, z))


def whole():
    onward = [(.45, -.42, .95), (1.0, -.5, .42), (1.55, -.75, .09), _by_box(-.3, -1.1, .06), _by_box(-.3, -.8, .14),
              _by_box(-.3, -.55)]
    stage(28, onward=onward)
    protector = surge_protector()
    protector.location, protector.rotation_euler[2] = (*BOX, 0), TURN
    run_cable(_by_box(.3, -.55), _by_box(.3, -1) - _by_box(.3, 0),
              ((1.9, -2.7), (2.5, -3.4), (4.4, -3.3), (6.5, -2.6), (11, -1.5)))
    earth_wire([_by_box(0, -.45), _by_box(0, -.62, .1), _by_box(-.05, -.9, .03), (1.75, -1.3, .03), (1.4, -1.1, .12),
                (1.2, -1.06, .2)])
    product_camera((.75, 0, 4.4), 35, azimuth=28, elevation=8, fstop=3, focus=(0, -1, 6))


def head():
    stage(150, 420)
    product_camera((0, .2, LENGTH + .55), 19, azimuth=152, elevation=-12, fstop=2, focus=(0, 1, LENGTH))


PICTURES = {'pole-dish-near': near, 'pole-dish-front': whole, 'pole-dish-head': head}
