import { Component, type ReactNode } from 'react';
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

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <Broken onRetry={() => this.setState({ failed: false })} />;
  }
}

function Broken({ onRetry }: { onRetry: () => void }) {
  const t = useMessages('shell', shell);
  return (
    <div className={`${layout.wrap} ${layout.sec}`}>
      <EmptyState
        role="alert"
        title={t.brokenTitle}
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
