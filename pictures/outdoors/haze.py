"""Aerial perspective: what is far takes on the sky's light. 1 unit = 1 m."""
import bpy

from studio.nodes import Nodes

#: Names under which `sky` leaves the horizon's light on the scene: towards the sun, away from it, and the sun's direction.
SUNWARD, AWAY, SUN = 'haze sunward', 'haze away', 'sun direction'


def horizon(n, direction):
    """The horizon's light in a direction (a node's output): brighter towards the sun."""
    scene = bpy.context.scene
    flat = n('ShaderNodeVectorMath', {'operation': 'MULTIPLY'})
    n.link(direction, flat.inputs[0])
    flat.inputs[1].default_value = (1, 1, 0)
    unit = n('ShaderNodeVectorMath', {'operation': 'NORMALIZE'})
    n.link(flat.outputs[0], unit.inputs[0])
    towards = n('ShaderNodeVectorMath', {'operation': 'DOT_PRODUCT'})
    n.link(unit.outputs[0], towards.inputs[0])
    x, y, _ = scene[SUN]
    length = max((x * x + y * y) ** .5, 1e-6)
    towards.inputs[1].default_value = (x / length, y / length, 0)
    half = n.math('MULTIPLY_ADD', towards.outputs['Value'], .5, .5)
    return n.mix(n.math('POWER', n.math('MAXIMUM', half, 0.0), 2.2), (*scene[AWAY], 1), (*scene[SUNWARD], 1))


def _group(density, start, mist, mist_top, mist_base):
    """The veil as one node group that all materials share: shader in, shader out."""
    tree = bpy.data.node_groups.new('veil', 'ShaderNodeTree')
    tree.inputs.new('NodeSocketShader', 'Shader')
    tree.outputs.new('NodeSocketShader', 'Shader')
    n = Nodes(tree)
    bare, veiled = n('NodeGroupInput'), n('NodeGroupOutput')
    distance = n.math('MAXIMUM', n.math('SUBTRACT', n('ShaderNodeCameraData').outputs['View Distance'], start), 0.0)
    geometry = n('ShaderNodeNewGeometry')
    depth = n.math('MULTIPLY', distance, -density)
    if mist:
        height = n('ShaderNodeSeparateXYZ', Vector=geometry.outputs['Position']).outputs[2]
        low = n.math('EXPONENT', n.math('DIVIDE', n.math('MAXIMUM', n.math('SUBTRACT', height, mist_base), 0.0), -mist_top))
        depth = n.math('ADD', depth, n.math('MULTIPLY', n.math('MULTIPLY', distance, low), -mist))
    share = n.math('SUBTRACT', 1.0, n.math('EXPONENT', depth))
    towards = n('ShaderNodeVectorMath', {'operation': 'SCALE'}, Vector=geometry.outputs['Incoming'], Scale=-1.0)
    air = n('ShaderNodeEmission', Color=horizon(n, towards.outputs[0]))
    mixed = n('ShaderNodeMixShader')
    n.link(share, mixed.inputs[0])
    n.link(bare.outputs[0], mixed.inputs[1])
    n.link(air.outputs[0], mixed.inputs[2])
    n.link(mixed.outputs[0], veiled.inputs[0])
    return tree


def veil(visibility=9000.0, start=15.0, mist=0.0, mist_top=30.0, mist_base=0.0):
    """
    Puts air before everything in the scene: call it last, after `sky` and all materials. `visibility`: metres at which
    two thirds of a thing's own light are lost; `mist`: of the air near z = `mist_base`, as a share lost at each metre (.002 is
    thick), thinning out over `mist_top` metres of height.
    """
    tree = _group(1 / visibility, start, mist, mist_top, mist_base)
    for mat in bpy.data.materials:
        if not mat.use_nodes or mat.get('clear'):
            continue
        n = Nodes(mat.node_tree)
        for output in [node for node in mat.node_tree.nodes if node.type == 'OUTPUT_MATERIAL']:
            if output.inputs[0].is_linked:
                node = n('ShaderNodeGroup', {'node_tree': tree})
                n.link(output.inputs[0].links[0].from_socket, node.inputs[0])
                n.link(node.outputs[0], output.inputs[0])
