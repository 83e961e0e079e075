"""
Somebody for rooms, seen from behind and out of focus: shirt and trousers, never a face. 1 unit = 1 m; stands on z = 0 and
looks towards +Y, away from a camera that does.
"""
import math

import bpy
from mathutils import Matrix, Vector

from studio.materials import material, mottled
from studio.shapes import collect, group, loft, revolved

SKIN = '#3b2417'
#: Joints of one who reaches for a shelf: neck, shoulder, elbow, wrist, fingers; hip, knee, ankle, toe.
_NECK, _HEAD = Vector((0, 0, 1.47)), Vector((0, .0, 1.62))
_ARMS = {'right': ((.18, .02, 1.45), (.26, .20, 1.60), (.16, .36, 1.78), (.12, .42, 1.86)),
         'left': ((-.18, .02, 1.43), (-.28, .22, 1.36), (-.12, .38, 1.50), (-.05, .43, 1.56))}
_LEG = ((.095, 0, .92), (.105, .02, .50), (.11, -.02, .09), (.135, .13, .035))


def person(shirt, trousers, height=1.74):
    """Returns an empty."""
    made = group(collect(lambda: _dressed(shirt, trousers)))
    made.scale = (height / 1.76,) * 3
    return made


def _dressed(shirt, trousers):
    skin = material('skin', SKIN, .5, spec=.35, sss=.04)
    _flesh('head', [_limb([(_NECK - Vector((0, -.0, .10)), .066), (_NECK + Vector((0, .01, .04)), .060)]),
                    _ball(_HEAD, (.080, .100, .112)), _ball(_HEAD + Vector((0, .025, -.06)), (.062, .072, .070)),
                    *[_ball(_HEAD + Vector((s * .078, -.005, -.015)), (.012, .022, .03)) for s in (-1, 1)]], skin, .009)
    upper = [_torso([((0, -.015, .79), .200, .150), ((0, -.012, .93), .182, .138), ((0, .0, 1.10), .156, .114),
                     ((0, .005, 1.25), .172, .124), ((0, .0, 1.35), .165, .112), ((0, 0, 1.42), .118, .088), ((0, 0, 1.475), .072, .066)])]
    lower = [_torso([((0, 0, .80), .155, .11), ((0, 0, .93), .158, .112), ((0, 0, 1.0), .140, .10)]),
             *[_ball(Vector((s * .075, -.055, .87)), (.085, .075, .095)) for s in (-1, 1)]]
    for s, arm in _ARMS.items():
        shoulder, elbow, wrist, finger = map(Vector, arm)
        inner = shoulder * .55 + Vector((0, 0, shoulder.z * .45 - .01))
        cuff = elbow.lerp(wrist, .22)
        upper.append(_limb([(inner - Vector((0, 0, .03)), .075), (shoulder - Vector((0, 0, .02)), .070),
                            (shoulder.lerp(elbow, .5), .060), (elbow, .054), (cuff, .056)]))
        _flesh('arm', [_limb([(elbow, .042), (elbow.lerp(wrist, .35), .043), (wrist, .028), (wrist.lerp(finger, .55), .038),
                              (finger, .026)])], skin, .007)
        hip, knee, ankle, toe = (Vector((x if s == 'right' else -x, y, z)) for x, y, z in _LEG)
        lower.append(_limb([(hip - Vector((0, 0, .04)), .082), (hip.lerp(knee, .45), .092), (knee, .080), (knee.lerp(ankle, .5), .078),
                            (ankle + Vector((0, 0, .0)), .080)]))
        _flesh('shoe', [_limb([(ankle + Vector((0, -.03, -.03)), .05), (ankle.lerp(toe, .5) - Vector((0, 0, .012)), .047),
                               (toe, .040)])], material('shoe', '#15120f', .55), .008)
    _flesh('shirt', upper, _cloth(shirt), .010, .018)
    _flesh('trousers', lower, _cloth(trousers), .010, .020)


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
