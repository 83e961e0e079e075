import { demand, type Demands } from './demand';

/** Group F: uploads. */
export const UPLOADS: Demands = {
  F01: demand(
    ['addProductImages', 201],
    'The limit of the body is lower than five pictures.',
    'The type is taken from the name, or from the declared type.',
    'The library knows no AVIF: a look at its head suffices.',
  ),
  F02: demand(
    ['addProductImages', 413],
    'The rest is dropped silently.',
    'The record was made before the pictures were counted.',
    'What is there already is not counted together with what comes.',
  ),
  F03: demand(
    ['addProductImages', 413],
    'The limit is 5,000,000 bytes, or that of the whole form.',
    'A proxy has a limit of its own.',
    'The file is cut at the limit and kept.',
  ),
  F04: demand(
    ['addProductImages', 415],
    'The declared type or the name decides.',
    'Only the first bytes are looked at.',
    'SVG or GIF is let in.',
  ),
  F05: demand(
    ['addProductImages', 201],
    'The file is stored under its name.',
    'A missing or odd name is an error.',
    'The name’s ending decides how it is served.',
  ),
  F06: demand(
    ['createProduct', 400],
    'A form that breaks off is taken as far as it came, or waited for.',
    'Unknown fields are passed over.',
    'The parser’s error is 500.',
  ),
  F07: demand(
    ['addProductImages', 201],
    'The record is written while the form is still coming.',
    'The half of a file stays on the disk.',
    'The broken connection ends the process.',
  ),
  F08: demand(
    ['replaceProductImage', 400],
    'The first of several is taken.',
    'A form without a picture is 415 or 500.',
    'The old file is removed before the new one was looked at.',
  ),
};
