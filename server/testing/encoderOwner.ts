/** A process that owns an encoder and tells the pid of its process once that has made a picture; it never ends by itself. */
import { PictureEncoder } from '../media/encoder/pictureEncoder';
import { picture } from './pictures';

const encoder = new PictureEncoder();
void picture()
  .then((bytes) => encoder.renditions(bytes))
  .then(() => process.stdout.write(`encoder ${encoder.pid}\n`));
setInterval(() => undefined, 60_000);
