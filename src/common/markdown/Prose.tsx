import { useState, type ComponentType } from 'react';
import { useHydrating } from '../browser/browserState';
import { usePart } from '../ui/usePart';
import css from './Prose.module.css';

const isServer = typeof window === 'undefined';

type MarkdownPart = ComponentType<{ source: string }>;

let part: MarkdownPart | null = null;

/** Loads the part that reads Markdown: on the server before it renders, in the browser only where it is needed. */
export async function loadMarkdown(): Promise<MarkdownPart> {
  part ??= (await import(/* webpackChunkName: "markdown" */ './Markdown')).Markdown;
  return part;
}

/** Tells React to leave what is in the element as the server wrote it. */
const AS_WRITTEN = { __html: '' };

/**
 * An article's text. The server writes it; the browser takes it over as it stands, without the part that reads Markdown
 * (14 KB), which comes only when the text was not in the document: after a navigation, or when it has changed.
 */
export function Prose({ markdown, lang }: { markdown: string; lang?: string | undefined }) {
  const hydrating = useHydrating();
  const [written, setWritten] = useState(hydrating ? markdown : null);
  // What React never saw cannot come back, as when somebody switches to the other language and back.
  if (written !== null && written !== markdown) setWritten(null);
  // Where the part does not come, the text is still there to be read.
  const fetched = usePart(loadMarkdown, written !== markdown, PlainText);
  const Part = part ?? (isServer ? PlainText : fetched);
  if (isServer && Part)
    return (
      <div className={css.prose} lang={lang}>
        <Part source={markdown} />
      </div>
    );
  if (written === markdown)
    return (
      <div
        key="written"
        className={css.prose}
        lang={lang}
        dangerouslySetInnerHTML={AS_WRITTEN}
        suppressHydrationWarning
      />
    );
  return (
    <div key="read" className={css.prose} lang={lang}>
      {Part ? <Part source={markdown} /> : <Lines />}
    </div>
  );
}

function PlainText({ source }: { source: string }) {
  return <p className={css.plain}>{source}</p>;
}

/** Lines of text while the reader comes. */
function Lines() {
  return (
    <>
      {Array.from({ length: 8 }, (_, index) => (
        <span key={index} className={css.line} aria-hidden="true" />
      ))}
    </>
  );
}
