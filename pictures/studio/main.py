"""
Renders one picture within Blender:

    blender -b -P pictures/studio/main.py -- NAME OUT.png [--scale .3] [--samples 8] [--threads 2]

Every module of subjects/ has `PICTURES`: a picture's name and the function that builds its scene.
"""
import argparse
import importlib
import os
import pkgutil
import sys
import traceback

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.dirname(HERE))
sys.dont_write_bytecode = True


def find(name):
    import subjects
    modules = [module for module in pkgutil.walk_packages(subjects.__path__, 'subjects.') if not module.ispkg]
    # First those that spell the name, so that one picture does not depend on the modules of the others.
    for module in sorted(modules, key=lambda one: not _spells(one, name)):
        builder = getattr(importlib.import_module(module.name), 'PICTURES', {}).get(name)
        if builder:
            return builder
    raise SystemExit(f'No subject renders a picture named {name}.')


def _spells(module, name):
    with open(module.module_finder.find_spec(module.name).origin, encoding='utf-8') as source:
        return f"'{name}'" in source.read()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('name')
    parser.add_argument('out')
    parser.add_argument('--scale', type=float, default=1.0)
    parser.add_argument('--samples', type=int)
    parser.add_argument('--threads', type=int, default=os.cpu_count())
    asked = parser.parse_args(sys.argv[sys.argv.index('--') + 1:])
    from studio.render import render
    import torch
    torch.set_num_threads(asked.threads)
    find(asked.name)()
    render(asked.out, asked.scale, asked.samples, asked.threads)


if __name__ == '__main__':
    code = 0
    try:
        main()
    except BaseException:  # Blender itself would end with 0
        traceback.print_exc()
        code = 1
    sys.stdout.flush()
    sys.stderr.flush()
    # PyTorch's threads and Blender's own end do not get along.
    os._exit(code)
