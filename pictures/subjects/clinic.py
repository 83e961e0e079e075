"""A clinic with a green roof, a water tank and a dish: on its roof, or on a pole beside it."""
from mathutils import Vector

from outdoors import surfaces
from outdoors.buildings import Door, GableRoof, Window, gable_roof, house, post, sticks
from outdoors.furniture import bench, fence, insulators, power_pole, stones, water_tank, wires
from outdoors.haze import veil
from outdoors.installed import on_pole, on_roof
from outdoors.land import hills, land, place, scatter
from outdoors.plants import bougainvillea, grass, hedge, shrub, weed
from outdoors.sky import sky
from outdoors.trees import acacia, broadleaf, tree_line
from outdoors.weather import weathered
from studio.render import begin, photo, scene_settings
from studio.shapes import box, from_data
from studio.stage import camera

WIDTH, DEPTH, HEIGHT, BASE = 15.0, 8.2, 3.0, .4
WHITE, DADO = '#e6e2d4', '#3f6a55'


def clinic(lit=0.0, dish=True):
    """The building around the origin, front towards -Y, its porch before the door. Returns its GableRoof."""
    front = [Window(.9, .95, 1.5, 1.3, lit=lit, curtain='#dfe3dc', frame='#2e4a3e'),
             Window(3.4, .95, 1.5, 1.3, lit=0, curtain='#dfe3dc', frame='#2e4a3e'),
             Door(6.55, 1.9, 2.2, kind='glass', lit=lit * .7),
             Window(10.1, .95, 1.5, 1.3, lit=lit * .8, curtain='#dfe3dc', frame='#2e4a3e'),
             Window(12.6, .95, 1.5, 1.3, curtain='#dfe3dc', frame='#2e4a3e')]
    side = [Window(1.6, .95, 1.2, 1.2, frame='#2e4a3e'), Window(5.2, 1.5, .8, .65, frame='#2e4a3e', panes=(2, 1))]
    walls = surfaces.plaster(WHITE, dado=DADO, age=.38, height=HEIGHT, dado_height=.9)
    _, roof = house(WIDTH, DEPTH, HEIGHT, 'green', {'front': front, 'right': side, 'left': side}, walls, age=.35, pitch=20,
                    base=BASE,
                    profile='box', fascia='#d9d6cb', eave=.65)
    porch(walls, roof)
    if dish:
        on_roof(roof, 5.9, roof.length - 1.9, turn=6, tilt=50, height=7.5, crest=.03)
    return roof


def porch(walls, roof, width=3.6, depth=2.6):
    """A gabled porch on four pillars before the door, its ramp with a rail to the right."""
    y = -DEPTH / 2 - depth / 2
    cover = GableRoof(depth + 2.2, width, HEIGHT + BASE - .35, 20, .45, .3)
    turned = gable_roof(cover, 'green', .35, 'box', '#d9d6cb')
    turned.rotation_euler.z, turned.location = 1.5708, (0, y + .9, 0)
    tops = cover.height - BASE - .12
    for x in (-width / 2 + .15, width / 2 - .15):
        post(tops, 'pillar', WHITE).location = (x, y - depth / 2 + .2, BASE)
    gable = [(-width / 2, 0, 0), (width / 2, 0, 0), (0, 0, cover.rise)]
    from_data('porch gable', [(x, y - depth / 2 + .06, cover.height + z) for x, _, z in gable], [(0, 1, 2)], walls, smooth=False)
    concrete = surfaces.concrete()
    sticks('porch beam', [((-width / 2, y - depth / 2 + .2, cover.height - .06),
                           (width / 2, y - depth / 2 + .2, cover.height - .06), .24, .22)], walls)
    box('porch floor', (width + .2, depth + .2, BASE), (0, y, BASE / 2), .02, concrete, segments=2)
    front = y - depth / 2 - .1
    for k in range(2):
        box('step', (2.2, .36, BASE - .13 * (k + 1)), (0, front - .18 - .34 * k, (BASE - .13 * (k + 1)) / 2), .015, concrete,
            segments=2)
    right, low, span = width / 2 + .1, 4.0, .65
    from_data('ramp', [(right, y - span, BASE), (right + low, y - span, 0), (right + low, y + span, 0), (right, y + span, BASE),
                       (right, y - span, 0), (right, y + span, 0)],
              [(0, 1, 2, 3), (0, 4, 1), (3, 2, 5)], concrete, smooth=False)
    rail = surfaces.painted_steel('#3f6a55', .4)
    bars = []
    for side in (-span + .06, span - .06):
        ends = [Vector((right + low * t, y + side, BASE * (1 - t))) for t in (0, .33, .66, 1)]
        bars += [(p, p + Vector((0, 0, .9)), .045)
                 for p in ends] + [(ends[0] + Vector((0, 0, z)), ends[-1] + Vector((0, 0, z)), .045) for z in (.9, .5)]
    sticks('rail', bars, rail)


def grounds():
    """What stands around the building: a murram yard, hedge, tank, power line, trees; the camera is there."""
    ground = land('red', 'mixed', .72, .5, flat=[(0, -3, 20)], path=[(-30, -13), (-6, -11.5), (9, -11), (18, -14)], width=7.5,
                  road='murram', seed=9)
    tank = water_tank(.95, 2.0, 2.8)
    tank.location = (9.5, 4.0, 0)
    bench(1.9).location = (-4.4, -DEPTH / 2 - .5, 0)
    poles = ((14.5, 11, 0), (-24, 16, 0), (-62, 21, 0))
    for at in poles:
        power_pole().location = at
    for a, b in zip(poles, poles[1:]):
        wires(insulators(a), insulators(b))
    wires(insulators(poles[0])[:1], [Vector((WIDTH / 2, DEPTH / 2, HEIGHT + BASE + .3))], .25)
    fence([(-26, 8), (26, 8)], kind='wire', seed=4)
    for k in range(6):
        place(hedge(2.0, .55, .5, k % 2), (2.75 + .99 * 2 * k if k > 1 else -7.4 + 2 * k, -5.0), ground, turn=0)
    stones([(-1.35, -8.1), (-1.45, -9.4)], .4, .12), stones([(1.35, -8.1), (1.45, -9.4)], .4, .12, seed=4)
    building = (-7.9, -7.4, 8.2, 4.6)
    scatter([grass('mixed', k) for k in range(4)], ground, 20, far=70, avoid=[building], clumps=.2, seed=3)
    scatter([grass('green', k) for k in range(3)], ground, 12, far=45, avoid=[building], clumps=.5, seed=4)
    scatter([weed(k) for k in range(2)], ground, 1.5, far=25, avoid=[building], clumps=.5, seed=6)
    mango, fig = broadleaf('mango', 2, 8), broadleaf('fig', 3, 8)
    for tree, at, size in ((fig, (-9.5, 13), 1.2), (mango, (.0, 13), 1.3), (mango, (4.6, 17), 1.3), (acacia(2, 8), (17, 22), 1),
                           (mango, (-16, 6), 1.05), (acacia(1, 7.5), (-21, -3), 1),
                           (fig, (-32, 18), 1.2), (mango, (-3.5, -21.5), .9)):
        place(tree, at, ground, size, turn=at[0] * 40)
    for x, y, size in ((8.8, 1.4, .62), (-8.9, -3.6, .75)):
        place(bougainvillea(1 if x > 0 else 2), (x, y), ground, size)
    for k, (x, y) in enumerate(((-11, 5), (-10.5, 2))):
        place(shrub('green', k % 2), (x, y), ground, 1.1)
    for k, (x, y) in enumerate(((-90, 150), (-30, 165), (30, 150), (-140, 130), (-80, 200))):
        place(tree_line(k % 3, leaves=2500), (x, y), ground, 1, turn=8 * (k - 2))
    hills(2400, 230, bearing=-30, spread=120, seed=3)
    return ground


def view(at, towards, lens, sun, dish=True, fstop=None, focus=None, film=None, **changes):
    """`film` are options of `photo`."""
    begin(5)
    if film is None:
        scene_settings()
    else:
        photo(**film)
    camera(at, towards, lens, fstop, focus)
    sky('afternoon', sun=sun, **changes)
    clinic(dish=dish)
    ground = grounds()
    if not dish:
        run = [(0, -.16, .02), (-.3, .2, .008), (-.6, .9, .008), (-1.0, 2.4, .008), (-1.1, 3.0, .01), (-1.15, 3.2, .35),
               (-1.15, 3.22, 1.6)]
        on_pole(3.0, 22, 54, run=run).location = (*POLE, ground.height(*POLE))
    if film is not None:
        weathered(.6)
    veil(5000)


def day():
    view((11.8, -10.4, 1.9), (7.6, -1.5, 3.55), 47, -124, fstop=1.4, focus=(6.2, -2.2, 5.0),
         film={'samples': 12, 'exposure': .35, 'warmth': .05}, elevation=15, layer='cirrus', turn=-60, sun_color='#ffc98e', dust=2.2)


def pole():
    view((9.6, -15.3, 2.15), (4.2, -4.4, 2.2), 40, -160, dish=False, fstop=5.6, focus=(*POLE, 3.2), clouds=.8, turn=210)


#: Foot of the pole before the building.
POLE = (6.3, -7.4)

PICTURES = {'clinic-day': day, 'clinic-pole': pole}
