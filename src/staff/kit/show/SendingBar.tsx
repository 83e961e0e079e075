import LinearProgress from '@mui/material/LinearProgress';
import type { Sending } from '../../api';
import { images as t } from '../../texts/images';

/** How much of something has been sent, from 0 to 1; after that the server works, and nobody knows how long. */
export function SendingBar({
  part,
  label,
  className,
}: {
  part: number;
  label: string;
  className?: string | undefined;
}) {
  return (
    <LinearProgress
      className={className ?? ''}
      aria-label={label}
      {...(part < 1 ? { variant: 'determinate', value: Math.round(part * 100) } : {})}
    />
  );
}

/** 'Sending picture 2 of 3…', then that the server is at work on them; a sentence changes once a picture, and may be read out. */
export const sendingText = ({ sent, total }: Sending): string =>
  sent < total ? t.sending(sent + 1, total) : t.beingPrepared;
