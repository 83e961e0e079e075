import LinearProgress from '@mui/material/LinearProgress';

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
