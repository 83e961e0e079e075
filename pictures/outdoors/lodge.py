"""The deck of a lodge: railing, breakfast table and what stands on it. 1 unit = 1 m; each stands on z = 0."""
import math

from outdoors import surfaces
from outdoors.buildings import sticks
from outdoors.tents import canvas
from studio.materials import dark_plastic, material, principled, steel
from studio.nodes import srgb
from studio.shapes import box, collect, group, loft, revolved, slab, tube


def railing(width, height=.98, bays=4, color='#6b5138'):
    """Along X around the origin: round posts, a broad handrail, three taut ropes."""
    def build():
        wood, rope = surfaces.timber(color), material('rope', '#b9a67c', .95, bump=.4, bump_scale=120, bump_distance=.004)
        xs = [-width / 2 + width * k / bays for k in range(bays + 1)]
        for x in xs:
            tube('post', [(x, 0, -.4), (x + .006, .004, height * .5), (x, 0, height)], .052, wood, resolution=3, sides=6)
        loft('handrail', [[(x, y, height + z) for y, z in ((-.075, 0), (.075, 0), (.075, .035), (.06, .045), (-.06, .045),
                                                           (-.075, .035))]
                          for x in (-width / 2 - .12, -width / 2, 0, width / 2, width / 2 + .12)], wood)
        for share in (.28, .52, .76):
            line = []
            for a, b in zip(xs, xs[1:]):
                line += [(a + (b - a) * k / 8, -.056 if k == 0 else -.05, height * share - .018 * math.sin(math.pi * k / 8))
                         for k in range(8)]
            tube('rope', [*line, (xs[-1], -.056, height * share)], .011, rope, smooth=False, sides=4)
    return group(collect(build))


def breakfast_table(width=1.5, depth=.8, height=.75):
    """A plank table, laid: a laptop, two enamel mugs, a flask, a bowl of fruit, a folded cloth."""
    def build():
        tops = [surfaces.timber(c) for c in ('#6e4b2e', '#7a5636', '#654428')]
        count = 6
        for k in range(count):
            y = -depth / 2 + depth * (k + .5) / count
            box('plank', (width, depth / count - .005, .036), (0, y, height - .018), .005, tops[k % 3], segments=2)
        frame_wood = tops[2]
        x, y = width / 2 - .10, depth / 2 - .08
        sticks('frame', [((sx * x, sy * y, 0), (sx * x, sy * y, height - .04), .07) for sx in (-1, 1) for sy in (-1, 1)]
               + [((-x, sy * y, height - .085), (x, sy * y, height - .085), .03, .09) for sy in (-1, 1)]
               + [((sx * x, -y, height - .085), (sx * x, y, height - .085), .03, .09) for sx in (-1, 1)], frame_wood)
        for made, at, turn in ((laptop(), (-.28, .02), .35), (mug(), (.14, -.20), .5), (mug(), (.42, .10), 2.4),
                               (flask(), (.28, .24), 0),
                               (fruit_bowl(), (.55, -.12), 0), (napkin(), (.15, -.01), -.3)):
            made.location, made.rotation_euler.z = (*at, height), turn
    return group(collect(build))


def laptop():
    """Open, its screen towards -Y: a page without words."""
    def build():
        shell, keys = material('laptop', '#8f9296', .35, metal=.9), dark_plastic()
        slab('base', .31, .215, .014, .012, .004, shell, 2, 6)
        slab('keys', .27, .10, .002, .006, 0, keys, 2, 4, (0, .035, .0135))
        slab('pad', .10, .06, .001, .005, 0, material('pad', '#84878b', .3, metal=.8), 2, 4, (0, -.062, .0138))
        lid = group(collect(_lid), (0, .106, .012))
        lid.rotation_euler.x = math.radians(72)
        return shell, lid
    return group(collect(build))


def _lid():
    slab('lid', .31, .205, .006, .012, .002, material('laptop lid', '#8f9296', .35, metal=.9), 2, 6, (0, .1025, -.006))
    screen = material('screen', '#101214', .12, emit='#9fc4de', emit_strength=.4)
    shader, n = principled(screen)
    place = n('ShaderNodeSeparateXYZ', Vector=n('ShaderNodeTexCoord').outputs['Object']).outputs
    n.link(n.ramp(n.math('MULTIPLY_ADD', place[1], 4.5, .0), [(.1, srgb('#e9eef2')), (.5, srgb('#a9c9dd')),
                                                              (.9, srgb('#3f6d92'))]), shader.inputs['Emission'])
    slab('screen', .292, .182, .001, .004, 0, screen, 2, 4, (0, .106, .0003))


def mug(color='#dfe3e0'):
    """White enamel with a dark rim."""
    def build():
        enamel, rim = material('enamel', color, .22, spec=.6, coat=.4), material('enamel rim', '#22304a', .3)
        revolved('mug', [(0, .0), (.036, .0), (.040, .006), (.041, .075)], enamel, 36)
        revolved('rim', [(.041, .075), (.0425, .078), (.041, .081), (.038, .079), (.0375, .07)], rim, 36)
        revolved('tea', [(.038, .066), (0, .066)], material('tea', '#5b3216', .08), 24)
        tube('ear', [(.040, 0, .064), (.062, 0, .060), (.068, 0, .040), (.056, 0, .020), (.039, 0, .018)], .0055, enamel, sides=5)
    return group(collect(build))


def flask():
    """A steel vacuum flask with a dark cap."""
    def build():
        revolved('flask', [(0, 0), (.040, 0), (.043, .004), (.043, .20), (.036, .225), (.034, .228)],
                 material('flask', '#4a5a3d', .4, metal=.3, spec=.5), 40)
        revolved('flask cap', [(.0365, .226), (.0365, .275), (.034, .282), (0, .282)], steel(), 40)
    return group(collect(build))


def fruit_bowl():
    def build():
        wood = surfaces.timber('#4e3220')
        revolved('bowl', [(0, .0), (.06, .0), (.065, .008), (.115, .045), (.135, .075), (.130, .078), (.108, .05), (.055, .014),
                          (0, .012)], wood, 48)
        for k, (x, y, z, r, color) in enumerate(((-.045, -.03, .055, .042, '#c9761d'), (.045, -.035, .055, .040, '#cf8a22'),
                                                 (.0, .05, .055, .043, '#a33a1c'),
                                                 (.0, -.002, .105, .040, '#c9761d'), (-.06, .05, .06, .034, '#7c8a2c'))):
            fruit = revolved('fruit', [(r * math.sin(math.radians(a)), z - r * .94 * math.cos(math.radians(a)))
                                       for a in range(0, 181, 12)],
                             material(f'fruit {k}', color, .4, bump=.15, bump_scale=220, bump_distance=.002), 28, angle=80)
            fruit.location = (x, y, 0)
    return group(collect(build))


def napkin():
    return group(collect(lambda: slab('napkin', .17, .11, .012, .006, .004, canvas('#b0583a'), 2, 4)))
