"""The standard dish on its folding stand: front, back, edge."""
from parts.dish import STANDARD, standing
from studio.render import begin, product_settings
from studio.stage import product_camera, product_light

#: Where the cable runs over the floor, out of the picture at the right.
CABLE = ((.5, .55), (1.5, .45), (2.7, .9), (3.6, 1.3), (4.8, .8), (6.4, .9), (9, 1.7), (13, 1.2))


#: For views from behind.
BEHIND = ((-.4, .55), (-1.5, .4), (-2.7, .9), (-4.2, 1.9), (-6, 1.6), (-11, 2.4))


def stage(cable=CABLE, azimuth=38):
    begin()
    product_settings(1600)
    product_light(target=(0, .8, 2.4), turn=azimuth - 38)
    return standing(STANDARD, cable=cable)


def front():
    stage()
    product_camera((.25, .55, 2.5), 20.5, azimuth=38, elevation=7, fstop=1.6, focus=(.5, -1, 2.4))


def back():
    stage(BEHIND, 158)
    product_camera((0, .4, 2.45), 20.5, azimuth=158, elevation=11, fstop=2, focus=(0, .8, 2.4))


def edge():
    stage()
    product_camera((1.1, -.6, .75), 9.5, azimuth=52, elevation=9, fstop=1.8, focus=(1.8, -1.4, .6))


PICTURES = {'standard-dish-front': front, 'standard-dish-back': back, 'standard-dish-edge': edge}
