"""
People for places, seen from behind or against the light: shirt, trousers, cap or helmet, never a face. 1 unit = 1 m; they
stand on z = 0 and look towards +Y, away from a camera that does.
"""
import math

import bpy
from mathutils import Matrix, Vector

from studio.materials import material, mottled
from studio.shapes import collect, group, loft, revolved

#: Joints of one who stands at ease: neck, shoulder, elbow, wrist, fingers; hip, knee, ankle, toe. Left ones are mirrored.
STAND = {'neck': (0, 0, 1.47), 'head': (0, .02, 1.615), 'shoulder': (.168, 0, 1.375), 'elbow': (.222, -.03, 1.09),
         'wrist': (.228, .06, .86), 'finger': (.215, .09, .76), 'hip': (.095, 0, .92), 'knee': (.105, .02, .50),
         'ankle': (.11, -.02, .09), 'toe': (.135, .13, .035)}
#: What differs from it, by side where that matters ('left elbow').
POSES = {
    'stand': {},
    'lean': {'left elbow': (-.33, .03, 1.20), 'left wrist': (-.22, .16, 1.06), 'left finger': (-.15, .18, 1.02),
             'right knee': (.13, .05, .49), 'right ankle': (.15, -.01, .09), 'right toe': (.22, .13, .035)},
    'reach': {'right shoulder': (.18, .02, 1.45), 'right elbow': (.26, .20, 1.60), 'right wrist': (.16, .36, 1.78),
              'right finger': (.12, .42, 1.86), 'left shoulder': (-.18, .02, 1.43), 'left elbow': (-.28, .22, 1.36),
              'left wrist': (-.12, .38, 1.50), 'left finger': (-.05, .43, 1.56), 'head': (0, .0, 1.62)},
    'walk': {'right knee': (.10, .16, .52), 'right ankle': (.10, .16, .11), 'right toe': (.11, .31, .07),
             'left knee': (-.10, -.04, .51), 'left ankle': (-.10, -.26, .14), 'left toe': (-.11, -.16, .04),
             'right elbow': (.25, -.12, 1.16), 'right wrist': (.25, -.10, .92), 'right finger': (.24, -.08, .82),
             'left elbow': (-.24, .08, 1.16), 'left wrist': (-.22, .24, 1.00), 'left finger': (-.21, .29, .92)},
}
SKINS = ('#4a2d1e', '#3b2417', '#5a3826')


def person(pose='stand', shirt='#2e5a86', trousers='#2a2c31', hat='cap', hat_color='#1f3f66', height=1.74, seed=0):
    """`hat` is 'cap', 'helmet' or None. Returns an empty."""
    joints = _joints(POSES[pose])
    made = group(collect(lambda: _dressed(joints, shirt, trousers, hat, hat_color, seed)))
    made.scale = (height / 1.76,) * 3
    return made


def _joints(changes):
    found = {}
    for name, (x, y, z) in STAND.items():
        for side, sign in (('right', 1), ('left', -1)):
            key = name if name in ('neck', 'head') else f'{side} {name}'
            found[key] = Vector(changes.get(key, (x * sign, y, z)))
    return found


def _dressed(j, shirt, trousers, hat, hat_color, seed):
    skin = material('skin', SKINS[seed % len(SKINS)], .5, spec=.35, sss=.04)
    _flesh('head', [_limb([(j['neck'] - Vector((0, -.0, .10)), .066), (j['neck'] + Vector((0, .01, .04)), .060)]),
                    _ball(j['head'], (.080, .100, .112)), _ball(j['head'] + Vector((0, .025, -.06)), (.062, .072, .070)),
                    *[_ball(j['head'] + Vector((s * .078, -.005, -.015)), (.012, .022, .03)) for s in (-1, 1)]], skin, .009)
    upper = [_torso([((0, -.015, .79), .200, .150), ((0, -.012, .93), .182, .138), ((0, .0, 1.10), .156, .114),
                     ((0, .005, 1.25), .172, .124), ((0, .0, 1.35), .165, .112), ((0, 0, 1.42), .118, .088), ((0, 0, 1.475), .072, .066)])]
    lower = [_torso([((0, 0, .80), .155, .11), ((0, 0, .93), .158, .112), ((0, 0, 1.0), .140, .10)]),
             *[_ball(Vector((s * .075, -.055, .87)), (.085, .075, .095)) for s in (-1, 1)]]
    for s in ('right', 'left'):
        shoulder, elbow, wrist, finger = (j[f'{s} {part}'] for part in ('shoulder', 'elbow', 'wrist', 'finger'))
        inner = shoulder * .55 + Vector((0, 0, shoulder.z * .45 - .01))
        cuff = elbow.lerp(wrist, .22)
        upper.append(_limb([(inner - Vector((0, 0, .03)), .075), (shoulder - Vector((0, 0, .02)), .070),
                            (shoulder.lerp(elbow, .5), .060), (elbow, .054), (cuff, .056)]))
        _flesh('arm', [_limb([(elbow, .042), (elbow.lerp(wrist, .35), .043), (wrist, .028), (wrist.lerp(finger, .55), .038),
                              (finger, .026)])], skin, .007)
        hip, knee, ankle, toe = (j[f'{s} {part}'] for part in ('hip', 'knee', 'ankle', 'toe'))
        lower.append(_limb([(hip - Vector((0, 0, .04)), .082), (hip.lerp(knee, .45), .092), (knee, .080), (knee.lerp(ankle, .5), .078),
                            (ankle + Vector((0, 0, .0)), .080)]))
        _flesh('shoe', [_limb([(ankle + Vector((0, -.03, -.03)), .05), (ankle.lerp(toe, .5) - Vector((0, 0, .012)), .047),
                               (toe, .040)])], material('shoe', '#15120f', .55), .008)
    _flesh('shirt', upper, _cloth(shirt), .010, .018)
    _flesh('trousers', lower, _cloth(trousers), .010, .020)
    if hat:
        (_cap if hat == 'cap' else _helmet)(j['head'], hat_color)


def _cloth(color):
    worn = mottled(f'cloth {color}', [(.3, color), (.7, color)], 5, .88, 5)
    return worn


def _flesh(name, parts, mat, size, folds=0.0):
    """Parts grown into one skin; `folds` is how deep cloth lies in folds."""
    bpy.ops.object.select_all(action='DESELECT')
    for part in parts:
        part.select_set(True)
    bpy.context.view_layer.objects.active = parts[0]
    if len(parts) > 1:
        bpy.ops.object.join()
    made = parts[0]
    made.name = name
    made.data.materials.clear()
    made.data.materials.append(mat)
    made.modifiers.clear()
    grown = made.modifiers.new('grown', 'REMESH')
    grown.mode, grown.voxel_size, grown.use_smooth_shade = 'VOXEL', size, True
    eased = made.modifiers.new('eased', 'SMOOTH')
    eased.factor, eased.iterations = .5, 7
    if folds:
        texture = bpy.data.textures.get('folds') or bpy.data.textures.new('folds', 'STUCCI')
        texture.noise_scale, texture.turbulence = .15, 5
        pleats = made.modifiers.new('folds', 'DISPLACE')
        pleats.texture, pleats.strength, pleats.mid_level = texture, folds, .5
    return made


def _limb(points, sides=14):
    """A round limb through (point, radius), closed by caps that are rounded by what grows it."""
    rings, path = [], [Vector(p) for p, _ in points]
    for k, (at, (_, r)) in enumerate(zip(path, points)):
        along = (path[min(k + 1, len(path) - 1)] - path[max(k - 1, 0)]).normalized()
        side = along.cross(Vector((0, 1, 0)) if abs(along.y) < .9 else Vector((1, 0, 0))).normalized()
        other = along.cross(side)
        rings.append([at + (side * math.cos(a) + other * math.sin(a)) * r for a in (2 * math.pi * i / sides for i in range(sides))])
    return loft('limb', rings)


def _torso(rows, sides=20):
    rings = [[Vector(at) + Vector((w * math.cos(a), d * math.sin(a), 0)) for a in (2 * math.pi * i / sides for i in range(sides))]
             for at, w, d in rows]
    return loft('torso', rings)


def _ball(at, radii):
    half = [(math.sin(math.radians(a)), -math.cos(math.radians(a))) for a in range(0, 181, 12)]
    ball = revolved('ball', half, None, 20, angle=80)
    ball.data.transform(Matrix.Translation(at) @ Matrix.Diagonal((*radii, 1)))
    return ball


def _cap(head, color):
    cloth = material('cap', color, .85)
    crown = revolved('crown', [(.0, .115), (.05, .108), (.085, .075), (.098, .03), (.099, -.012)], cloth, 32, angle=60)
    crown.data.transform(Matrix.Translation(head + Vector((0, -.002, .045))) @ Matrix.Diagonal((.90, 1.06, 1, 1)))
    brim = [[head + Vector((x * .075, .085 + out * (1 - .35 * x * x), .045 - .028 * out / .09 - .012 * x * x + lift)) for x in
             (-1, -.6, -.2, .2, .6, 1)] for out, lift in ((-.02, .0), (.09, 0), (.09, .006), (-.02, .006))]
    loft('brim', brim, cloth, caps=False)


def _helmet(head, color):
    shell = material('helmet', color, .35)
    profile = [(.0, .150), (.055, .142), (.095, .108), (.116, .055), (.119, .0), (.150, -.012), (.150, -.018), (.112, -.006)]
    made = revolved('helmet', profile, shell, 40, angle=45)
    made.data.transform(Matrix.Translation(head + Vector((0, .005, .03))) @ Matrix.Diagonal((.95, 1.12, 1, 1)))
