import { shell } from '../../common/texts/en/shell';
import { useMessages } from '../../common/i18n/messages';
import { Button } from '../../common/ui/Button';
import { Notice } from '../../common/ui/Notice';
import { useSlow } from '../../common/ui/useSlow';

interface SlowNoticeProps {
  /** Whether something is being waited for. */
  busy: boolean;
  /** Gives the old call up and asks again; none where asking twice would do it twice. */
  onRetry?: () => void;
  /** Of its place, which is there only while it says something. */
  className?: string;
}

/** After 10 s of waiting says so; nothing is cut off for being slow (docs/product.md, 12.1). */
export function SlowNotice({ busy, onRetry, className }: SlowNoticeProps) {
  const t = useMessages('shell', shell);
  if (!useSlow(busy)) return null;
  return (
    <div className={className}>
      <Notice tone="warning">
        {t.slow}{' '}
        {onRetry && (
          <Button variant="outline" size="small" onClick={onRetry}>
            {t.retry}
          </Button>
        )}
      </Notice>
    </div>
  );
}
