"""Reading images at many points."""
import cv2
import numpy as np

_ROW = 1024


def sample(image, column, row, border=cv2.BORDER_REPLICATE, kind=cv2.INTER_LINEAR):
    """An image's values at pixels (arrays of one shape, of any length); shape of the points, then of a pixel."""
    shape, count = np.shape(column), np.size(column)
    # OpenCV takes no longer sides than 32767.
    spare = -count % _ROW
    u, v = (np.pad(np.ravel(values).astype(np.float32), (0, spare)).reshape(-1, _ROW) for values in (column, row))
    found = cv2.remap(image, u, v, kind, borderMode=border)
    return found.reshape(-1, *image.shape[2:])[:count].reshape(*shape, *image.shape[2:])
