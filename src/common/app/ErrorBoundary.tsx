import { Component, useEffect, type ReactNode } from 'react';
import { useOnline } from '../browser/browserState';
import { listen } from '../browser/listen';
import { shell } from '../texts/en/shell';
import layout from '../ui/layout.module.css';
import { Button } from '../ui/Button';
import { useMessages } from '../i18n/messages';
import { EmptyState } from '../ui/Notice';

interface State {
  failed: boolean;
}

/** Holds a part that threw: the rest of the site, the cart and drafts go on, and the part can be tried again. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  readonly retry = () => this.setState({ failed: false });

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <Broken onRetry={this.retry} />;
  }
}

/** Without a network it is the program that could not be had: the part comes by itself once there is one again. */
function Broken({ onRetry }: { onRetry: () => void }) {
  const t = useMessages('shell', shell);
  const online = useOnline();
  useEffect(() => listen(window, { online: onRetry }), [onRetry]);
  return (
    <div className={`${layout.wrap} ${layout.sec}`}>
      <EmptyState
        role="alert"
        title={online ? t.brokenTitle : t.youAreOffline}
        text={t.brokenText}
        actions={
          <Button variant="outline" size="small" onClick={onRetry}>
            {t.retry}
          </Button>
        }
      />
    </div>
  );
}
