"""Mesh routers and the small node, alone and together."""
import math

from parts.cable import lead
from parts.router import mesh_node, router
from studio.render import begin, product_settings
from studio.stage import product_camera, product_light


def _put(thing, x, y, turn):
    thing.location, thing.rotation_euler = (x, y, 0), (0, 0, math.radians(turn))


def _begin():
    begin()
    product_settings()


def pair():
    _begin()
    _put(router(), -1.25, 0, 0)
    _put(router(), 1.25, .25, -4)
    product_light(target=(0, 0, 1.1), scale=.7)
    product_camera((.02, 0, 1.16), 12.8, azimuth=-16, elevation=9, fstop=1.8, focus=(-1, -.5, 1.2))


def pair_apart():
    _begin()
    _put(router(), -1.05, -.6, 2)
    _put(router(), 1.75, 2.6, -12)
    product_light(target=(0, .6, 1.1), scale=.75)
    product_camera((.12, .6, 1.12), 13.0, azimuth=-14, elevation=9, fstop=.9, focus=(-.8, -1.1, 1.2))


def node():
    _begin()
    _put(mesh_node(), 0, 0, 0)
    product_light(target=(0, 0, .7), scale=.4)
    product_camera((0, 0, .7), 5.9, azimuth=-26, elevation=15, fstop=1.6, focus=(0, -.5, .7))


def node_back():
    _begin()
    _put(mesh_node(), 0, 0, 180)
    product_light(target=(0, 0, .7), scale=.4)
    product_camera((0, 0, .7), 5.9, azimuth=18, elevation=17, fstop=1.6, focus=(0, -.5, .5))


def with_router():
    _begin()
    _put(router(), -.75, .2, 6)
    _put(mesh_node(), 1.35, -.55, -14)
    lead([(-.55, .6, .4), (-.5, 1.0, .34), (-.2, 1.45, .08), (.4, 1.5, .03), (.95, 1.0, .03), (1.3, .55, .1), (1.42, .2, .24),
          (1.42, -.1, .25)], .03)
    product_light(target=(0, 0, 1.1), scale=.65)
    product_camera((.1, 0, 1.1), 10.8, azimuth=-12, elevation=10, fstop=1.4, focus=(-.4, -.5, 1.0))


PICTURES = {'mesh-pair': pair, 'mesh-pair-apart': pair_apart, 'mesh-node': node, 'mesh-node-back': node_back,
            'router-and-node': with_router}
