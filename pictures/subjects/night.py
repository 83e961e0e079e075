"""A house with lit windows and a dish under the stars, as a long exposure shows them."""
from outdoors import surfaces
from outdoors.buildings import Door, Veranda, Window, house
from outdoors.furniture import water_tank
from outdoors.haze import veil
from outdoors.installed import on_roof
from outdoors.land import hills, land, place, scatter
from outdoors.plants import bougainvillea, grass, shrub
from outdoors.sky import sky
from outdoors.trees import acacia, tree_line
from studio.render import begin, scene_settings
from studio.stage import area, camera


def stars():
    begin(41)
    scene_settings(bloom=.06)
    sky('night', sun=172, elevation=30, stars=4.0, galaxy=.022, galaxy_pole=(60, 25))
    camera((5.6, -9.6, 2.3), (2.0, -2.6, 4.0), 40, 5.6, (2.5, -2.8, 3.8))
    walls = surfaces.plaster('#d9cfb8', age=.5, height=2.8)
    front = [Window(1.0, lit=.55), Window(3.4, lit=.5), Door(5.5), Window(7.4, w=1.5, lit=.62), Window(9.9, lit=0)]
    _, shape = house(12, 7, 2.8, 'zinc', {'front': front, 'right': [Window(2.6, lit=.4)]}, walls, .5, 19,
                     Veranda(1.7, spacing=2.9))
    on_roof(shape, 2.5, 1.3, turn=22, height=7, tilt=48)
    area('veranda lamp', (.4, -4.1, 2.75), (.4, -4.4, 0), .25, 7, '#ffb368')
    ground = land('red', 'dry', .7, roll=.9, flat=[(0, 0, 10)], path=[(-.1, -5.6), (.8, -9), (3, -14)], width=1.8, seed=4)
    yard = [(-6.8, -6, 6.8, 4.4)]
    scatter([grass('dry', k) for k in range(3)], ground, density=12, near=1, far=70, avoid=yard, clumps=.4)
    water_tank(stand=1.9).location = (-8.2, 1.5, ground.height(-8.2, 1.5))
    for x, y, plant, scale in ((-15, 16, acacia(0), 1.5), (11.5, 6.5, acacia(1), 1.0), (-30, 40, acacia(2), 1.1),
                               (6.9, -5.2, bougainvillea(1), .6), (9.5, -2, shrub('green', 0), .9)):
        place(plant, (x, y), ground, scale)
    scatter([tree_line(0)], ground, density=.0002, near=110, far=700, full=300, scale=(.5, .9), lean=0)
    hills(1700, 130, -5, 100, seed=3.2)
    veil(9000)


PICTURES = {'night-stars': stars}
