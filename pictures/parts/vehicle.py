"""A boxy four-wheel drive of no make, for places: 1 unit = 1 m. Its front is towards +Y, it stands on z = 0 around the origin."""
import math
import random

from mathutils import Vector

from parts.mounts import hexagon
from studio.materials import material, mottled, principled, steel
from studio.nodes import srgb
from studio.shapes import (again, box, collect, cut, cylinder, extruded, fillet, frame, from_data, group, loft, quarter, revolved,
                           rounded_rectangle, slab, tube)

#: Where things are: heights of sill, belt line and roof; half widths of body and roof; the axles.
SILL, BELT, GUTTER, ROOF = .56, 1.16, 1.80, 1.885
BODY, BELTED, TOP = .86, .815, .745
FRONT, REAR, SCREEN = 2.22, -2.20, .80
AXLES, WHEEL = (1.42, -1.34), .405


def dusty(name, color, rough=.32, coat=.6, dust='#a98a62', rise=1.15, share=.75):
    """Vehicle paint with the road's dust: much below, a film above; the vehicle stands at the world's z = 0."""
    made = material(name, color, rough, coat=coat, coat_rough=.12)
    shader, n = principled(made)
    position = n('ShaderNodeNewGeometry').outputs['Position']
    up = n('ShaderNodeSeparateXYZ', Vector=position).outputs[2]
    facing = n('ShaderNodeSeparateXYZ', Vector=n('ShaderNodeNewGeometry').outputs['Normal']).outputs[2]
    patches = n('ShaderNodeTexNoise', Vector=position, Scale=2.2, Detail=7.0, Roughness=.68).outputs['Fac']
    low = n.math('SUBTRACT', 1.0, n.math('DIVIDE', up, rise), clamp=True)
    film = n.math('MULTIPLY', n.math('MAXIMUM', facing, 0.0), n.ramp(patches, [(.35, .06), (.75, .42)]))
    splashed = n.math('MULTIPLY', n.math('MULTIPLY', low, share * 1.6), n.ramp(patches, [(.25, .4), (.7, 1)]))
    both = n.math('ADD', splashed, film, clamp=True)
    n.link(n.mix(both, srgb(color), srgb(dust)), shader.inputs['Base Color'])
    n.link(n.math('MULTIPLY_ADD', both, .5, rough), shader.inputs['Roughness'])
    n.link(n.math('MULTIPLY', n.math('SUBTRACT', 1.0, both, clamp=True), coat), shader.inputs['Clearcoat'])
    return made


def vehicle(color='#46543f', rack=True):
    """The whole vehicle; what stands on its roof stands at `roof_height(x, y)`."""
    return group(collect(lambda: _vehicle(color, rack)))


def roof_height(x, y):
    """The roof's crown, between its ribs."""
    return ROOF + .035 * (1 - (x / TOP) ** 2) - .02 * ((y + .86) / 1.3) ** 2


def _vehicle(color, rack):
    paint, black = dusty('paint', color), dusty('trim', '#17181a', .6, 0)
    _tub(paint, black)
    _cabin(paint, black)
    _roof(paint)
    _face(paint, black)
    _seams(material('seam', '#0b0c0b', .8))
    _wheels(black)
    _fittings(black)
    if rack:
        _rack(black)


def _tub(paint, black):
    """The body up to the belt line, with its arches."""
    middle, long = (FRONT + REAR) / 2, FRONT - REAR
    profile = [(.05, SILL), (.012, SILL + .10), (0, SILL + .22), (0, BELT - .10), (.012, BELT - .035), (.035, BELT - .008),
               (.06, BELT)]

    def lowered(y, z):
        """The bonnet falls a little towards the front."""
        return z - max(0, y - SCREEN) * .035 * (z - SILL) / (BELT - SILL)
    rings = [[(x, y + middle, lowered(y + middle, z)) for x, y in rounded_rectangle(2 * (BODY - inset), long - 2 * inset, .13, 6)]
             for inset, z in profile]
    tub = loft('body', rings, paint, angle=40)
    for axle in AXLES:
        for side in (-1, 1):
            hole = cylinder('arch', .50, .5, (side * BODY, axle, .44), None, 0, 40, (0, math.pi / 2, 0))
            cut(tub, hole)
            outline = [*quarter((0, 0), .555, 12, 168, 22), *quarter((0, 0), .485, 168, 12, 22)]
            flare = extruded('flare', outline, .07, black, .02, 2)
            frame(flare, (side * (BODY - .005), axle, .44), (0, side, 0), (0, 0, 1))
    box('chassis', (1.15, 4.0, .22), (0, 0, .50), .02, black)
    for side in (-1, 1):
        box('step', (.17, 1.75, .045), (side * (BODY + .02), .05, .44), .015, black)
    bonnet = slab('bonnet', 1.18, FRONT - SCREEN - .16, .035, .12, .022, paint, 4)
    bonnet.location, bonnet.rotation_euler.x = (0, (FRONT + SCREEN) / 2 + .01, BELT - .032), -.036
    for side in (-1, 1):
        vent = slab('vent', .16, .34, .012, .03, .004, black, 2)
        vent.location, vent.rotation_euler.x = (side * .34, SCREEN + .38, BELT - .012), -.036


def _cabin(paint, black):
    """Pillars and panels between belt line and gutter; the panes lie on them in rubber, as on old off-roaders."""
    ends = ((BELT - .01, BELTED, REAR + .03, SCREEN), (1.45, (BELTED + TOP) / 2 + .006, REAR + .05, SCREEN - .16),
            (GUTTER + .01, TOP, REAR + .10, SCREEN - .36))
    rings = [[(x, y + (low + high) / 2, z) for x, y in rounded_rectangle(2 * half, high - low, .09, 6)]
             for z, half, low, high in ends]
    cabin = loft('cabin', rings, paint, angle=40)
    low, high = REAR + .12, SCREEN - .12
    cut(cabin, box('inside', (2 * TOP - .08, high - low - .16, GUTTER - BELT - .06),
                   (0, (low + high) / 2 - .08, (BELT + GUTTER) / 2 - .02), 0))
    _inside(black)
    glass = _glass()
    seal = material('seal', '#0d0d0e', .7)

    def pane(origin, x, y, corners, radius=.05):
        hole = extruded('hole', _rounded(_shrunk(corners, .035), radius), .42)
        cut(cabin, frame(hole, Vector(origin) - Vector(x).cross(Vector(y)).normalized() * .36, x, y))
        rubber = [(*at, .006) for at in _rounded(_shrunk(corners, .018), radius)]
        frame(tube('seal', rubber, .017, seal, smooth=False, closed=True, sides=3), origin, x, y)
        frame(extruded('pane', _rounded(_shrunk(corners, .022), radius), .006, glass), origin, x, y)
    lean = Vector((TOP - BELTED, 0, GUTTER - BELT)).normalized()
    for side in (-1, 1):
        up, along = Vector((lean.x * side, 0, lean.z)), Vector((0, side, 0))
        origin = Vector((side * (BELTED + .004), 0, BELT))

        def flip(points):
            return [(y * side, z) for y, z in points][::side]
        pane(origin, along, up, flip([(-.16, .10), (.64, .10), (.40, .57), (-.16, .57)]))
        pane(origin, along, up, flip([(-1.02, .10), (-.26, .10), (-.26, .57), (-1.02, .57)]))
        pane(origin, along, up, flip([(-2.02, .10), (-1.14, .10), (-1.14, .57), (-2.02, .57)]))
    rise = Vector((0, -.36, GUTTER - BELT)).normalized()
    pane((0, SCREEN + .004, BELT), (-1, 0, 0), rise, [(-.72, .06), (.72, .06), (.67, .66), (-.67, .66)], .06)
    for x in (-.36, .30):
        a = Vector((x, SCREEN + .02, BELT + .03))
        arm = [a, a + rise * .05 + Vector((.05, .015, 0)), a + rise * .30 + Vector((.34, .018, 0))]
        tube('wiper', arm, .008, black, smooth=False, sides=3)
    back = Vector((0, .07, GUTTER - BELT)).normalized()
    pane((0, REAR + .028, BELT), (1, 0, 0), back, [(-.55, .12), (.55, .12), (.50, .56), (-.50, .56)], .06)


def _inside(black):
    """What one sees through the panes: a dark floor, two seats and a bench, the steering wheel."""
    seat = mottled('seat', [(.3, '#3a3128'), (.7, '#57493a')], 5, .9)
    box('floor', (1.40, 2.7, .012), (0, -.72, BELT + .012), 0, black)
    box('dashboard', (1.36, .22, .14), (0, SCREEN - .30, BELT + .06), .03, black)
    for x in (-.36, .36):
        box('seat', (.48, .13, .42), (x, -.12, BELT + .17), .05, seat, (-.2, 0, 0))
        box('headrest', (.26, .09, .17), (x, -.19, BELT + .45), .035, seat, (-.2, 0, 0))
    box('bench', (1.24, .14, .36), (0, -1.06, BELT + .16), .05, seat, (-.2, 0, 0))
    wheel = tube('steering', [(.19 * math.cos(.2618 * k), .19 * math.sin(.2618 * k), 0) for k in range(24)], .013, black,
                 smooth=False, closed=True, sides=3)
    wheel.location, wheel.rotation_euler.x = (.36, SCREEN - .42, BELT + .16), 1.05


def _glass():
    """A tinted pane: mirrors at a flat angle, lets one through otherwise; the road's dust lies on it."""
    made = material('glass', '#a58c68', .9)
    shader, n = principled(made)
    through = n('ShaderNodeBsdfTransparent', Color=(.52, .60, .56, 1))
    wave = n('ShaderNodeBump', Strength=.04, Distance=.05, Height=n.noise(1.4, 2, .5)).outputs[0]
    mirror = n('ShaderNodeBsdfGlossy', Color=(1, 1, 1, 1), Roughness=.02, Normal=wave)
    clear, dirty = n('ShaderNodeMixShader'), n('ShaderNodeMixShader')
    # Two faces mirror, so a pane mirrors about twice what one does.
    n.link(n.math('MULTIPLY', n('ShaderNodeFresnel', IOR=1.5, Normal=wave).outputs[0], 1.8, clamp=True), clear.inputs[0])
    n.link(through.outputs[0], clear.inputs[1])
    n.link(mirror.outputs[0], clear.inputs[2])
    dust = n.ramp(n('ShaderNodeTexNoise', Vector=n('ShaderNodeNewGeometry').outputs['Position'], Scale=2.4, Detail=8.0,
                    Roughness=.7).outputs['Fac'], [(.40, .01), (.80, .13)])
    n.link(dust, dirty.inputs[0])
    n.link(clear.outputs[0], dirty.inputs[1])
    n.link(shader.outputs[0], dirty.inputs[2])
    n.link(dirty.outputs[0], made.node_tree.nodes['Material Output'].inputs[0])
    return made


def _rounded(points, radius):
    """A closed outline with rounded corners."""
    found = []
    for a, b, c in zip([points[-1], *points], points, [*points[1:], points[0]]):
        found += fillet([(*a, 0), (*b, 0), (*c, 0)], radius, 5)[1:-1]
    return [(p.x, p.y) for p in found]


def _shrunk(points, by):
    """A convex outline, drawn in."""
    middle_x, middle_y = (sum(values) / len(points) for values in zip(*points))
    return [(x - math.copysign(by, x - middle_x), y - math.copysign(by, y - middle_y)) for x, y in points]


def _roof(paint):
    """Steel with pressed ribs, rolled down into the gutter."""
    low, high = REAR + .08, SCREEN - .34
    middle, half_y, half_x = (low + high) / 2, (high - low) / 2, TOP + .01

    def height(x, y):
        edge = min((half_x - abs(x)) / .13, (half_y - abs(y)) / .15, 1)
        rolled = math.sqrt(max(0, 1 - (1 - edge) ** 2))
        across = max(0, min(1, .5 + (.045 - abs((x + .14) % .28 - .14)) / .035))
        rib = across * max(0, min(1, (half_y - .26 - abs(y)) / .08)) * (abs(x) < .6)
        return GUTTER + (roof_height(x, y + middle) - GUTTER) * rolled - .012 * rib * rib * (3 - 2 * rib)
    nx, ny = 150, 120
    xs = [-half_x + 2 * half_x * i / nx for i in range(nx + 1)]
    ys = [-half_y + 2 * half_y * (.5 - .5 * math.cos(math.pi * j / ny)) for j in range(ny + 1)]
    vertices = [(x, y + middle, height(x, y)) for y in ys for x in xs]
    row = nx + 1
    faces = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for j in range(ny) for i in range(nx)]
    from_data('roof', vertices, faces, paint, angle=180)
    rail = [(x, y + middle, GUTTER + .004) for x, y in rounded_rectangle(2 * half_x + .03, 2 * half_y + .03, .07, 6)]
    tube('gutter', rail, .016, paint, smooth=False, closed=True, sides=3)


def _face(paint, black):
    """Grille, lamps, bumpers."""
    top = BELT - .05
    grille = slab('grille', 1.06, .30, .02, .05, .01, black, 3)
    frame(grille, (0, FRONT - .006, top - .21), (-1, 0, 0), (0, 0, 1))
    for k in range(6):
        box('slat', (.60, .03, .016), (0, FRONT + .016, top - .10 - .043 * k), .006, paint)
    glass, chrome = material('lamp glass', '#dfe6ea', .08, spec=.7, coat=1), steel()
    amber = material('amber', '#c8741c', .15, coat=1)
    for side in (-1, 1):
        ring = revolved('lamp', [(.115, 0), (.118, .02), (.098, .034), (.094, .02)], chrome, 40)
        lens = revolved('lens', [(.096, .018), (.07, .034), (.035, .042), (0, .044)], glass, 40)
        for part in (ring, lens):
            frame(part, (side * .41, FRONT + .012, top - .21), (-1, 0, 0), (0, 0, 1))
        frame(slab('indicator', .11, .09, .02, .02, .008, amber, 2), (side * .68, FRONT - .014, top - .19), (-1, 0, 0), (0, 0, 1))
        for z, mat in ((.86, material('rear lamp', '#7d1512', .15, coat=1)), (.72, amber)):
            frame(slab('lamp', .10, .12, .02, .02, .008, mat, 2), (side * .72, REAR - .006, z), (1, 0, 0), (0, 0, 1))
    box('bumper', (1.74, .16, .17), (0, FRONT + .12, .60), .025, black)
    box('bumper', (1.62, .12, .14), (0, REAR - .08, .58), .025, black)
    bar = [(-.55, FRONT + .17, .66), (-.55, FRONT + .15, 1.02), (.55, FRONT + .15, 1.02), (.55, FRONT + .17, .66)]
    tube('bull bar', fillet(bar, .12), .027, black, smooth=False)
    for side in (-1, 1):
        box('hook', (.05, .12, .07), (side * .5, FRONT + .22, .60), .012, chrome)


def _seams(mat):
    """Gaps between doors and panels, hinges and handles."""
    x = BODY + .0005
    for side in (-1, 1):
        for y, low, high in ((.74, SILL + .02, BELT - .07), (-.21, SILL + .02, BELT - .07), (-1.08, .98, BELT - .07)):
            box('seam', (.004, .009, high - low), (side * x, y, (low + high) / 2), 0, mat)
        box('seam', (.004, 1.82, .008), (side * x, -.17, BELT - .07), 0, mat)
        for y in (-.08, -.95):
            box('handle', (.025, .13, .028), (side * (x + .015), y, 1.02), .008, mat)
        for y in (.70, -.25):
            for z in (.72, 1.0):
                box('hinge', (.018, .06, .05), (side * (x + .004), y, z), .006, mat)


def _wheels(black):
    """Tyres with blocks on pressed steel rims; a spare at the rear door."""
    tyre = mottled('tyre', [(.35, '#1b1a19'), (.6, '#2b2723'), (.8, '#6a5a45')], 6, .85)
    first = group(collect(lambda: _wheel(tyre)))
    places = [((side * .745, y, WHEEL - .008), side) for y in AXLES for side in (-1, 1)]
    for k, (at, side) in enumerate(places):
        wheel = first if k == 0 else again(first)
        wheel.location, wheel.rotation_euler = at, (.4 * k, math.radians(90 * side), 0)
    spare = again(first)
    spare.location, spare.rotation_euler, spare.scale = (.12, REAR - .16, 1.02), (math.pi / 2, 0, 0), (.95, .95, .95)


def _wheel(tyre):
    """Around the origin, its outer side towards +Z."""
    r, half = WHEEL, .12
    outside = [(.215, half - .02), (.235, half), (r - .09, half + .008), (r - .035, half - .004), (r - .012, half - .03)]
    revolved('tyre', [*[(out, -z) for out, z in outside], *reversed(outside)], tyre, 64)
    vertices, faces = [], []
    for k in range(30):
        for row in (-1, 0, 1):
            a0 = 2 * math.pi * (k + .5 * (row == 0)) / 30
            z, wide = row * .078, .034 if row else .036
            first = len(vertices)
            for radius, grow in ((r - .02, 1), (r, .88)):
                for da, dz in ((-.068, -wide), (.068, -wide), (.068, wide), (-.068, wide)):
                    a = a0 + da * grow * (1.1 if row else .9)
                    vertices.append((radius * math.cos(a), radius * math.sin(a), z + dz * grow))
            faces.append((first + 4, first + 5, first + 6, first + 7))
            faces += [(first + i, first + (i + 1) % 4, first + 4 + (i + 1) % 4, first + 4 + i) for i in range(4)]
    from_data('blocks', vertices, faces, tyre, smooth=False)
    rim = dusty('rim', '#b9b6ab', .45, 0, rise=.5)
    profile = [(.222, -.1), (.222, .1), (.212, .108), (.2, .09), (.196, .03), (.15, .012), (.12, .045), (.075, .055), (.07, .09),
               (0, .095)]
    revolved('rim', profile, rim, 48)
    dark = material('hole', '#0c0c0c', .8)
    for k in range(8):
        a = 2 * math.pi * k / 8
        cylinder('hole', .02, .012, (.172 * math.cos(a), .172 * math.sin(a), .022), dark, 0, 16)
    for k in range(6):
        a = 2 * math.pi * k / 6
        extruded('nut', hexagon(.013), .03, steel(), .003, 1, (.098 * math.cos(a), .098 * math.sin(a), .045))


def _fittings(black):
    """Mirrors, snorkel, aerial."""
    for side in (-1, 1):
        arm = [(BODY - .02, SCREEN - .06, BELT + .02), (BODY + .13, SCREEN - .02, BELT + .06),
               (BODY + .15, SCREEN - .02, BELT + .14)]
        tube('mirror arm', [(side * x, y, z) for x, y, z in arm], .012, black, smooth=False, sides=4)
        box('mirror', (.15, .06, .22), (side * (BODY + .17), SCREEN - .03, BELT + .22), .025, black)
    pipe = [(BODY + .03, SCREEN + .62, BELT - .16), (BODY + .05, SCREEN + .30, BELT - .10),
            (BODY - .01, SCREEN + .06, BELT + .05), (TOP + .05, SCREEN - .27, GUTTER - .02),
            (TOP + .05, SCREEN - .30, GUTTER + .12)]
    tube('snorkel', fillet(pipe, .08), .036, black, smooth=False)
    box('snorkel head', (.10, .16, .13), (TOP + .05, SCREEN - .27, GUTTER + .19), .03, black)
    whip = ((SCREEN + .35, BELT - .02), (SCREEN + .34, BELT + .25), (SCREEN + .30, BELT + .58))
    tube('aerial', [(-BODY + .1, y, z) for y, z in whip], .004, black, sides=3)


def _rack(black):
    """Steel tube over the rear half of the roof, on the gutter; a canvas roll, two cans and a crate on it."""
    low, high, z = REAR + .05, -.62, ROOF + .11
    half = TOP + .005
    for level in (z, z + .13):
        ring = [(x, y + (low + high) / 2, level) for x, y in rounded_rectangle(2 * half, high - low, .08, 5)]
        tube('rail', ring, .014, black, smooth=False, closed=True, sides=4)
    for y in (low + .12, (low + high) / 2, high - .12):
        for side in (-1, 1):
            leg = [(side * (half + .015), y, GUTTER), (side * (half + .01), y, z + .13)]
            tube('leg', leg, .013, black, smooth=False, sides=4)
            box('clamp', (.035, .07, .06), (side * (half + .022), y, GUTTER + .01), .006, black)
    for y in (low, high):
        for x in (-.45, 0, .45):
            tube('upright', [(x, y, z), (x, y, z + .13)], .009, black, smooth=False, sides=4)
    for k in range(9):
        y = low + .1 + (high - low - .2) * k / 8
        box('slat', (2 * half - .02, .045, .014), (0, y, z), .003, black)
    _load((low + high) / 2, z + .012)


def _load(y, z):
    canvas = mottled('canvas', [(.3, '#6b6347'), (.6, '#837a58'), (.8, '#948a69')], 7, .95, 8, bump=.5, bump_distance=.02)

    def oval(radius, turn):
        return radius * math.cos(2 * math.pi * turn) * 1.06, radius * math.sin(2 * math.pi * turn) * .94
    points, rings = 44, []
    draw = random.Random(3)
    for k in range(13):
        t = k / 12
        squeeze = 1 - .10 * math.exp(-((t - .25) / .04) ** 2) - .10 * math.exp(-((t - .75) / .04) ** 2)
        r = .125 * squeeze * (.96 if k in (0, 12) else 1 + draw.gauss(0, .015))
        rings.append([(-.58 + 1.16 * t, *oval(r, i / points)) for i in range(points)])
    roll = loft('canvas roll', rings, canvas, angle=50)
    roll.location = (-.05, y - .44, z + .115)
    strap = material('strap', '#2e2a24', .8)
    for x in (-.58 + .29, -.58 + .87):
        ring = tube('strap', [(x - .05, *oval(.117, i / 32)) for i in range(32)], .008, strap, smooth=False, closed=True, sides=2)
        ring.location = (0, y - .44, z + .115)
    can = dusty('can', '#5b6045', .5, 0, rise=.3, share=.3)
    first = group(collect(lambda: _jerrycan(can)))
    for k, x in enumerate((.30, .50)):
        one = first if k == 0 else again(first)
        one.location = (x, y + .08, z)
    crate = mottled('crate', [(.3, '#6e5236'), (.6, '#8a6a48'), (.8, '#9d7d58')], 3, .85, 7, (1, 8, 8), .3, .01)
    for k in range(3):
        box('plank', (.62, .018, .075), (-.30, y - .17, z + .045 + .085 * k), .004, crate)
        box('plank', (.62, .018, .075), (-.30, y + .23, z + .045 + .085 * k), .004, crate)
    for x in (-.60, 0.0):
        box('end', (.02, .38, .25), (x, y + .03, z + .13), .004, crate)
    box('cover', (.60, .38, .05), (-.30, y + .03, z + .235), .025, canvas)


def _jerrycan(mat):
    body = slab('can', .34, .44, .16, .05, .022, mat, 3)
    frame(body, (-.08, 0, .22), (0, 1, 0), (0, 0, 1))
    for dx in (-.05, 0, .05):
        bow = fillet([(dx, -.09, .43), (dx, -.07, .485), (dx, .06, .485), (dx, .08, .43)], .02)
        tube('can handle', bow, .010, mat, smooth=False, sides=4)
    cylinder('spout', .03, .06, (0, .13, .46), mat, .008, 20, (-.4, 0, 0))
    for side in (-1, 1):
        panel = slab('emboss', .20, .26, .006, .03, .004, mat, 2)
        frame(panel, (side * .079, 0, .20), (0, side, 0), (0, 0, 1))
