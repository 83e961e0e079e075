"""
Light in the Earth's air: single scattering by molecules, haze and ozone, on arrays of rays. Lengths are in kilometres
from the Earth's centre, light in shares of the sun's.
"""
import numpy as np

from .lookup import sample

RADIUS = 6371.0
#: The air is drawn higher than it is, and thinner to match: at its true height its blue line is lost in small pictures.
HIGHER = 2.3
TOP = RADIUS + 90.0 * HIGHER

#: Scattering of red, green and blue at sea level, 1/km, and the heights at which they are 1/e.
RAYLEIGH, RAYLEIGH_HEIGHT = np.array([.0058, .0135, .0331], np.float32) * .72 / HIGHER, 8.0 * HIGHER
MIE, MIE_ABSORBED, MIE_HEIGHT, MIE_FORWARD = .0016 / HIGHER, .0002 / HIGHER, 1.2 * HIGHER, .76
OZONE, OZONE_HEIGHT = np.array([.00065, .00188, .00009], np.float32) / HIGHER, 25.0 * HIGHER
#: Light scattered more than once, as a share of the sun's.
AGAIN = np.array([.010, .016, .022], np.float32)

_SIZE = (96, 512)


def smooth(low, high, value):
    """0 below `low`, 1 above `high`, without corners."""
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def densities(height):
    """Of molecules, haze and ozone, relative."""
    height = np.maximum(height, 0)
    ozone = np.clip(1 - np.abs(height / OZONE_HEIGHT - 1) / .6, 0, 1)
    return np.exp(-height / RAYLEIGH_HEIGHT), np.exp(-height / MIE_HEIGHT), ozone


def extinction(height):
    """Share that one kilometre takes away, per colour: shape (..., 3)."""
    air, haze, ozone = densities(height)
    return air[..., None] * RAYLEIGH + haze[..., None] * (MIE + MIE_ABSORBED) + ozone[..., None] * OZONE


def shell(origin, direction, radius):
    """Distances at which rays enter and leave a sphere around the centre; NaN where they miss it."""
    b = direction @ origin
    inside = b * b - (origin @ origin - radius * radius)
    with np.errstate(invalid='ignore'):
        root = np.sqrt(inside)
    return -b - root, -b + root


class Air:
    """What the sun's light becomes on its way: a table by height and by the cosine of the sun's zenith angle."""

    def __init__(self):
        rows, columns = _SIZE
        height = (TOP - RADIUS) * np.linspace(0, 1, rows) ** 2
        cosine = self._cosine(np.linspace(0, 1, columns))
        r, mu = RADIUS + height[:, None], cosine[None, :]
        reach = -r * mu + np.sqrt(r * r * (mu * mu - 1) + TOP * TOP)
        lowest = np.where(mu < 0, r * np.sqrt(np.maximum(1 - mu * mu, 0)), r)
        depth, steps = 0.0, 160
        for k in range(steps):
            t = reach * (k + .5) / steps
            depth = depth + extinction(np.sqrt(r * r + t * t + 2 * r * mu * t) - RADIUS) * (reach / steps)[..., None]
        # The sun is a disc: its light does not end at once behind the ground.
        seen = smooth(-9.0, 3.0, lowest - RADIUS)[..., None]
        self._table = (np.exp(-depth) * seen).astype(np.float32)

    @staticmethod
    def _cosine(share):
        """More entries about the horizon."""
        side = share * 2 - 1
        return np.sign(side) * side * side

    def sunlight(self, height, cosine):
        """Colour of the sun at a height, shape (..., 3)."""
        rows, columns = _SIZE
        y = np.sqrt(np.clip(height, 0, TOP - RADIUS) / (TOP - RADIUS)) * (rows - 1)
        x = (np.sign(cosine) * np.sqrt(np.abs(cosine)) + 1) / 2 * (columns - 1)
        return sample(self._table, x, y)

    def along(self, origin, direction, end, sun, steps=40):
        """
        Light scattered towards `origin` along rays up to the distance `end` (infinite: through the air), and how much of
        what lies behind still comes through; both of shape (rays, 3).
        """
        enter, leave = shell(origin, direction, TOP)
        missed = np.isnan(enter)
        enter, leave = np.where(missed, 0, np.maximum(enter, 0)), np.where(missed, 0, leave)
        grounded = np.isfinite(end)
        leave = np.where(grounded, np.minimum(end, leave), leave)
        cosine = direction @ sun
        molecules = (3 / (16 * np.pi) * (1 + cosine * cosine))[:, None]
        g = MIE_FORWARD
        forward = (1 + cosine ** 2) / (1 + g * g - 2 * g * cosine) ** 1.5
        haze_phase = (3 / (8 * np.pi) * (1 - g * g) / (2 + g * g) * forward)[:, None]
        light, depth = np.zeros((len(direction), 3), np.float32), np.zeros((len(direction), 3), np.float32)
        edges = np.linspace(0, 1, steps + 1)
        for a, b in zip(edges, edges[1:]):
            # Rays that end at the ground have most air at their end.
            near, far = (np.where(grounded, 1 - (1 - t) ** 2, t) for t in (a, b))
            t, length = enter + (leave - enter) * (near + far) / 2, (leave - enter) * (far - near)
            point = origin + direction * t[:, None]
            distance = np.linalg.norm(point, axis=1)
            height = distance - RADIUS
            zenith = (point @ sun) / distance
            air, haze, _ozone = densities(height)
            step = (extinction(height) * length[:, None]).astype(np.float32)
            passed = np.exp(-depth - step / 2)
            direct = self.sunlight(height, zenith)
            again = AGAIN * smooth(-.16, .35, zenith)[:, None]
            source = air[:, None] * RAYLEIGH * (molecules * direct + again)
            source = source + haze[:, None] * MIE * (haze_phase * direct + again)
            light += passed * source * length[:, None]
            depth += step
        return np.pi * light, np.exp(-depth)
