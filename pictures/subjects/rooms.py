"""Routers where they are used: a living room with a wall of stone, a shop's counter in the evening."""
import math
import random

import bpy
from mathutils import Vector

from indoors import surfaces
from indoors.things import basket, board, book, books, laptop, mug, shelves, snake_plant, stone_wall
from parts.cable import lead
from parts.person import person
from parts.router import mesh_node, router
from studio.materials import dark_plastic, lamp, material, principled
from studio.nodes import srgb
from studio.render import begin, scene_settings
from studio.shapes import box, boxes, cylinder, from_data, link, revolved
from studio.stage import area, camera, world


def _put(thing, x, y, z=0.0, turn=0.0, scale=None):
    thing.location, thing.rotation_euler = (x, y, z), (0, 0, math.radians(turn))
    if scale:
        thing.scale = (scale,) * 3
    return thing


def _sun(towards, strength, color='#ffdcae', angle=.6):
    """Parallel light that falls along a direction; `angle` in degrees softens its shadows."""
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy, light.color, light.angle = strength, srgb(color)[:3], math.radians(angle)
    obj = link(bpy.data.objects.new('sun', light))
    obj.rotation_euler = Vector(towards).to_track_quat('-Z', 'Y').to_euler()
    return obj


def _window_shade(at, towards, width=1.0, height=1.1, panes=(3, 2)):
    """A wall with a window's hole, seen only by the sun: what falls through it lies on the wall behind."""
    wide, bar = 8.0, .035
    w, h = width / 2, height / 2
    parts = [((wide, .02, wide), (0, 0, h + wide / 2)), ((wide, .02, wide), (0, 0, -h - wide / 2)),
             ((wide, .02, height), (w + wide / 2, 0, 0)), ((wide, .02, height), (-w - wide / 2, 0, 0))]
    parts += [((bar, .02, height), (-w + width * k / panes[0], 0, 0)) for k in range(1, panes[0])]
    parts += [((width, .02, bar), (0, 0, -h + height * k / panes[1])) for k in range(1, panes[1])]
    shade = boxes('shade', parts, surfaces.mortar())
    shade.location = at
    shade.rotation_euler = Vector(towards).to_track_quat('Y', 'Z').to_euler()
    shade.visible_camera = shade.visible_diffuse = shade.visible_glossy = False
    return shade


def stone():
    begin(5)
    scene_settings(exposure=.45, bloom=.02)
    _put(stone_wall(3.4, 2.1, seed=4), -1.7, .0, .025)
    top = .76
    _put(board(1.9, .46, .036, surfaces.wood('#a8743f'), planks=4), .0, -.28, top)
    for x in (-.86, .86):
        box('leg', (.06, .38, top - .036), (x, -.28, (top - .036) / 2), .006, surfaces.wood('#6b4327', along=2))
    box('rail', (1.66, .02, .09), (0, -.44, top - .085), .004, surfaces.wood('#6b4327'))
    _put(router(), .13, -.25, top, -8, .1)
    _put(snake_plant(), -.36, -.20, top, 20)
    pile = [(.215, .150, .030, '#7d3b2a'), (.200, .140, .022, '#c9b893'), (.190, .130, .034, '#2f4a4f')]
    _put(books(pile, 3), .43, -.31, top, 12)
    _put(mug(), .435, -.315, top + .0872, -140)
    _put(basket(), .69, -.17, top, 65)
    cord = lead([(0, 0, .40), (.1, .35, .32), (.5, .9, .03), (1.6, 1.5, .03), (3.2, 1.75, .03), (5.2, 1.6, .03),
                 (7.4, 1.4, .03)], .03)
    _put(cord, .17, -.20, top, 0, .1)
    towards = (.86, .62, -.42)
    _sun(towards, 4.2)
    aimed = Vector((.16, 0, 1.16))
    _window_shade(aimed - Vector(towards).normalized() * 1.9, towards, .62, .66)
    area('window', (-2.1, -1.1, 1.7), (.1, -.1, .95), 1.1, 60, '#dfeaff', size_y=1.3)
    area('room', (1.8, -2.6, 2.2), (0, -.2, .9), 2.4, 16, '#ffe9d2', glossy=False)
    world('#cfdcf0', .16)
    camera((.26, -1.86, 1.09), (.06, -.1, .95), 50, 1.6, (.13, -.3, .9))


def _pendant(x, y, z, power):
    """A lamp on its wire in a metal shade, lit."""
    revolved('shade', [(.018, .16), (.022, .155), (.03, .12), (.15, .012), (.152, 0), (.148, .001), (.028, .115), (.016, .15)],
             material('shade', '#20332f', .45), 56, (x, y, z))
    cylinder('wire', .003, 1.5, (x, y, z + .9), dark_plastic(), 0, 12)
    bulb = revolved('bulb', [(0, .0), (.02, .005), (.032, .025), (.03, .05), (.014, .085), (.013, .12)], lamp('#ffc27a', 9), 32,
                    (x, y, z + .01))
    bulb.visible_diffuse = False
    area('pendant', (x, y, z + .015), (x, y, 0), .22, power, '#ffc98c')


def _evening(x, y, width, height, sill):
    """A window in the far wall with the evening sky behind, and the lights of a street, out of focus."""
    sky = material('evening sky', '#000000')
    shader, n = principled(sky)
    up = n('ShaderNodeSeparateXYZ', Vector=n('ShaderNodeTexCoord').outputs['Generated']).outputs[2]
    n.link(n.ramp(up, [(.0, srgb('#3a2a2a')), (.22, srgb('#c9764a')), (.42, srgb('#b79a9a')), (1, srgb('#3f5f95'))]),
           shader.inputs['Emission'])
    shader.inputs['Emission Strength'].default_value = .9
    from_data('sky', [(x - 7, y + 9, -1.5), (x + 7, y + 9, -1.5), (x + 7, y + 9, 6), (x - 7, y + 9, 6)], [(0, 1, 2, 3)], sky,
              smooth=False)
    draw = random.Random(8)
    lights = [lamp(color, 14) for color in ('#ffb45e', '#ffd9a0', '#fff0d8', '#ff7a4a')]
    for _ in range(40):
        revolved('street lamp', [(0, -.035), (.035, 0), (0, .035)], draw.choice(lights), 12,
                 (x + draw.uniform(-3.5, 3.5), y + draw.uniform(5, 8), sill + draw.uniform(-.2, 1.3)))
    frames = material('frame', '#1d2427', .5)
    parts = [((width + .1, .06, .06), (x, y, sill + height * k / 3)) for k in range(4)]
    parts += [((.05, .06, height), (x - width / 2 + width * k / 4, y, sill + height / 2)) for k in range(5)]
    boxes('window frame', parts, frames, .004)


def office():
    begin(9)
    scene_settings(exposure=.5, bloom=.10)
    top, far = 1.02, 2.3
    _put(board(2.6, .62, .045, surfaces.wood('#8a5a33', .3), planks=5, seed=4), 0, .0, top)
    box('counter', (2.5, .5, top - .045), (0, .02, (top - .045) / 2), .004, material('front', '#2f4641', .55))
    # The node is what the picture is about.
    _put(mesh_node(), .27, -.10, top, -16, .1)
    cord = lead([(-.16, .46, .25), (-.3, .9, .12), (-.9, 1.5, .03), (-2.2, 2.0, .03), (-3.2, 2.6, .03), (-3.4, 3.3, -.2),
                 (-3.4, 3.5, -1.5)], .026)
    _put(cord, .27, -.10, top, -16, .1)
    _put(laptop(108, '#b4b8bc'), -.24, .10, top, 16)
    _put(book(.145, .205, .012, '#7a2f27'), -.02, -.19, top, 24)
    cylinder('pen', .0045, .14, (-.03, -.19, top + .017), material('pen', '#16202f', .25), .001, 20,
             (math.pi / 2, 0, math.radians(-50)))
    _put(mug('#d8cbb4', '#7a2f27'), .06, .16, top, 30)
    _put(snake_plant(9, .26, 5, '#b4683f'), .50, .17, top)
    # Behind the counter: shelves, the window, lamps.
    wall = material('back wall', '#b9a98c', .85)
    left, right = .42, 1.72
    boxes('back wall', [((3.6, .1, 3.2), (left - 1.8, far + .05, 1.6)), ((1.6, .1, 3.2), (right + .8, far + .05, 1.6)),
                        ((right - left, .1, 1.05), ((left + right) / 2, far + .05, .525)),
                        ((right - left, .1, .9), ((left + right) / 2, far + .05, 2.75))], wall)
    _put(shelves(1.9, 1.75, 5, 3), -.72, far, .55)
    # Somebody takes something from a shelf: a shape, far out of focus.
    _put(person('#5d6f78', '#2a2c33'), -.36, 1.72, 0, 14)
    _evening((left + right) / 2, far + .05, right - left, 1.25, 1.05)
    _pendant(-.50, .75, 1.50, 16)
    _pendant(.14, 1.35, 1.58, 12)
    area('shop', (-1.6, -1.6, 2.3), (.1, 0, 1.05), .9, 46, '#ffd3a0')
    area('street', (2.0, .5, 1.7), (.25, -.1, 1.05), .9, 16, '#9db9f0')
    world('#4a5a7c', .10)
    camera((.02, -1.42, 1.30), (.02, 0, 1.228), 50, 1.0, (.27, -.14, 1.1))


PICTURES = {'room-stone': stone, 'room-office': office}
