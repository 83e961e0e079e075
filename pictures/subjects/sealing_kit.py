"""The sealing kit: butyl tape, roof screws with sealed washers, a tin of sealant."""
import math
import random

from mathutils import Vector

from parts.mounts import hexagon
from studio.materials import material, mottled, rubber, steel
from studio.render import begin, product_settings
from studio.shapes import again, collect, extruded, frame, group, loft, revolved
from studio.stage import product_camera, product_light


def _spiral(inner, outer, tail):
    """A roll's path in (y, z), from its core out to a tail that lies on the ground towards -Y; with its normals."""
    turns = 7.0
    points = []
    for i in range(int(turns * 40) + 1):
        t = i / (turns * 40)
        a, r = 2 * math.pi * (t * turns - .25 - turns), inner + (outer - inner) * t
        # Clockwise seen from +X, ending at the bottom.
        points.append((r * math.cos(-a - math.pi), outer + r * math.sin(a)))
    for i in range(1, 25):
        s = tail * i / 24
        points.append((-s, .035 * max(0, s / tail - .55) ** 1.6 * 3))
    return points


def _ribbon(name, path, width, low, high, mat):
    """A band along a path in YZ, between two distances to its left."""
    rings = []
    for i, (y, z) in enumerate(path):
        before, after = Vector(path[max(0, i - 1)]), Vector(path[min(len(path) - 1, i + 1)])
        side = (after - before).normalized().orthogonal()
        corners = ((-width / 2, low), (width / 2, low), (width / 2, high), (-width / 2, high))
        rings.append([(x, y + side.x * k, z + side.y * k) for x, k in corners])
    return loft(name, rings, mat)


def tape(width=.5, outer=.60, inner=.40, tail=1.05):
    """A roll of butyl on its edge: black band, white release paper, card core."""
    def build():
        path = _spiral(inner, outer, tail)
        butyl = material('butyl', '#2d2e31', .62, spec=.4, bump=.25, bump_scale=14)
        paper = material('release paper', '#e9e6de', .6)
        _ribbon('butyl', path, width, -.0015, -.0215, butyl)
        _ribbon('paper', path, width + .012, -.0225, -.0285, paper)
        card = mottled('card', [(.3, '#a5855c'), (.7, '#bd9c70')], 12, .85)
        h = width / 2 - .005
        ring = [(inner - .075, -h), (inner - .03, -h), (inner - .03, h), (inner - .075, h), (inner - .075, -h)]
        frame(revolved('core', ring, card, 72), (0, 0, outer), (0, 1, 0), (0, 0, 1))
    return group(collect(build))


def screw(length=.65):
    """A roof screw along +Z, its head's seat at z = 0, the tip below."""
    def build():
        zinc = steel()
        revolved('bonded washer', [(.03, -.03), (.145, -.03), (.16, -.018), (.16, -.002), (.15, .0)], rubber(), 40)
        revolved('washer', [(.16, -.002), (.165, .004), (.16, .012), (.10, .022), (.02, .024)], zinc, 40)
        extruded('head', hexagon(.078), .075, zinc, .012, 2, (0, 0, .022))
        profile, pitch = [(.0, -.02), (.034, -.02), (.034, -.12)], .026
        turns = round((length - .12 - .07) / pitch)
        for k in range(turns):
            z = -.12 - k * pitch
            profile += [(.029, z), (.041, z - pitch * .45), (.029, z - pitch * .9)]
        profile += [(.026, -length + .06), (.0, -length)]
        revolved('shank', profile, zinc, 20, angle=20)
    return group(collect(build))


def washer():
    """A loose washer, rubber down, flat on z = 0."""
    def build():
        revolved('rubber', [(.04, .0), (.145, .0), (.16, .012), (.16, .028), (.05, .03)], rubber(), 40)
        revolved('metal', [(.16, .028), (.166, .034), (.16, .044), (.10, .054), (.045, .056), (.04, .03)], steel(), 40)
    return group(collect(build))


def tin(radius=.43, height=.82):
    """A lever-lid tin with a coloured band and no word on it."""
    def build():
        plate = material('tinplate', '#c4c7ca', .28, metal=1.0, rough_var=.08, bump_scale=5)
        r, h = radius, height
        rim = [(r, .035), (r + .02, .03), (r + .022, .012), (r + .01, 0), (.0, 0)]
        revolved('lower rim', rim, plate, 96)
        rolled = [(0, -.04), (.02, -.035), (.024, -.015), (.012, 0), (-.01, -.004), (-.018, -.02), (-.03, -.045), (-.10, -.045),
                  (-.105, -.03), (-.115, -.03), (-.12, -.05)]
        revolved('upper rim', [(r + out, h + z) for out, z in rolled], plate, 96)
        lid = [(-.112, -.034), (-.114, -.012), (-.125, -.004), (-.14, -.008), (-.15, -.05), (-.17, -.058), (-r, -.055)]
        revolved('lid', [(r + out, h + z) for out, z in lid], plate, 96)
        revolved('body', [(r, .03), (r, .13)], plate, 96)
        revolved('body upper', [(r, h - .12), (r, h - .035)], plate, 96)
        white, amber = material('label', '#e7e6e1', .42, coat=.3), material('label band', '#d9922b', .42, coat=.3)
        revolved('label', [(r, .13), (r + .003, .132), (r + .003, h - .122), (r, h - .12)], white, 96)
        revolved('band', [(r + .002, .24), (r + .005, .242), (r + .005, .338), (r + .002, .34)], amber, 96)
    return group(collect(build))


def _lay(carrier, x, y, turn, length=.65):
    """A screw on its washer's edge and its tip, which points to -Y, turned by `turn` degrees."""
    carrier.rotation_euler = (math.asin(.165 / length) - math.pi / 2, 0, math.radians(turn))
    carrier.location = (x, y, .165)


def kit():
    begin(4)
    product_settings()
    product_light(target=(0, 0, .4), scale=.34)
    roll = tape()
    roll.location, roll.rotation_euler.z = (-.72, .35, 0), -.42
    tin().location = (.62, .62, 0)
    first = screw()
    for k, turn in enumerate((-47, -42, -45, -39, -44)):
        _lay(first if k == 0 else again(first), .26 + .28 * k, -.12 - .13 * k, turn)
    ring = washer()
    for k, (x, y, z) in enumerate([(-.62, -.66, 0), (-.36, -.90, 0), (-.60, -.64, .056), (-.63, -.67, .112)]):
        one = ring if k == 0 else again(ring)
        one.location, one.rotation_euler.z = (x, y, z), random.random()
    product_camera((.2, -.05, .42), 7.2, azimuth=6, elevation=19, fstop=1.0, focus=(.2, -.1, .3))


PICTURES = {'sealing-kit': kit}
