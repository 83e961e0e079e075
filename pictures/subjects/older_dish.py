"""The earlier generation: its dish on a mast with four legs and its tall router."""
from parts.dish import run_cable
from parts.older import older_dish, older_router
from studio.render import begin, product_settings
from studio.stage import product_camera, product_light

CABLE = ((.2, 1.0), (1.2, 1.9), (2.6, 1.6), (3.8, .9), (5.4, 1.0), (8, 1.8), (13, 1.5))
BEHIND = ((-.1, 1.0), (-1.4, 1.9), (-2.8, 1.6), (-4.2, 1.1), (-6, 1.6), (-11, 2.2))


def stage(cable=CABLE, azimuth=38, fill=240):
    begin()
    product_settings()
    product_light(target=(0, .3, 2.4), turn=azimuth - 38, fill=fill)
    return older_dish(cable)


def front():
    stage(azimuth=32)
    product_camera((.1, .1, 2.45), 20.5, azimuth=32, elevation=7, fstop=1.6, focus=(.5, -1, 2.6))


def back():
    stage(BEHIND, 152, 200)
    product_camera((0, .2, 2.4), 20.5, azimuth=152, elevation=9, fstop=2, focus=(0, .6, 2.6))


def edge():
    stage(azimuth=74)
    product_camera((.1, .2, 2.45), 19, azimuth=78, elevation=6, fstop=2, focus=(.8, 0, 2.6))


def router():
    begin()
    product_settings()
    product_light(target=(0, 0, 1.2), scale=.5)
    older_router()
    run_cable((0, .26, .10), (0, 1, 0), ((.05, .8), (.5, 1.4), (1.3, 1.3), (2.2, .7), (3.5, .8), (6, 1.2)), .035)
    product_camera((.05, 0, 1.24), 9.6, azimuth=30, elevation=9, fstop=1.1, focus=(.1, -.4, 1.2))


PICTURES = {'older-dish-front': front, 'older-dish-back': back, 'older-dish-edge': edge, 'older-router': router}
