"""The pipe adapter: alone and on a pole."""
from parts.mounts import ground_pole, pipe_adapter, put_on
from studio.render import begin, product_settings
from studio.stage import product_camera, product_light


def alone():
    begin()
    product_settings()
    product_light(target=(0, 0, 1), scale=.36)
    adapter = pipe_adapter()
    adapter.location, adapter.rotation_euler.z = (0, 0, 1.2), .35
    product_camera((0, 0, .98), 6.7, azimuth=30, elevation=17, fstop=1.0, focus=(.1, -.35, 1))


def on_pole():
    begin()
    product_settings()
    product_light(target=(0, 0, 4.6), scale=.6, key=1900)
    pole = ground_pole(6.2, joint=False)
    put_on(pole, pipe_adapter(), 20)
    product_camera((0, 0, 5.85), 8.4, azimuth=34, elevation=8, fstop=1.2, focus=(.1, -.35, 5.7))


PICTURES = {'pipe-adapter': alone, 'pipe-adapter-on-pole': on_pole}
