"""The earlier generation: a wide dish on a mast with four legs, and its tall router. Units of 10 cm."""
import math

from mathutils import Matrix, Vector

from parts.dish import mark, ribs, run_cable
from studio.materials import (dark_plastic, face_plastic, grey_plastic, lamp, material, pale_plastic, rubber,
                              white_plastic)
from studio.shapes import box, collect, cylinder, group, inset_rings, loft, quarter, revolved, rounded_rectangle, slab

WIDTH, HEIGHT, DEPTH = 5.13, 3.03, .34
#: Height of the joint above the ground, and degrees between the dish's front and the ground.
JOINT, LEAN = 3.3, 52


def older_dish(cable=None):
    """
    On the ground at z = 0, facing -Y: an empty that carries it. `cable`: points of the ground that its cable runs
    through.
    """
    return group(collect(lambda: _older_dish(cable)))


def _older_dish(cable):
    white, pale, dark = white_plastic(), pale_plastic(), rubber()
    head = group(collect(lambda: _head(white, pale)))
    head.matrix_world = Matrix.Translation((0, 0, JOINT)) @ Matrix.Rotation(math.radians(LEAN), 4, 'X')
    foot = .62
    revolved('mast', [(.20, foot), (.20, foot + .02), (.185, foot + .05), (.185, JOINT - .5), (.2, JOINT - .46),
                      (.2, JOINT - .40),
                      (.24, JOINT - .36), (.25, JOINT - .3), (.25, JOINT - .05), (.2, JOINT + .02), (0, JOINT + .02)], white, 48)
    revolved('collar', [(0, foot + .42), (.22, foot + .42), (.27, foot + .36), (.30, foot), (.32, foot - .16), (.26, foot - .2),
                        (0, foot - .2)],
             pale, 48)
    cylinder('release', .06, .05, (0, -.29, foot + .16), grey_plastic(), .015, 24, (math.pi / 2, 0, 0))
    for k in range(4):
        _leg(math.radians(45 + 90 * k), foot, white, dark)
    if cable:
        run_cable((0, .25, foot - .02), (0, .8, -.6), cable, .05)


def _leg(turn, top, mat, sole):
    """A flat beam that leaves the collar, bends and tapers down to a rubber toe."""
    path = [(.12, top - .05), (.45, top - .03), (.8, top - .09), (1.2, top - .22), (1.6, .25), (1.95, .14), (2.12, .095)]
    rings = []
    for k, (r, z) in enumerate(path):
        before, after = path[max(k - 1, 0)], path[min(k + 1, len(path) - 1)]
        along = Vector((after[0] - before[0], 0, after[1] - before[1])).normalized()
        across = Vector((-along.z, 0, along.x))
        t = k / (len(path) - 1)
        outline = rounded_rectangle(.44 - .16 * t, .17 - .05 * t, .05, 4)
        rings.append([Vector((r, 0, z)) + Vector((0, 1, 0)) * x + across * y for x, y in outline])
    leg = loft('leg', rings, mat, angle=50)
    toe = box('toe', (.34, .34, .13), (2.06, 0, .065), .05, sole)
    group([leg, toe], rotation=(0, 0, turn))


def _head(white, pale):
    """The dish itself, its joint at the origin, its front along +Z."""
    z0, r = .62, .26

    def part(name, profile, mat):
        return loft(name, inset_rings(WIDTH, HEIGHT, r, [(inset, z0 + z) for inset, z in profile], 9), mat)
    part('face', [(.07, -.05), *quarter((.09, -.02), .02, 180, 90, 3), (.13, 0)], face_plastic())
    part('shell', [(.10, -.05), (.055, -.05), (.055, -.02), *quarter((.05, -.062), .05, 85, 180, 5), (0, -.15), (.012, -.162),
                   (.05, -.162)], white)
    part('back', [(.05, -.172), (.012, -.172), (0, -.184), (0, -.20), *quarter((.12, -.20), .12, 185, 262, 6), (.45, -.355),
                  (.55, -.362), (.6, -.352), (.66, -.352)], pale)
    loft('motor', [[(x * k, y * k, z0 + z) for x, y in rounded_rectangle(1.9, 1.35, .4, 8)] for k, z in
                   ((1, -.345), (1, -.38), (.985, -.42), (.9, -.60), (.84, -.66), (.76, -.69), (.7, -.695))], white)
    for side in (-1, 1):
        ribs((side * 1.62, 0, z0 - .350), .8, 1.5, pale)
        slab('knuckle', .18, .62, .62, .09, .03, pale, 3, 8, (side * .36, 0, -.36))
        cylinder('pin', .17, .12, (side * .46, 0, 0), white, .03, 32, (0, math.pi / 2, 0))
    mark((WIDTH / 2 - .36, -HEIGHT / 2 + .30, z0))


ROUTER = (1.42, .74, 2.46)


def _router_depth(t):
    """Half its depth at a share of its height: narrowest a little above the middle."""
    return ROUTER[1] / 2 * (1 - .15 * math.sin(math.pi * min(1, t * .95)) ** 2)


def older_router():
    """Tall and flat, slightly waisted, on the floor at z = 0, its front towards -Y: an empty that carries it."""
    return group(collect(_older_router))


def _older_router():
    width, _, height = ROUTER
    low, steps = .15, 24

    def ring(t, z, pull=0.0):
        deep = 2 * _router_depth(t)
        outline = rounded_rectangle(width - .06 * (1 - t) - 2 * pull, deep - 2 * pull, min(.26, deep * .44) - pull * .8, 10)
        return [(x, y, z) for x, y in outline]
    rings = [ring(0, low - .004, .03), ring(0, low, .008)]
    rings += [ring(k / steps, low + .008 + (height - low - .08) * k / steps) for k in range(steps + 1)]
    rings += [ring(1, height - .072 + up, pull) for pull, up in quarter((.07, 0), .07, 180, 90, 6)[1:]]
    rings.append(ring(1, height - .002, .11))
    loft('router', rings, white_plastic(), angle=40)
    loft('plinth', [[(x, y, z) for x, y in rounded_rectangle(width - .22 - d, .58 - d, .23, 10)]
                    for d, z in ((.03, 0), (0, .015), (0, .16))], dark_plastic())
    face = mark((0, -_router_depth(.54) - .006, low + .56 * (height - low)), .9, material('router mark', '#b4b9be', .4))
    face.rotation_euler[0] = math.pi / 2
    light = box('lamp', (.30, .02, .028), (0, -_router_depth(.1) - .002, low + .1 * height), .009, lamp('#eef6ff', 5))
    light.rotation_euler[0] = math.radians(-3)
