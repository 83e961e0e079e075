"""Maps of East Africa and what lies around it (data/), looked up by degrees."""
import os

import cv2
import numpy as np

from .atmosphere import RADIUS, smooth
from .lookup import sample

DATA = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'data')
#: Of the maps in data/, as in data/derive.py.
WEST, EAST, SOUTH, NORTH = -10, 90, -45, 45


class Maps:
    """What the ground looks like, looked up by degrees."""

    def __init__(self):
        coast = np.load(os.path.join(DATA, 'coast.npz'))
        self._land = self._filled(coast, 48)
        colour = cv2.imread(os.path.join(DATA, 'colour.jpg'))[..., ::-1].astype(np.float32) / 255
        linear = np.where(colour <= .04045, colour / 12.92, ((colour + .055) / 1.055) ** 2.4).astype(np.float32)
        ashore = cv2.resize(self._land, colour.shape[1::-1], interpolation=cv2.INTER_AREA)
        inner, outer = cv2.erode(ashore, np.ones((3, 3))), cv2.dilate(ashore, np.ones((3, 3)))
        # Points of the map are wide: each side of a coast is continued beyond it.
        self._colour = self._continued(linear, smooth(.8, 1, inner))
        self._depth = self._continued(linear[..., 2:], 1 - smooth(0, .2, outer))[..., 0]
        height = cv2.imread(os.path.join(DATA, 'height.jpg'), cv2.IMREAD_GRAYSCALE).astype(np.float32)
        self._height = cv2.GaussianBlur(np.maximum(height, 98) - 98, (0, 0), 1.1) / 157 * 6
        self._rise = self._height - cv2.GaussianBlur(self._height, (0, 0), 14)
        scale = self._height.shape[1] / (EAST - WEST)
        per_km = scale / (np.pi * RADIUS / 180)
        eastward, southward = (cv2.Scharr(self._height, cv2.CV_32F, *along) for along in ((1, 0), (0, 1)))
        self._slopes = np.dstack([eastward, -southward]) / 32 * per_km
        lights = cv2.imread(os.path.join(DATA, 'lights.jpg'), cv2.IMREAD_GRAYSCALE).astype(np.float32)
        self._lights = np.clip(lights - 70, 0, None) / 185
        green = self._colour[..., 1] - .5 * (self._colour[..., 0] + self._colour[..., 2])
        self._moist = cv2.GaussianBlur(green, (0, 0), 9)
        self._inland = cv2.GaussianBlur(ashore, (0, 0), 9)

    @staticmethod
    def _filled(coast, scale):
        """Land 1, water 0, rasterised with soft edges; `scale` pixels a degree."""
        image = np.zeros(((NORTH - SOUTH) * scale, (EAST - WEST) * scale), np.uint8)
        for name, value in (('land', 255), ('lakes', 0)):
            rings = np.split(coast[name], coast[name + '_ends'][:-1])
            pixels = [np.stack([ring[:, 0] / 120 - WEST, NORTH - ring[:, 1] / 120], 1) * scale for ring in rings]
            cv2.fillPoly(image, [np.round(p * 16).astype(np.int32) for p in pixels], value, cv2.LINE_AA, 4)
        return image.astype(np.float32) / 255

    @staticmethod
    def _continued(image, weight):
        """An image whose unknown parts (weight 0) take the colour of what is near."""
        total, share = image * weight[..., None], weight
        for width in (1.5, 4, 12, 40):
            blurred, around = (cv2.GaussianBlur(part, (0, 0), width) for part in (image * weight[..., None], weight))
            more = np.clip(1 - share, 0, 1) * smooth(0, .2, around)
            total = total + (blurred.reshape(image.shape) / np.maximum(around, 1e-5)[..., None]) * more[..., None]
            share = share + more
        return (total / np.maximum(share, 1e-5)[..., None]).astype(np.float32)

    @staticmethod
    def _look_up(image, lat, lon, kind=cv2.INTER_LINEAR):
        rows, columns = image.shape[:2]
        u, v = (lon - WEST) / (EAST - WEST) * columns - .5, (NORTH - lat) / (NORTH - SOUTH) * rows - .5
        return sample(image, u, v, kind=kind)

    def land(self, lat, lon):
        return self._look_up(self._land, lat, lon)

    def colour(self, lat, lon):
        return np.clip(self._look_up(self._colour, lat, lon, cv2.INTER_CUBIC), 0, 1)

    def shallow(self, lat, lon):
        return self._look_up(self._depth, lat, lon)

    def rise(self, lat, lon):
        """How far a place stands above its surroundings, km."""
        return self._look_up(self._rise, lat, lon)

    def slopes(self, lat, lon):
        """East and north."""
        return self._look_up(self._slopes, lat, lon)

    def moist(self, lat, lon):
        return self._look_up(self._moist, lat, lon)

    def inland(self, lat, lon):
        return self._look_up(self._inland, lat, lon)

    def lights(self, chance):
        """Points of light at night: latitude, longitude and strength, more and brighter ones where towns are."""
        rows, columns = np.nonzero(self._lights > .04)
        value = self._lights[rows, columns]
        many = chance.poisson(1 + value * 5)
        scale = self._lights.shape[1] / (EAST - WEST)
        lat, lon = NORTH - (np.repeat(rows, many) + .5) / scale, WEST + (np.repeat(columns, many) + .5) / scale
        strength = np.repeat(value, many) * .5
        towns = np.loadtxt(os.path.join(DATA, 'towns.csv'), delimiter=',')
        # A town is a bright middle, quarters around it and villages along its roads.
        for spread, share, weight in ((.035, 5, 1.0), (.12, 8, .35), (.5, 10, .09)):
            points = np.repeat(towns, np.ceil(towns[:, 2] * share + 1).astype(int), 0)
            reach = spread * np.sqrt(points[:, 2] / 4)
            lat = np.concatenate([lat, points[:, 0] + chance.normal(size=len(points)) * reach])
            lon = np.concatenate([lon, points[:, 1] + chance.normal(size=len(points)) * reach])
            strength = np.concatenate([strength, np.full(len(points), weight)])
        return lat, lon, (strength * chance.lognormal(0, .6, len(lat))).astype(np.float32)
