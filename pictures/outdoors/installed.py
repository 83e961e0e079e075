"""Dishes where they are installed: on roofs, poles and walls. 1 unit = 1 m; products come in units of 10 cm."""
import math

from mathutils import Matrix, Vector

from outdoors.surfaces import DEPTH, PITCH
from parts.dish import STANDARD
from parts.mounts import ground_pole, mast_cable, mounted_dish, put_on, roof_mount, top_of, wall_arm
from studio.materials import cable_white
from studio.shapes import group, through, tube


def tied_end(mount, points, turn):
    """Where a cable ends that runs through `points` of `mast_cable`: in metres, in the mount's coordinates."""
    return (top_of(mount) + Matrix.Rotation(math.radians(turn), 3, 'Z') @ Vector(points[-1])) * .1


def on_roof(shape, x, up, side='front', turn=0.0, tilt=40, size=STANDARD, height=5.5, crest=DEPTH, cable=True, beyond=()):
    """
    A dish on the pivot mount on a slope of a roof (GableRoof or HipRoof): x from the slope's middle, up from the eave,
    turned about its mast by degrees, the mast `height` units of 10 cm high; `crest`: how high the roof's waves are. Its
    cable runs down the slope to the eave and in below it, or over `beyond`, points further down (on a veranda's roof).
    Returns the carrier; it is in the roof's coordinates.
    """
    across = shape.width / 2 + getattr(shape, 'verge', shape.eave)
    if crest == DEPTH:
        x = (round((x + across) / PITCH - .5) + .5) * PITCH - across
    point, normal, upslope = shape.at(x, up, side)
    mount = roof_mount(shape.pitch, height)
    tied = mast_cable(height * .75, size)
    put_on(mount, mounted_dish(size, tilt, tied if cable else None), turn)
    about = math.atan2(-upslope.x, upslope.y)
    carrier = group([mount], point + normal * crest, (0, 0, about), .1)
    if not cable:
        return carrier
    start = Matrix.Rotation(about, 3, 'Z') @ tied_end(mount, tied, turn) + point + normal * crest
    right = upslope.cross(normal)

    def lying(along, sideways):
        return point - upslope * along + right * sideways + normal * (crest + .006)
    path = [start + Vector((0, 0, .04)), start, start.lerp(lying(.26, .05), .5) - Vector((0, 0, .02))]
    # It was rolled up: it lies in slow bends, nowhere straight.
    path += [lying(along, .08 + .035 * math.sin(2.1 * along + x) + .012 * math.sin(5.3 * along))
             for along in (.30, *(.75 + .55 * k for k in range(12))) if along < up - .3]
    path.append(lying(up - .05, .085))
    edge = Vector(beyond[-1]) + Vector((0, -.06, -.02)) if beyond else path[-1] - upslope * .12
    path += [*beyond, edge - Vector((0, 0, .05)), edge + upslope * .25 - Vector((0, 0, .26)),
             edge + upslope * (shape.eave + .1) - Vector((0, 0, .40))]
    return group([carrier, tube('cable', through(path, 8), .005, cable_white(), smooth=False, sides=4)])


def on_pole(length=3.0, turn=0.0, tilt=40, size=STANDARD, joint=True, run=()):
    """
    A dish on a ground pole of `length` metres, its cable tied along the pole and then through the points `run` (x, y, z)
    of the ground, all from the pole's foot. Stands on z = 0.
    """
    pole = ground_pole(length * 10, joint)
    tied = mast_cable(length * 10 - 1.2, size)
    put_on(pole, mounted_dish(size, tilt, tied), turn)
    carrier = group([pole], scale=.1)
    if not run:
        return carrier
    start = tied_end(pole, tied, turn)
    path = [start + Vector((0, 0, .04)), start, start.lerp(Vector(run[0]), .5) + Vector((0, 0, -.02)), *run]
    return group([carrier, tube('cable', through(path, 8), .005, cable_white(), smooth=False, sides=4)])
