"""
The Earth from orbit with East Africa in view: ground, water, clouds and air, ray by ray. A picture puts the result behind
what it renders. Light is linear: a white wall in full sun is 1.
"""
from dataclasses import dataclass

import cv2
import numpy as np

from .atmosphere import RADIUS, Air, shell, smooth
from .clouds import Clouds, field, look_up, seen
from .maps import Maps
from .points import add_glare, add_stars, add_towns
from .view import at, degrees, kilometres, rays

CLOUD_HEIGHT = 6.0
#: Higher than it is, as the air is drawn.
AIRGLOW = 165.0
#: How soft the lens draws the Earth, as a share of the picture's width: satellites are in focus.
SOFT = .00056


@dataclass
class Spots:
    """Where rays meet a sphere around the Earth's centre, arrays over the rays."""
    rays: np.ndarray
    point: np.ndarray
    sun: np.ndarray

    def __post_init__(self):
        self.up = self.point / np.linalg.norm(self.point, axis=1, keepdims=True)
        self.lat, self.lon = degrees(self.point)
        self.x, self.y = kilometres(self.lat, self.lon)
        self.east = np.stack([-self.up[:, 1], self.up[:, 0], np.zeros(len(self.up))], 1)
        self.east /= np.linalg.norm(self.east, axis=1, keepdims=True)
        self.north = np.cross(self.up, self.east)
        #: Cosine of the sun's distance from the zenith, and of the viewer's.
        self.zenith = self.up @ self.sun
        self.away = np.clip(-(self.rays * self.up).sum(1), .04, 1)


class Earth:
    """Renders views; what is costly to prepare is prepared once."""

    def __init__(self, seed=7):
        self.maps, self.air = Maps(), Air()
        self.clouds = Clouds(seed, self._wanted)
        self._mottle = field(1024, 2.2, 3, 200, 77)
        self._swell = field(1024, 1.6, 4, 300, 78)

    def _wanted(self, x, y):
        """More clouds over forests and the open ocean, few over deserts and over Kenya."""
        lon, lat = np.degrees(x / RADIUS), np.degrees(np.arctan(np.sinh(y / RADIUS)))
        moist = np.clip(self.maps.moist(lat, lon) * 18, -.6, 1)
        wanted = -.1 + self.maps.inland(lat, lon) * (moist * .9 - .35)
        dry = smooth(13, 19, lat) * smooth(52, 40, lat)
        clear = np.exp(-(((lon - 37) / 8) ** 2 + ((lat - 1) / 7) ** 2))
        return (wanted - dry * 1.2 - clear * 1.3).astype(np.float32)

    def render(self, view, width, height, sampling=1):
        """Linear light, shape (height, width, 3), top row first; `sampling` squared rays for each pixel."""
        w, h = width * sampling, height * sampling
        image = np.concatenate([self._rows(view, w, h, top, min(top + 128, h)) for top in range(0, h, 128)])
        image = cv2.resize(image, (width, height), interpolation=cv2.INTER_AREA) if sampling > 1 else image
        image = cv2.GaussianBlur(image, (0, 0), SOFT * width)
        add_stars(view, image)
        add_towns(view, image, self.maps, self.air, self.clouds)
        add_glare(view, image, self.air)
        return image

    def _rows(self, view, width, height, top, bottom):
        eye, directions, pixel = view.eye, rays(view, width, height, top, bottom), view.pixel(width)
        hit, _ = shell(eye, directions, RADIUS)
        end = np.where(np.isnan(hit) | (hit < 0), np.inf, hit)
        light = self._lit(eye, directions, end, view.sun, pixel) + self._airglow(eye, directions, view.sun)
        if view.moon[2]:
            light += view.moon[2] * np.array([.6, .9, 1.4]) * self._lit(eye, directions, end, at(*view.moon[:2]), pixel)
        return light.reshape(bottom - top, width, 3)

    def _lit(self, eye, directions, end, sun, pixel):
        """What a sun makes of air, ground and clouds."""
        light, through = self.air.along(eye, directions, end, sun)
        ground = np.isfinite(end)
        if ground.any():
            light[ground] += through[ground] * self._below(eye, directions[ground], end[ground], sun, pixel)
        return light

    @staticmethod
    def _airglow(eye, directions, sun):
        """The faint green line above the dark limb."""
        nearest = eye - directions * (directions @ eye)[:, None]
        distance = np.linalg.norm(nearest, axis=1)
        height = distance - RADIUS
        layer = np.exp(-((height - AIRGLOW) / 16) ** 2) + .25 * smooth(-60, AIRGLOW, height) * (height < AIRGLOW)
        night = smooth(.1, -.25, (nearest @ sun) / distance)
        return (layer * night)[:, None] * np.array([.0024, .0042, .0022])

    def _below(self, eye, directions, end, sun, pixel):
        """Light that leaves ground and clouds."""
        spots = Spots(directions, eye + directions * end[:, None], sun)
        footprint = end * pixel / np.sqrt(spots.away)
        sunlight = self.air.sunlight(np.full(len(directions), .5), spots.zenith)
        sky = np.array([.035, .06, .10]) * smooth(-.12, .35, spots.zenith)[:, None]
        land = self.maps.land(spots.lat, spots.lon)[:, None]
        bare = self._water(spots, sunlight, sky, footprint) * (1 - land) + self._land(spots, sunlight, sky) * land
        enter, _ = shell(eye, directions, RADIUS + CLOUD_HEIGHT)
        return self._clouded(bare, spots, Spots(directions, eye + directions * enter[:, None], sun), footprint)

    def _land(self, s, sunlight, sky):
        slope = self.maps.slopes(s.lat, s.lon) * 4.5
        tilt = s.up - s.east * slope[:, :1] - s.north * slope[:, 1:]
        tilt /= np.linalg.norm(tilt, axis=1, keepdims=True)
        facing = np.clip(tilt @ s.sun, 0, None) * smooth(-.03, .06, s.zenith)
        colour = self.maps.colour(s.lat, s.lon)
        colour = (colour * .9 + colour.mean(1, keepdims=True) * .1) * np.array([.95, 1, 1])
        mottle = .6 * look_up(self._mottle, s.x, s.y, 900, .3) + .4 * look_up(self._mottle, s.x, s.y, 170, 1.1)
        detail = 1 + .11 * mottle + .5 * np.clip(self.maps.rise(s.lat, s.lon), -.6, .6)
        return colour * detail[:, None] * (sunlight * facing[:, None] + sky) * 2.2

    def _water(self, s, sunlight, sky, footprint):
        shallow = np.clip(self.maps.shallow(s.lat, s.lon) - .03, 0, .25)[:, None]
        deep = np.array([.003, .010, .024]) + shallow * np.array([.03, .14, .20])
        half = s.sun - s.rays
        half /= np.linalg.norm(half, axis=1, keepdims=True)
        cosine = np.clip((half * s.up).sum(1), .02, 1)
        rough = .06 * np.exp(.12 * look_up(self._swell, s.x, s.y, 800, .9) * seen(footprint, 5))
        peak = np.exp(-np.minimum((1 / cosine ** 2 - 1) / rough, 60)) / (np.pi * rough * cosine ** 4)
        mirror = .02 + .98 * (1 - np.clip((half * s.sun).sum(1), 0, 1)) ** 5
        glint = np.minimum(np.pi * peak * mirror / (4 * s.away) * smooth(0, .05, s.zenith), 1.5)
        reflected = sunlight * glint[:, None] + sky * (.02 + .5 * (1 - s.away[:, None]) ** 4)
        return deep * (sunlight * np.clip(s.zenith, 0, None)[:, None] + sky) + reflected

    def _clouded(self, bare, ground, s, footprint):
        """What is seen of the ground below clouds, and the clouds (`s`: where rays go through their layer)."""
        # Towards the sun, per kilometre of height, on the map.
        east, north = (along @ s.sun / np.maximum(s.zenith, .12) / np.cos(np.radians(s.lat)) for along in (s.east, s.north))
        low, high = self.clouds.thickness(s.x, s.y, footprint)
        # How much higher clouds towards the sun stand above the light's path.
        shade, lift = np.zeros(len(low)), 24.0
        for step in (1.2, 3.0, 6.0):
            ahead, _ = self.clouds.thickness(s.x + east * step, s.y + north * step, footprint)
            shade += np.clip((ahead - low) * lift - step * .6, -2.5, 6) * .22
        lit = np.exp(-np.clip(shade, -.4, 1.8)) * (.62 + .38 * smooth(.1, 1.2, low))
        sunlight = self.air.sunlight(np.full(len(low), CLOUD_HEIGHT), s.zenith)
        sky = np.array([.06, .085, .125]) * smooth(-.14, .35, s.zenith)[:, None]
        facing = smooth(-.02, .30, s.zenith) * np.clip(s.zenith + .10, 0, 1)
        white = sunlight * (facing * lit * .95)[:, None] + sky
        veil = sunlight * (np.clip(s.zenith + .12, 0, 1) * .8)[:, None] + sky
        # Tall clouds throw theirs beyond what they hide from view.
        cast = np.maximum(*(self.clouds.thickness(ground.x + east * at, ground.y + north * at, footprint)[0] * weight
                            for at, weight in ((3, 1), (8, .85))))
        under = bare * (1 - .7 * smooth(.08, .6, cast))[:, None]
        cover = (1 - np.exp(-3.2 * np.clip(low, 0, 1.5) ** 1.45))[:, None]
        thin = np.clip(high * .75, 0, .8)[:, None]
        return (under * (1 - cover) + white * cover) * (1 - thin) + veil * thin
