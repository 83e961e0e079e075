import type { Sending } from '../../api';
import { images as t } from '../../texts/images';

/** 'Sending picture 2 of 3…', then that the server is at work on them; a sentence changes once a picture, and may be read out. */
export const sendingText = ({ sent, total }: Sending): string =>
  sent < total ? t.sending(sent + 1, total) : t.beingPrepared;
