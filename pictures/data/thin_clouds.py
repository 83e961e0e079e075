"""
Works out high, thin clouds for `outdoors/sky.py`, which `skies.py` does for thick ones: sheets at one height whose light
is that of a single scattering. Writes cirrus.jpg and ripples.jpg beside this file, in the same form:

    /usr/bin/python3 pictures/data/thin_clouds.py [NAME ...] [--width 3072]

Run once; what it wrote is committed.
"""
import argparse
import math
import os
import sys

import cv2
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))
from outdoors.noise import fractal, ridged  # noqa: E402

#: As in skies.py.
TOP, BEND = 70.0, 1.6
#: The Earth's radius, in kilometres as all that follows.
EARTH = 6371.0


def _smooth(value, low, high):
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def cirrus(x, y):
    """Hooks and veils of ice, combed by the wind."""
    wx, wy = fractal(x / 17, y / 17, 3, 3.1), fractal(x / 17, y / 17, 3, 8.7)
    a = math.radians(24)
    along, across = x * math.cos(a) + y * math.sin(a) + 3 * wx, -x * math.sin(a) + y * math.cos(a) + 2.2 * wy
    combed = fractal(along / 7.5, across / 1.05, 7, 5.2, .58)
    hairs = ridged(along / 5.0 + wy, across / .62, 5, 2.4)
    where = fractal(x / 21 + 4, y / 21, 4, 1.7)
    veil = np.clip(.42 * combed + .95 * where + .05, 0, None)
    return 1.15 * veil ** 1.5 * (.45 + .95 * hairs)


def ripples(x, y):
    """Altocumulus: a sheet broken into small heaps, in fields."""
    wx, wy = fractal(x / 6, y / 6, 3, 4.1), fractal(x / 6, y / 6, 3, 9.3)
    heaps = fractal((x + .9 * wx) / .72, (y + .5 * wy) / .40, 5, 6.6, .52)
    fields = fractal(x / 13, y / 9, 4, 2.9)
    return 1.5 * _smooth(heaps * .75 + fields * 1.15, .05, 1.25) ** 1.25


#: Which sheet, its height, the sun's, how much light a sheet scatters forward, how far its shade reaches.
SHEETS = {'cirrus': (cirrus, 9.0, 25, .74, 0.0), 'ripples': (ripples, 4.6, 9, .66, .22)}


def panorama(name, width):
    sheet, height, elevation, forward, shade = SHEETS[name]
    rows = width // 6
    up = np.radians(TOP * ((rows - np.arange(rows) - .5) / rows) ** BEND)[:, None]
    turn = ((np.arange(width) + .5) / width * 2 - 1)[None, :] * math.pi
    sine = np.sin(up)
    away = EARTH * (-sine + np.sqrt(sine ** 2 + 2 * height / EARTH)) * np.cos(up)
    x, y = away * np.sin(turn), away * np.cos(turn)
    depth = sheet(x, y) / np.maximum(sine, .10) ** .35
    # What is far lies too close together for the picture's rows: there it is a mean of itself.
    far = _smooth(away, 6 * height, 14 * height)
    broad = cv2.GaussianBlur(np.tile(depth, (1, 3)), (0, 0), width / 110, sigmaY=width / 420)[:, width:2 * width]
    depth = depth * (1 - far) + broad * far
    e = math.radians(elevation)
    cosine = np.cos(up) * np.cos(turn) * math.cos(e) + sine * math.sin(e)
    phase = .55 + .5 * (1 - forward ** 2) / (1 + forward ** 2 - 2 * forward * cosine) ** 1.5
    lit = np.exp(-.9 * depth) * .6 + .4
    if shade:
        lit = lit * (.30 + .70 * np.exp(-.75 * sheet(x, y + shade)))
    cover = 1 - np.exp(-depth)
    picture = np.vstack([cover, cover * np.clip(phase, 0, 1.9) * lit / 1.6, cover * (.72 + .28 * np.exp(-depth))])
    cv2.imwrite(os.path.join(HERE, f'{name}.jpg'), np.clip(picture * 255, 0, 255).astype(np.uint8),
                [cv2.IMWRITE_JPEG_QUALITY, 82])


if __name__ == '__main__':
    parser = argparse.ArgumentParser()
    parser.add_argument('names', nargs='*', default=list(SHEETS))
    parser.add_argument('--width', type=int, default=3072)
    asked = parser.parse_args()
    for wanted in asked.names or SHEETS:
        panorama(wanted, asked.width)
