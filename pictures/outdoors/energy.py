"""Power on the plain: pylons and their lines, a transformer behind a fence, rows of solar panels. 1 unit = 1 m."""
import math

from mathutils import Matrix, Vector

from outdoors import surfaces
from outdoors.buildings import spread, sticks, turned_prism
from studio.materials import galvanised, material, principled
from studio.nodes import srgb
from studio.shapes import box, boxes, collect, cylinder, from_data, group, instance, link, revolved, tube

# ---------------------------------------------------------------- lines

#: A pylon's half width at heights, and its arms: height, reach from the middle.
BODY = ((0, 3.3), (6, 2.55), (11.5, 1.9), (16, 1.4), (20, 1.0), (23.5, .78), (27.5, .70), (31.5, .60), (34.5, .10))
ARMS = ((23.5, 5.0), (27.5, 5.6), (31.5, 4.6))
#: Length of the strings of insulators below the arms.
STRING = 2.1


def pylon():
    """A lattice pylon, 34.5 m high, its arms along X; six strings of insulators hang from them. One mesh for the steel."""
    zinc = galvanised(.6)
    steel = sticks('pylon', [*_lattice(), *_arms()], zinc)
    discs = [(.03, 0)] + [(r, -(.18 + .15 * k + dz)) for k in range(12) for r,
                          dz in ((.03, 0), (.13, .03), (.13, .06), (.03, .09))] + [(.03, -STRING)]
    string = turned_prism(discs[::-1], 10)
    places = [Matrix.Translation((side * reach, 0, z - .15)) for z, reach in ARMS for side in (-1, 1)]
    glass = spread('strings', string, places, material('insulator', '#5b6a6a', .25), smooth=False)
    feet = boxes('footings', [((.9, .9, .6), (x * BODY[0][1], y * BODY[0][1], .1)) for x in (-1, 1) for y in (-1, 1)],
                 surfaces.concrete())
    return group([steel, glass, feet])


def _lattice():
    """Legs, rings and diagonals on the four faces."""
    bars, turned = [], ((-1, -1), (1, -1), (1, 1), (-1, 1))
    for (z0, w0), (z1, w1) in zip(BODY, BODY[1:]):
        thick = .20 if z0 < 16 else .14
        for k, (sx, sy) in enumerate(turned):
            tx, ty = turned[(k + 1) % 4]
            bars.append(((sx * w0, sy * w0, z0), (sx * w1, sy * w1, z1), thick))
            bars.append(((sx * w1, sy * w1, z1), (tx * w1, ty * w1, z1), thick * .55))
            middle = ((sx + tx) / 2 * (w0 + w1) / 2, (sy + ty) / 2 * (w0 + w1) / 2, (z0 + z1) / 2)
            for a, b in (((sx * w0, sy * w0, z0), (tx * w1, ty * w1, z1)), ((tx * w0, ty * w0, z0), (sx * w1, sy * w1, z1))):
                bars.append((a, b, thick * .5))
            if z0 < 16:
                bars.append((((sx * (w0 + w1) / 2), sy * (w0 + w1) / 2, (z0 + z1) / 2), middle, thick * .4))
                bars.append((middle, (tx * (w0 + w1) / 2, ty * (w0 + w1) / 2, (z0 + z1) / 2), thick * .4))
    return bars


def _arms():
    bars = []
    for z, reach in ARMS:
        half = next(w for low, w in BODY if low == z)
        for side in (-1, 1):
            tip, chords = (side * reach, 0, z), []
            for y in (-1, 1):
                low, high = (side * half, y * half, z), (side * half * .9, y * half * .9, z + 1.35)
                bars += [(low, tip, .11), (high, tip, .10)]
                chords.append((low, high))
            for k in range(1, 4):
                t = k / 4
                points = [[Vector(c).lerp(Vector(tip), t) for c in chord] for chord in chords]
                bars += [(points[0][0], points[1][0], .06), (points[0][0], points[0][1], .06), (points[1][0], points[1][1], .06)]
                back = [Vector(chord[1]).lerp(Vector(tip), t - .25) for chord in chords]
                bars += [(points[0][0], back[0], .05), (points[1][0], back[1], .05)]
    return bars


def line_of_pylons(places, turn, thick=.022, sag=7.0):
    """
    Pylons at (x, y, z), arms turned by `turn` degrees, with conductors between each two and an earth wire on top; wires
    are drawn thicker where they are far, so that they are seen.
    """
    first = pylon()
    parts = list(first.children)
    wire = material('conductor', '#4a4d50', .45, metal=.7)
    turned = Matrix.Rotation(math.radians(turn), 3, 'Z')
    made = []
    for k, at in enumerate(places):
        carrier = first if k == 0 else group([instance(part) for part in parts])
        carrier.location, carrier.rotation_euler.z = at, math.radians(turn)
        made.append(carrier)
    hooks = [(side * reach, 0, z - .15 - STRING) for z, reach in ARMS for side in (-1, 1)] + [(0, 0, BODY[-1][0])]
    for a, b in zip(places, places[1:]):
        for hook in hooks:
            start, end = Vector(a) + turned @ Vector(hook), Vector(b) + turned @ Vector(hook)
            path = [start.lerp(end, i / 28) - Vector((0, 0, sag * (1 - (i / 14 - 1) ** 2))) for i in range(29)]
            tube('conductor', path, thick, wire, smooth=False, sides=2)
    return made


def transformer():
    """An oil transformer on its plinth: tank with radiators, bushings, the conservator above."""
    return group(collect(_transformer))


def _transformer():
    grey, brown = surfaces.painted_steel('#8d958f', .5), material('bushing', '#4a2416', .22)
    box('plinth', (3.4, 2.4, .5), (0, 0, .1), .03, surfaces.concrete(), segments=2)
    box('tank', (2.0, 1.1, 1.7), (0, 0, 1.25), .03, grey, segments=2)
    box('cover', (2.2, 1.3, .08), (0, 0, 2.14), .015, grey, segments=2)
    fins = [((.05, .42, 1.25), (-.85 + .17 * k, side * .78, 1.25)) for k in range(11) for side in (-1, 1)]
    boxes('radiators', fins, grey, .012)
    cylinder('conservator', .26, 1.5, (-.2, .35, 2.75), grey, .04, 28, (0, math.pi / 2, 0))
    sticks('brackets', [((x, .35, 2.15), (x, .35, 2.6), .07) for x in (-.7, .3)], grey)
    for x in (-.6, 0, .6):
        rings = [(.05, 0)] + [(r, .06 + .085 * k + dz) for k in range(8) for r,
                              dz in ((.06, 0), (.125, .025), (.125, .04), (.06, .065))]
        revolved('bushing', [*rings, (.03, .78), (.03, .92), (0, .93)], brown, 20, (x, -.35, 2.18), angle=25)
    box('box', (.5, .25, .7), (1.12, 0, 1.1), .02, grey, segments=2)


def gantry(width=7.0, height=7.5):
    """Two lattice columns with a beam along X; three strings hang from it."""
    zinc, bars = galvanised(.6), []
    for side in (-1, 1):
        x, half = side * width / 2, .28
        corners = [(x + a * half, b * half) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        bars += [((cx, cy, 0), (cx, cy, height), .08) for cx, cy in corners]
        for k in range(int(height / .7)):
            for (ax, ay), (bx, by) in zip(corners, [*corners[1:], corners[0]]):
                bars.append(((ax, ay, .7 * k), (bx, by, .7 * k + .7), .045))
    for y in (-.25, .25):
        for z in (height - .55, height):
            bars.append(((-width / 2, y, z), (width / 2, y, z), .08))
        for k in range(int(width / .6)):
            x = -width / 2 + .6 * k
            bars.append(((x, y, height - .55 * (k % 2)), (x + .6, y, height - .55 * ((k + 1) % 2)), .045))
    steel = sticks('gantry', bars, zinc)
    discs = [(.02, 0)] + [(r, -(.1 + .12 * k + dz)) for k in range(8) for r, dz in ((.02, 0), (.11, .02), (.11, .05), (.02, .08))]
    strings = spread('strings', turned_prism(discs[::-1], 10), [Matrix.Translation((x, 0, height - .6)) for x in (-2.2, 0, 2.2)],
                     material('insulator', '#5b6a6a', .25))
    return group([steel, strings])


# ---------------------------------------------------------------- solar rows

#: A panel's width and height in a row with the gap beside it, its frame's width.
PANEL, SLOT, FRAME = (1.05, 1.90), (1.07, 1.92), .032


def _cells():
    """Glass over 6 x 10 dark cells a panel, the object's X and Y being the panels' plane."""
    made = material('cells', '#0b1526', .3, coat=1.0, coat_rough=.05)
    shader, n = principled(made)
    at = n('ShaderNodeSeparateXYZ', Vector=n('ShaderNodeTexCoord').outputs['Object']).outputs
    edges = []
    for axis, slot, inner, count in ((0, SLOT[0], PANEL[0] - 2 * FRAME - .02, 6), (1, SLOT[1], PANEL[1] - 2 * FRAME - .02, 10)):
        local = n.math('SUBTRACT', n.math('MULTIPLY', n.math('FRACT', n.math('DIVIDE', at[axis], slot)), slot),
                       (slot - inner) / 2)
        cell = n.math('FRACT', n.math('DIVIDE', local, inner / count))
        edges.append(n.math('LESS_THAN', n.math('SUBTRACT', .5, n.math('ABSOLUTE', n.math('SUBTRACT', cell, .5))), .018))
    own = n.mix(n.noise(.7, 2), srgb('#0a1322'), srgb('#12213c'))
    grid = n.math('MAXIMUM', *edges)
    color = n.mix(n.math('MULTIPLY', grid, .55), own, srgb('#8f9aa8'))
    dust = n.noise(.5, 6, .65, stretch=(1, .5, 1))
    n.link(n.mix(n.ramp(dust, [(.4, .02), (.75, .16)]), color, srgb('#a5825f')), shader.inputs['Base Color'])
    return made


def solar_row(panels=20, tilt=16.0, low=.75):
    """
    A row of two panels one above the other, along X from the origin, facing -Y, on driven posts; its lower edge is `low`
    above the ground. Returns an empty.
    """
    return group(collect(lambda: _solar_row(panels, math.radians(tilt), low)))


def _solar_row(panels, tilt, low):
    zinc, alu = galvanised(2.0), material('frame', '#b9bdc0', .35, metal=1.0)
    width, deep = panels * SLOT[0], 2 * SLOT[1]
    plane = Matrix.Translation((0, 0, low)) @ Matrix.Rotation(tilt, 4, 'X')
    quads, faces, frames = [], [], []
    for i in range(panels):
        for j in range(2):
            x, y = i * SLOT[0] + (SLOT[0] - PANEL[0]) / 2, j * SLOT[1] + (SLOT[1] - PANEL[1]) / 2
            k = len(quads)
            quads += [(x + FRAME, y + FRAME, 0), (x + PANEL[0] - FRAME, y + FRAME, 0),
                      (x + PANEL[0] - FRAME, y + PANEL[1] - FRAME, 0), (x + FRAME, y + PANEL[1] - FRAME, 0)]
            faces.append((k, k + 1, k + 2, k + 3))
            cx, cy = x + PANEL[0] / 2, y + PANEL[1] / 2
            frames += [((PANEL[0], FRAME, .04), (cx, y + FRAME / 2, -.016)),
                       ((PANEL[0], FRAME, .04), (cx, y + PANEL[1] - FRAME / 2, -.016)),
                       ((FRAME, PANEL[1] - 2 * FRAME, .04), (x + FRAME / 2, cy, -.016)),
                       ((FRAME, PANEL[1] - 2 * FRAME, .04), (x + PANEL[0] - FRAME / 2, cy, -.016))]
    back = from_data('panel backs', [(x, y, -.03) for x, y, _ in quads], [f[::-1] for f in faces],
                     material('back', '#cfd3d6', .6), smooth=False)
    made = [from_data('panels', quads, faces, _cells(), smooth=False), boxes('frames', frames, alu), back]
    rails = sticks('rails', [((-.05, deep * t, -.08), (width + .05, deep * t, -.08), .05, .08) for t in (.12, .38, .62, .88)],
                   zinc)
    for obj in (*made, rails):
        obj.matrix_world = plane
    bars, count = [], max(2, round(width / 3.2))
    for k in range(count):
        x = .4 + (width - .8) * k / (count - 1)
        feet = []
        for t in (.22, .78):
            top = plane @ Vector((x, deep * t, -.17))
            feet.append(top)
            bars.append(((x, top.y, -.4), tuple(top), .09, .12))
        bars.append((tuple(plane @ Vector((x, deep * .06, -.15))), tuple(plane @ Vector((x, deep * .94, -.15))), .06, .10))
        bars.append(((x, feet[0].y, feet[0].z * .4), tuple(feet[1] - Vector((0, 0, .25))), .045))
    sticks('posts', bars, zinc)
