import { shell } from '../../common/texts/en/shell';
import { useMessages } from '../../common/i18n/messages';
import { Button } from '../../common/ui/Button';
import layout from '../../common/ui/layout.module.css';
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
  const slow = useSlow(busy);
  // The region is there before its words, or they would not be read out.
  return (
    <div aria-live="polite" className={slow ? className : layout.hidden}>
      {slow && (
        <Notice tone="warning" role="none">
          {t.slow}{' '}
          {onRetry && (
            <Button variant="outline" size="small" onClick={onRetry}>
              {t.retry}
            </Button>
          )}
        </Notice>
      )}
    </div>
  );
}
