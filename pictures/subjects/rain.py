"""A dish on a wet roof while it rains."""
import bpy
from mathutils import Vector

from outdoors.buildings import gable_roof
from outdoors.haze import veil
from outdoors.rain import falling, wet
from outdoors.sky import sky
from outdoors.weather import weathered
from studio.render import begin, scene_settings
from studio.stage import camera
from subjects.mabati_roof import ROOF, highland, on_slope, roof


def rain():
    begin(31)
    scene_settings(exposure=-.15)
    sky('rain', sun=30, turn=-70)
    dish = roof('#27313a', .8, x=.7, below=1.05, turn=-28)
    camera(on_slope(-.95, ROOF.length - 3.1, 1.05), on_slope(.35, ROOF.length, .50), 38, 4.0, dish)
    highland(14, near=8, avoid=[(-6.8, -4.2, 6.8, 4.4)])
    for mat in bpy.data.materials:
        if mat.name.startswith(('sheet', 'earth')):
            wet(mat)
    weathered(.35)
    falling()
    veil(750, start=8)


PICTURES = {'roof-rain': rain}
