"""
Derives the small maps beside this file from those of Debian's package marble-qt-data (README.md names their sources):

    /usr/bin/python3 pictures/data/derive.py /usr/share/marble/data

Run once; what it wrote is committed.
"""
import os
import struct
import sys

import cv2
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
WEST, EAST, SOUTH, NORTH = -10, 90, -45, 45


def region(world):
    """The part of a map of the world (from 180 W, 90 N) that is kept."""
    scale = world.shape[1] / 360
    rows, columns = ((90 - NORTH) * scale, (90 - SOUTH) * scale), ((WEST + 180) * scale, (EAST + 180) * scale)
    return world[round(rows[0]):round(rows[1]), round(columns[0]):round(columns[1])]


def tiles(folder, level):
    """A map that is stored in tiles `<level>/<row>/<row>_<column>.jpg`, as one."""
    root = os.path.join(folder, str(level))
    return np.vstack([np.hstack([cv2.imread(os.path.join(root, row, name), cv2.IMREAD_GRAYSCALE)
                                 for name in sorted(os.listdir(os.path.join(root, row)))]) for row in sorted(os.listdir(root))])


def rings(path):
    """Rings of longitude and latitude, in 1/120 degree, of a .pn2 file: runs of absolute nodes with relative ones."""
    raw, at = open(path, 'rb').read(), 0

    def read(form):
        nonlocal at
        values = struct.unpack_from('>' + form, raw, at)
        at += struct.calcsize('>' + form)
        return values

    def ring(nodes):
        points = []
        for _ in range(nodes):
            lat, lon, more = read('hhh')
            points.append((lon, lat))
            if more:
                points += [(lon + b, lat + a) for a, b in np.array(read(f'{2 * more}b')).reshape(-1, 2)]
        return np.array(points, np.int16)
    version, _count, colored = read('BIB')
    if version != 2 or colored:
        raise ValueError(f'{path} has another form')
    found = []
    while at < len(raw):
        flag, _id = read('BI')
        if flag == 4:
            for _ in range(read('B')[0]):
                read('BI')
                found.append(ring(read('I')[0]))
        else:
            found.append(ring(read('I')[0]))
    return found


def near(ring):
    """Whether a ring lies within the region."""
    lon, lat = ring[:, 0] / 120, ring[:, 1] / 120
    return lon.max() > WEST and lon.min() < EAST and lat.max() > SOUTH and lat.min() < NORTH


def main(source):
    earth = os.path.join(source, 'maps', 'earth')
    coast = {}
    for name in ('land', 'lakes'):
        kept = [ring for ring in rings(os.path.join(source, 'naturalearth', f'ne_50m_{name}.pn2')) if near(ring)]
        coast[name], coast[name + '_ends'] = np.concatenate(kept), np.cumsum([len(ring) for ring in kept])
    np.savez_compressed(os.path.join(HERE, 'coast.npz'), **coast)

    def write(name, image, quality):
        cv2.imwrite(os.path.join(HERE, name), image, [cv2.IMWRITE_JPEG_QUALITY, quality, cv2.IMWRITE_JPEG_OPTIMIZE, 1])
    write('colour.jpg', region(cv2.imread(os.path.join(earth, 'bluemarble', 'bluemarble.jpg'))), 90)
    write('lights.jpg', region(cv2.imread(os.path.join(earth, 'citylights', 'citylights.jpg'), cv2.IMREAD_GRAYSCALE)), 88)
    write('height.jpg', region(tiles(os.path.join(earth, 'srtm'), 3)), 72)


if __name__ == '__main__':
    main(sys.argv[1])
