"""How a cable lies in a coil: turns that push each other aside, as a wound cable's do."""
import math

import numpy as np

#: Cross-sections in one turn.
SLICES = 96


def wound(turns, wire, radius, straps=(), flatness=1.35, seed=1):
    """
    A coil's centre line as an array (turns * SLICES, 3), on the floor around the origin, counterclockwise: one cable
    that nowhere runs through itself. `wire` is the cable's radius, `radius` the coil's mean one; at the angles
    `straps` (radians) it is bound tightly. It begins and ends on the outside, at angle 0.
    """
    rng = np.random.default_rng(seed)
    slots = _slots(turns, wire, flatness)
    section = _between(slots, turns)
    angle = 2 * math.pi * np.arange(SLICES) / SLICES
    tight = _tightness(angle, straps)
    section += (_wander(rng, turns) * .9 * wire) * (1 - tight)[None, :, None]
    section = _settle(section, wire, tight)
    r, z = radius + section[..., 0], section[..., 1]
    return np.stack((r * np.cos(angle), r * np.sin(angle), z), -1).reshape(-1, 3)


def _slots(turns, wire, flatness):
    """
    Places of the turns in a cross-section, (turns, 2): rows from the floor upwards, wound to and fro, each in the gaps of
    the one below. Their number is even, so that first and last turn both lie outside.
    """
    pitch, count = 2.1 * wire, max(2, 2 * round(math.sqrt(turns / flatness) / 2))
    share = np.array([math.sqrt(1 - (1.5 * (r + .35) / count - .75) ** 2) for r in range(count)])
    lengths = np.floor(share / share.sum() * turns).astype(int)
    for k in range(turns - lengths.sum()):
        lengths[k % count] += 1
    slots = []
    for r, length in enumerate(lengths):
        stagger = .5 * ((length + r) % 2 == 0)
        row = [((i - (length - 1) / 2 - stagger) * pitch, wire + r * pitch * .9) for i in range(length)]
        slots += row if r % 2 else row[::-1]
    return np.array(slots)


def _between(slots, turns):
    """Every turn goes from its own slot to the next one's, (turns, SLICES, 2)."""
    following = np.vstack((slots[1:], slots[-1:]))
    t = np.arange(SLICES) / SLICES
    t = (t * t * (3 - 2 * t))[None, :, None]
    return slots[:, None] * (1 - t) + following[:, None] * t


def _tightness(angle, straps):
    """1 at a strap, 0 away from it."""
    away = [np.abs((angle - strap + math.pi) % (2 * math.pi) - math.pi) for strap in straps]
    return np.exp(-(np.min(away, 0) / .3) ** 2) if away else np.zeros_like(angle)


def _wander(rng, turns):
    """A slow, even wavering of the whole cable, about -1 to 1, (turns, SLICES, 2)."""
    along = np.arange(turns * SLICES)[:, None] / SLICES
    waves = [np.sin(2 * math.pi * (along * rng.uniform(.35, 1.6) + rng.uniform(size=2))) for _ in range(6)]
    return (sum(waves) / 3).reshape(turns, SLICES, 2)


def _settle(section, wire, tight, rounds=260):
    """Smooths the cable along its length and pushes its turns apart, in turn, until they only touch."""
    section = section.astype(np.float32)
    pull = (.03 * tight)[None, :, None].astype(np.float32)
    for done in range(rounds):
        loose = done < rounds - 80
        stiff = .5 if loose else .04
        line = section.reshape(-1, 2)
        for stride in (1, 5):
            line[stride:-stride] += stiff * ((line[:-2 * stride] + line[2 * stride:]) / 2 - line[stride:-stride])
        if loose:
            section -= pull * (section - section.mean(0, keepdims=True))
            section[..., 1] -= .01 * wire
        section += _apart(section, 2.04 * wire)
        section[..., 1] = np.maximum(section[..., 1], wire)
    return section


def _apart(section, distance):
    """How far each turn must move so that none is nearer than `distance` to another."""
    away = section[:, None] - section[None]
    length = np.sqrt((away ** 2).sum(-1)) + 1e-6
    overlap = np.clip(distance - length, 0, None)
    overlap[np.arange(len(section)), np.arange(len(section))] = 0
    return .45 * (away * (overlap / length)[..., None]).sum(1)
