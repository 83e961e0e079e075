"""Where the Earth is looked at from. Lengths are in kilometres, angles in degrees."""
from dataclasses import dataclass

import numpy as np

from .atmosphere import RADIUS


@dataclass(frozen=True)
class View:
    """From where the Earth is seen. `azimuth` is clockwise from north, `down` below the horizontal, `roll` clockwise."""
    lat: float
    lon: float
    altitude: float
    azimuth: float
    down: float
    sun_lat: float
    sun_lon: float
    lens: float = 30.0
    roll: float = 0.0
    #: Brightness of stars and of towns at night.
    stars: float = 1.0
    towns: float = 1.0
    #: Where the moon stands in the zenith, and its light as a share of the sun's.
    moon: tuple = (0, 0, 0)
    seed: int = 7

    @property
    def eye(self):
        return at(self.lat, self.lon) * (RADIUS + self.altitude)

    @property
    def sun(self):
        """Unit vector to it."""
        return at(self.sun_lat, self.sun_lon)

    def pixel(self, width):
        """Width of a pixel at distance 1."""
        return 36 / self.lens / width


def at(lat, lon):
    """Unit vector of a place; (..., 3)."""
    lat, lon = np.radians(lat), np.radians(lon)
    return np.stack([np.cos(lat) * np.cos(lon), np.cos(lat) * np.sin(lon), np.sin(lat)], -1)


def axes(view):
    """Right, up and forward of the camera, as rows."""
    zenith = at(view.lat, view.lon)
    east = np.array([-np.sin(np.radians(view.lon)), np.cos(np.radians(view.lon)), 0])
    north = np.cross(zenith, east)
    a, d, r = np.radians([view.azimuth, view.down, view.roll])
    ahead = north * np.cos(a) + east * np.sin(a)
    forward = ahead * np.cos(d) - zenith * np.sin(d)
    right = np.cross(forward, zenith)
    right /= np.linalg.norm(right)
    up = np.cross(right, forward)
    return np.array([right * np.cos(r) + up * np.sin(r), up * np.cos(r) - right * np.sin(r), forward])


def zenith_in_camera(view):
    """Unit vector away from the Earth in the camera's own axes (right, up, backward)."""
    right, up, forward = axes(view) @ at(view.lat, view.lon)
    return right, up, -forward


def rays(view, width, height, top, bottom):
    """Unit vectors through the pixels of some rows, shape (pixels, 3)."""
    y, x = np.mgrid[top:bottom, 0:width].astype(np.float32)
    k = view.pixel(width)
    local = np.stack([(x + .5 - width / 2) * k, (height / 2 - y - .5) * k, np.ones_like(x)], -1).reshape(-1, 3)
    return local @ axes(view) / np.linalg.norm(local, axis=1, keepdims=True)


def project(view, directions, width, height):
    """Pixel coordinates of directions, and whether they lie ahead."""
    local = directions @ axes(view).T
    depth = np.maximum(local[:, 2], 1e-3)
    k = view.pixel(width)
    return local[:, 0] / depth / k + width / 2, height / 2 - local[:, 1] / depth / k, local[:, 2] > .05


def degrees(point):
    """Latitude and longitude of points, shape (..., 3)."""
    height = point[..., 2] / np.linalg.norm(point, axis=-1)
    return np.degrees(np.arcsin(np.clip(height, -1, 1))), np.degrees(np.arctan2(point[..., 1], point[..., 0]))


def kilometres(lat, lon):
    """East and north of longitude and latitude 0, on a map as Mercator drew it."""
    return RADIUS * np.radians(lon), RADIUS * np.arcsinh(np.tan(np.radians(np.clip(lat, -80, 80))))
