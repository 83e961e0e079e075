"""What is in a box: each kit laid out before the camera."""
from parts.cable import coil, lead
from parts.dish import MINI, STANDARD, standing
from parts.older import older_dish, older_router
from parts.plugs import barrel, usb_c, weatherproof
from parts.router import mesh_node, router
from parts.supply import brick_supply, plug_supply, surge_protector
from parts.wedge import on_wedge
from studio.render import begin, product_settings
from studio.stage import product_camera, product_light

#: Of the cable that runs out of a coil, from its outside at +X: to its beginning and to its end.
FIRST, LAST = ((1.6, -.7, .05), (1.1, -1.6, .05), (.3, -1.75, .05)), ((2.0, .6, .05), (2.4, 1.2, .05))


def stage(target, scale=1.0):
    begin()
    product_settings()
    product_light(target=target, scale=scale)


def place(thing, x, y, turn=0.0):
    """On the floor, turned about the upright by radians."""
    thing.location, thing.rotation_euler[2] = (x, y, 0), turn
    return thing


def cable(x, y, turn=0.0, scale=.8):
    wound = coil(turns=22, wire=.05, radius=1.25, first=FIRST, last=LAST, plugs=(weatherproof, weatherproof))
    wound.scale = (scale,) * 3
    return place(wound, x, y, turn)


def standard():
    stage((0, .5, 2))
    place(standing(STANDARD), -1.5, 1.2, -.16)
    place(router(), 2.15, .2, -.10)
    cable(1.0, -2.6, 2.6)
    product_camera((.25, 0, 2.05), 22.3, azimuth=10, elevation=13, fstop=2.4, focus=(.5, -.6, 1.5))


def mini():
    stage((0, 0, 1), .6)
    place(standing(MINI), -.55, .6, -.2)
    place(plug_supply(), 1.65, -.15, -.5)
    thin = coil(turns=14, wire=.034, radius=.82, first=((1.2, -.6, .034), (.9, -1.25, .034), (.1, -1.4, .034)),
                last=((1.5, .5, .034), (1.9, .9, .034)), plugs=(usb_c, barrel))
    thin.scale = (.75,) * 3
    place(thin, .75, -1.75, 2.4)
    product_camera((.3, -.15, 1.0), 12.8, azimuth=12, elevation=15, fstop=1.5, focus=(.3, -.5, .8))


def large():
    stage((0, .5, 2))
    place(on_wedge(), -1.4, 1.6, -.25)
    place(router(), 3.05, .6, -.15)
    place(brick_supply(), 2.7, -1.5, -.35)
    lead([(3.76, -1.89, .24), (4.0, -1.97, .20), (4.35, -2.2, .06), (4.5, -2.7, .05), (4.1, -3.15, .05), (3.3, -3.2, .05),
          (2.5, -2.9, .05), (2.1, -2.75, .08)], .05, plugs=(None, weatherproof))
    cable(.5, -3.5, 2.7, .72)
    product_camera((.5, 0, 1.75), 25, azimuth=12, elevation=16, fstop=2.6, focus=(.5, -1, 1.5))


def business():
    stage((0, .5, 2))
    place(standing(STANDARD), -2.3, 1.5, -.16)
    place(router(), 1.2, .8, -.08)
    place(mesh_node(), 3.5, .5, -.16)
    cable(-.8, -2.4, 2.6, .72)
    place(surge_protector(), 1.75, -1.6, -.3)
    place(surge_protector(), 3.55, -2.0, .3)
    product_camera((.35, 0, 1.95), 24.5, azimuth=10, elevation=14, fstop=2.6, focus=(.5, -.6, 1.5))


def older():
    stage((0, .5, 2))
    place(older_dish(), -1.1, .8, -.2)
    place(older_router(), 2.75, -.2, -.15)
    cable(1.0, -3.0, 2.6, .7)
    product_camera((.35, 0, 2.1), 23.2, azimuth=10, elevation=12, fstop=2.4, focus=(.5, -.4, 2))


PICTURES = {'standard-kit-contents': standard, 'mini-kit-contents': mini, 'large-kit-contents': large,
            'business-kit-contents': business, 'older-kit-contents': older}
