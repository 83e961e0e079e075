"""The photographer's stage for products (1 unit = 10 cm) and cameras and lamps for any scene."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from .materials import material
from .nodes import Nodes, srgb
from .shapes import from_data, link


#: Stands behind a scene whose film is transparent, instead of the backdrop: called with height and width, gives linear
#: light of shape (height, width, 3), bottom row first. It is not denoised.
behind = None


def backdrop(height, width, centre=(.5, .42), inner=(.98, 1.01, 1.05), outer=(.40, .425, .46)):
    """The light gradient behind every product, linear light, shape (height, width, 3), bottom row first."""
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    distance = np.hypot((x / width - centre[0]) * 1.25, (y / height - centre[1]) * 1.05) / .86
    t = np.clip(distance, 0, 1)[..., None]
    t = t * t * (3 - 2 * t)
    return np.array(inner, np.float32) * (1 - t) + np.array(outer, np.float32) * t


def floor(size=120.0):
    """Catches shadows only: the backdrop is put behind in `render`."""
    half = size / 2
    obj = from_data('floor', [(-half, -half, 0), (half, -half, 0), (half, half, 0), (-half, half, 0)], [(0, 1, 2, 3)],
                    material('floor', '#d5d8dc', .9, spec=.1), smooth=False)
    obj.is_shadow_catcher = True
    bpy.context.scene.render.film_transparent = True
    return obj


def aim(obj, target):
    obj.rotation_euler = (Vector(target) - obj.location).to_track_quat('-Z', 'Y').to_euler()


def area(name, location, target, size, power, color='#ffffff', size_y=None, glossy=True):
    """A softbox: size in units, power in watts; `glossy=False` keeps it out of reflections."""
    light = bpy.data.lights.new(name, 'AREA')
    light.energy, light.color, light.size = power, srgb(color)[:3], size
    if size_y:
        light.shape, light.size_y = 'RECTANGLE', size_y
    obj = link(bpy.data.objects.new(name, light))
    obj.location = location
    aim(obj, target)
    obj.visible_camera, obj.visible_glossy = False, glossy
    return obj


def world(color='#eef2f7', strength=.22):
    made = bpy.data.worlds.new('world')
    bpy.context.scene.world = made
    made.use_nodes = True
    Nodes(made.node_tree).put(made.node_tree.nodes['Background'].inputs[0], srgb(color))
    made.node_tree.nodes['Background'].inputs[1].default_value = strength


def camera(location, target, lens=75.0, fstop=None, focus=None, shift_x=0.0, shift_y=0.0):
    """Lens in millimetres on 36 mm; with `fstop` what is not at `focus` (else the target) is a little soft."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width, data.clip_end = lens, 36, 20000
    data.shift_x, data.shift_y = shift_x, shift_y
    obj = link(bpy.data.objects.new('camera', data))
    obj.location = location
    aim(obj, target)
    bpy.context.scene.camera = obj
    if fstop:
        data.dof.use_dof, data.dof.aperture_fstop = True, fstop
        data.dof.focus_distance = (Vector(focus or target) - Vector(location)).length
    return obj


def product_light(target=(0, 0, 2), scale=1.0, key=1500.0, fill=240.0, rim=1000.0, turn=0.0):
    """
    The one light of all product pictures: a warm key high at the left, a cool fill in front at the right, a strip
    behind. `scale` is the product's size against a dish (60 cm); the light grows with it. `turn`
    degrees turn it with a camera that goes around the product.
    """
    t, k, turned = Vector(target), scale, Matrix.Rotation(math.radians(turn), 3, 'Z')
    floor()
    world()
    area('key', t + turned @ Vector((-10, -4.8, 6.6)) * k, t, 5 * k, key * k * k, '#fff6ea')
    area('fill', t + turned @ Vector((7, -11.8, 2.6)) * k, t, 7 * k, fill * k * k, '#e8f0ff')
    area('rim', t + turned @ Vector((6, 8.2, 4.6)) * k, t, 2 * k, rim * k * k, size_y=8 * k)


def product_camera(target, distance, azimuth=40.0, elevation=12.0, lens=72.0, fstop=None, focus=None, shift_y=0.0):
    """Looks at the target from `distance` units; azimuth in degrees from the front (-Y) to the right."""
    a, e = math.radians(azimuth), math.radians(elevation)
    away = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e))) * distance
    return camera(Vector(target) + away, target, lens, fstop, focus, shift_y=shift_y)
