"""
Plugs and sockets, units of 10 cm. A plug's cable enters at the origin, the plug points along +Y; its top is +Z. All are
empties that carry their parts.
"""
import math

from mathutils import Vector

from studio.materials import dark_plastic, gold, material, principled
from studio.shapes import (box, boxes, collect, cut, cylinder, extruded, frame, group, loft, revolved, slab, superellipse,
                           tube)

#: The colours of the eight wires, as T568B has them.
WIRES = ('#d98a3d', '#d9752a', '#4f9a62', '#3567a8', '#6d9bd0', '#3d8a50', '#9c6a4a', '#6b3f26')


def clear_plastic():
    """Polycarbonate, cheaply: mostly see-through, with the shine of a smooth surface."""
    made = material('clear plastic', '#eef3f5', .12, spec=.6)
    shader, n = principled(made)
    shine = n('ShaderNodeLayerWeight', Blend=.35).outputs['Facing']
    amount = n.math('MULTIPLY_ADD', shine, .5, .24)
    through = n('ShaderNodeBsdfTransparent', Color=(.93, .96, .97, 1)).outputs[0]
    mixed = n('ShaderNodeMixShader', Fac=amount)
    n.link(through, mixed.inputs[1])
    n.link(shader.outputs[0], mixed.inputs[2])
    n.link(mixed.outputs[0], made.node_tree.nodes['Material Output'].inputs[0])
    return made


def nickel():
    return material('nickel', '#b9bcc0', .24, metal=1.0, rough_var=.08, bump_scale=40)


def point(plug, at, direction, up=(0, 0, 1), scale=1.0):
    """Puts a plug where a cable ends at `at`, running towards `direction`."""
    y = Vector(direction).normalized()
    x = y.cross(Vector(up)).normalized()
    frame(plug, at, x, y)
    if scale != 1.0:
        plug.scale = (scale,) * 3
    return plug


def along(outlines):
    """Rings for `loft` along +Y: pairs of (y, outline in XZ)."""
    return [[(x, y, z) for x, z in outline] for y, outline in outlines]


def relief(wire, start, end, width, height, grooves=4, power=3.0):
    """Rings of a bend relief that grows from a cable to a body and is notched on its way."""
    rings, steps = [], grooves * 6
    for i in range(steps + 1):
        t = i / steps
        notch = .80 if i % 6 in (2, 3) and 1 < i < steps - 2 else 1.0
        w = (wire * 2.5 + (width - wire * 2.5) * t) * notch
        h = (wire * 2.5 + (height - wire * 2.5) * t) * notch
        rings.append((start + (end - start) * t, superellipse(w, h, 2 + (power - 2) * t)))
    return rings


def latch(width, length, mat, lift=.045):
    """The spring tongue of a network plug, below z = 0, hinged at y = 0 and running back to -length."""
    side = [(0, 0), (-.02, -.006), (-length * .62, -lift * .82), (-length * .64, -lift * 1.1), (-length, -lift * 1.25)]
    thick, vertices = .011, []
    for index, (y, z) in enumerate(side):
        w = width * (.5 if index < 3 else .36)
        vertices += [(-w, y, z), (w, y, z), (w, y, z - thick), (-w, y, z - thick)]
    rings = [vertices[i:i + 4] for i in range(0, len(vertices), 4)]
    return loft('latch', rings, mat, angle=20)


def rj45(wire=.035, boot='#1d1f22', shielded=False, top='contacts', colors=WIRES, open_end=False):
    """
    A network plug with its boot. `top` is what looks up: 'contacts' or 'latch'. Its underside lies .075 below the
    cable's middle (.05 with the latch up), so a cable that rests on the floor must rise to that height at its end.
    `open_end` shows the hole where a cable would enter.
    """
    def build():
        clear, metal = clear_plastic(), gold()
        jacket = material('boot', boot, .5, bump=.05, bump_scale=200)
        w, h, back, front = .117, .066, .19, .405
        bottom = -.03
        rings = relief(wire, -.12, .06, .108, .084, 4)
        rings += [(.075, superellipse(.124, .096, 6)), (.19, superellipse(.126, .098, 7)), (.2, superellipse(.118, .09, 7))]
        loft('boot', along(rings), jacket, angle=28)
        if open_end:
            cylinder('hole', wire, .02, (0, -.112, 0), material('hole', '#08090a', .9), 0, 32, (math.pi / 2, 0, 0))
        # The body is lower where the contacts are; walls of plastic stand between these.
        nose = front - .062
        box('body', (w, nose - back, h), (0, (nose + back) / 2, bottom + h / 2), .004, clear)
        box('nose', (w, front - nose, h - .018), (0, (front + nose) / 2, bottom + (h - .018) / 2), .003, clear)
        pitch = .0102
        boxes('walls', [((.0032 if 0 < i < 8 else .016, front - nose, .018),
                         ((i - 4) * pitch + (-.006 if i == 0 else .006 if i == 8 else 0), (front + nose) / 2, bottom + h - .009))
                        for i in range(9)], clear)
        boxes('contacts', [((.0048, .056, .03), ((i - 3.5) * pitch, (front + nose) / 2 + .001, bottom + h - .021))
                           for i in range(8)], metal, .0012)
        for i, color in enumerate(colors):
            tube('wire', [((i - 3.5) * pitch, back, .0), ((i - 3.5) * pitch, front - .02, bottom + .03)], .0046,
                 material('wire', color, .5), smooth=False, sides=3)
        if shielded:
            shell = nickel()
            boxes('shield', [((.003, .15, h * .84), (s * (w / 2 + .0012), back + .085, bottom + h / 2)) for s in (-1, 1)]
                  + [((w + .004, .112, .003), (0, back + .066, bottom + h + .001)),
                     ((w + .004, .15, .003), (0, back + .085, bottom - .001))], shell, .0012)
            boxes('springs', [((.0025, .06, .016), (s * (w / 2 + .004), back + .09, bottom + h * .55)) for s in (-1, 1)], shell,
                  .001)
        tongue = latch(.062, .2, clear, .03 if top == 'contacts' else .05)
        tongue.location = (0, front - .012, bottom + .004)
        # The end of the tongue is covered by the boot's hood.
        hood = superellipse(.062, .03, 5)
        loft('hood', along([(.06, [(x * .9, z - .046) for x, z in hood]), (.075, [(x, z - .055) for x, z in hood]),
                            (.2, [(x, z - .06) for x, z in hood])]), jacket)
    carrier = group(collect(build))
    if top == 'latch':
        for child in carrier.children:
            child.rotation_euler[1] = math.pi
            child.location = (-child.location.x, child.location.y, -child.location.z)
    return carrier


def weatherproof(wire=.036, body='#d9dadb'):
    """The dish cable's own connector: a bend relief, a grip with ribs, a collar, and a sealed nose with its pins."""
    def build():
        shell = material('connector', body, .46, bump=.05, bump_scale=200)
        dark, seal, metal = dark_plastic(), material('seal', '#c8622d', .45), gold()
        w, h = .25, .17
        loft('relief', along(relief(wire, -.26, .02, .17, .125, 5)), shell, angle=28)
        rings = [(.01, superellipse(.16, .115, 3)), (.03, superellipse(w * .92, h * .9, 4)), (.055, superellipse(w, h, 4.5))]
        # The ribs of the grip: rounded waves.
        for i in range(41):
            t = i / 40
            wave = .5 - .5 * math.cos(2 * math.pi * 5 * t)
            rings.append((.09 + .27 * t, superellipse(w - .026 * wave ** .8, h - .026 * wave ** .8, 4.5)))
        rings += [(.40, superellipse(w, h, 4.5)), (.47, superellipse(w * 1.02, h * 1.03, 4.5)),
                  (.485, superellipse(w * 1.0, h * 1.0, 4.5)), (.49, superellipse(w * .94, h * .92, 4.5))]
        loft('grip', along(rings), shell, angle=28)
        gap, nw, nh = .49, .185, .112
        nose = loft('nose', along([(gap - .03, superellipse(nw, nh, 5)), (gap + .135, superellipse(nw, nh, 5)),
                                   (gap + .145, superellipse(nw - .012, nh - .012, 5))]), dark)
        hollow = loft('hollow', along([(gap + .05, superellipse(nw - .034, nh - .034, 5)),
                                       (gap + .2, superellipse(nw - .03, nh - .03, 5))]))
        cut(nose, hollow)
        for y in (gap + .03, gap + .062):
            ring = [(x, y, z) for x, z in superellipse(nw + .004, nh + .004, 5, 64)]
            tube('seal', ring, .0085, seal, closed=True, smooth=False, sides=4)
        for column in range(6):
            for row in (-1, 1):
                cylinder('pin', .0055, .085, ((column - 2.5) * .022, gap + .09, row * .016), metal, .002, 12,
                         (math.pi / 2, 0, 0))
        # A mark that tells the upper side: a raised triangle without words.
        mark = extruded('mark', [(-.028, 0), (.028, 0), (0, .042)], .006, shell, .002, 2, (0, .415, h / 2 - .001))
        mark.data.materials[0] = material('mark', '#9a9da1', .5)
    return group(collect(build))


def usb_c(wire=.02, body='#d7d8da'):
    """A USB-C plug with its moulded grip."""
    def build():
        grip = material('grip', body, .45, bump=.05, bump_scale=200)
        loft('relief', along(relief(wire, -.1, .03, .075, .055, 4)), grip, angle=28)
        loft('grip', along([(.02, superellipse(.09, .058, 4)), (.032, superellipse(.116, .07, 4.5)),
                            (.045, superellipse(.122, .074, 5)), (.235, superellipse(.122, .074, 5)),
                            (.246, superellipse(.116, .068, 5)), (.249, superellipse(.1, .05, 5))]), grip)
        shell = slab('shell', .084, .026, .068, .0129, .0, nickel(), corner=10)
        cut(shell, slab('hollow', .076, .018, .08, .0089, 0, corner=10, location=(0, 0, .012)))
        frame(shell, (0, .246, 0), (-1, 0, 0), (0, 0, 1))
        box('tongue', (.06, .05, .0065), (0, .282, 0), .001, dark_plastic())
        boxes('contacts', [((.0028, .03, .0005), ((i - 5.5) * .0046, .288, .0036)) for i in range(12)], gold())
    return group(collect(build))


def barrel(wire=.02, body='#d7d8da'):
    """A round power plug: a moulded grip with a shallow waist and a hollow barrel."""
    def build():
        grip = material('grip', body, .45, bump=.05, bump_scale=200)
        loft('relief', along(relief(wire, -.1, .03, .062, .062, 4, 2)), grip, angle=28)
        profile = ((.02, .062), (.03, .086), (.045, .098), (.10, .092), (.15, .096), (.22, .102), (.232, .097), (.236, .08))
        loft('grip', along([(y, superellipse(d, d, 2, 48)) for y, d in profile]), grip)
        metal = nickel()
        outer = [(.0, 0), (.0275, 0), (.0275, .094), (.0265, .097), (.0195, .097), (.018, .093), (.0125, .0925), (.0125, .04)]
        turned = revolved('barrel', outer[1:6], metal, 40)
        tip = revolved('tip', [(.0192, .0965), (.018, .0985), (.0128, .0985), (.0125, .096), (.0125, .03)], dark_plastic(), 40)
        pin = revolved('inner', [(.0124, .09), (.0118, .03)], metal, 32)
        for obj in (turned, tip, pin):
            frame(obj, (0, .234, 0), (-1, 0, 0), (0, 0, 1))
        for index in range(2):
            ring = revolved('ring', [(.0277, .03 + .03 * index), (.0283, .032 + .03 * index), (.0277, .034 + .03 * index)],
                            metal, 40)
            frame(ring, (0, .234, 0), (-1, 0, 0), (0, 0, 1))
    return group(collect(build))


#: The opening of a network socket in XY; the notch for the latch is at its upper edge.
JACK_WIDTH, JACK_HEIGHT = .122, .088


def jack_outline(scale=1.0):
    w, h = JACK_WIDTH / 2, JACK_HEIGHT / 2
    right = [(w, -h), (w, h), (.032, h), (.032, h + .022), (.019, h + .022), (.019, h + .038)]
    return [(x * scale, y * scale) for x, y in [*right, *((-x, y) for x, y in reversed(right))]]


def jack_panel(width, height, places, mat, thickness=.03, radius=.03, inlet=None, scale=1.0):
    """
    A plate in XY that looks towards +Z with a network socket at every (x, y) of `places`, each with its eight springs,
    a metal lining and two lamps; `inlet` is the place of a round power socket.
    """
    def build():
        plate = slab('panel', width, height, thickness, radius, 0, mat, location=(0, 0, -thickness))
        plate.data.polygons.foreach_set('use_smooth', [False] * len(plate.data.polygons))
        for x, y in places:
            outline = [(x + a, y + b) for a, b in jack_outline(scale)]
            cut(plate, extruded('opening', outline, thickness * 4, location=(0, 0, -thickness * 2)))
            jack = _jack()
            jack.location, jack.scale = (x, y, 0), (scale,) * 3
        if inlet:
            x, y = inlet
            cut(plate, cylinder('opening', .055 * scale, thickness * 4, (x, y, 0), bevel_width=0, segments=40))
            group([revolved('inlet', [(.062, 0), (.062, .004), (.054, .004), (.053, -.006)], nickel(), 40),
                   revolved('hollow', [(.053, -.005), (.053, -.1), (0, -.1)], material('hollow', '#0c0d0f', .6), 40),
                   cylinder('pin', .013, .1, (0, 0, -.055), nickel(), .006, 16)], (x, y, 0), scale=scale)
    return group(collect(build))


def _jack():
    """What is in the opening of a network socket."""
    def build():
        lining = loft('lining', [[(a, b, z) for a, b in jack_outline()] for z in (.004, -.16)], nickel(), caps=False)
        rim = lining.modifiers.new('wall', 'SOLIDIFY')
        rim.thickness, rim.offset = .005, 1
        box('end', (.18, .2, .01), (0, 0, -.16), 0, material('hollow', '#0c0d0f', .6))
        low, springs = -JACK_HEIGHT / 2, gold()
        for i in range(8):
            a = (i - 3.5) * .0127
            tube('spring', [(a, low + .008, -.006), (a, low + .014, -.03), (a, low + .05, -.11), (a, low + .052, -.15)], .0044,
                 springs, smooth=False, sides=2)
        for side, color in ((-1, '#79d68c'), (1, '#e8a84a')):
            box('light', (.022, .012, .006), (side * .047, JACK_HEIGHT / 2 + .024, .001), .002,
                material('light', color, .3, emit=color, emit_strength=.4))
    return group(collect(build))
