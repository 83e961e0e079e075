import { Lexer, type MarkedToken, type Token } from 'marked';
import { Fragment, type ReactNode } from 'react';
import { article as texts } from '../texts/en/article';
import { safeUrl } from '../domain/addresses';
import { useMessages } from '../i18n/messages';

/**
 * Markdown as React elements (docs/product.md, 3.7). Nothing of it is ever taken for HTML: tags stand there as the
 * text they are, a link leads only where `safeUrl` allows, and a picture is a link to it, for an article's pictures are
 * in its gallery. Headings begin at level 2, below the page's own.
 */
export function Markdown({ source }: { source: string }) {
  return <Tokens tokens={parse(source)} />;
}

/** What opens and closes something: each may be compared with all others of its paragraph. */
const MARKS = /[*_~`[\]!<\\]/g;
const MOST_MARKS = 400;
/** An address is read anew for each sign at its end. */
const LONG_WORD = /(?:^|\s)\S{2000}/;
/** A list's entry is read anew for each of its lines. */
const MOST_LINES = 1_000;
/** Quotes and lists within each other, which are read anew for each of them. */
const DEEP = /^(?:[ \t]*(?:>|(?:[*+-]|\d+[.)])[ \t])){30}/m;

/** Takes a paragraph, a cell or an entry as plain text where to read its marks would take seconds. */
class Reader extends Lexer {
  override inlineTokens(src: string, tokens: Token[] = []): Token[] {
    if ((src.match(MARKS)?.length ?? 0) <= MOST_MARKS && !LONG_WORD.test(src)) return super.inlineTokens(src, tokens);
    tokens.push({ type: 'text', raw: src, text: src });
    return tokens;
  }
}

/** What cannot be parsed (nested or run on beyond reason) is plain text. */
function parse(source: string): Token[] {
  const runs = source.split(/\n\s*\n/);
  try {
    if (!DEEP.test(source) && runs.every((run) => run.split(/\r\n?|\n/).length <= MOST_LINES))
      return new Reader({ gfm: true }).lex(source);
  } catch {
    // Nested deeper than the stack is, without a mark for each level on one line.
  }
  return runs.map((text) => ({ type: 'html', raw: text, text, block: true }));
}

function Tokens({ tokens }: { tokens: readonly Token[] | undefined }) {
  // Parts of a text have no identity but their place.
  return (tokens ?? []).map((token, index) => <Fragment key={index}>{element(token as MarkedToken)}</Fragment>);
}

function element(token: MarkedToken): ReactNode {
  switch (token.type) {
    case 'paragraph':
      return (
        <p>
          <Tokens tokens={token.tokens} />
        </p>
      );
    case 'heading':
      return (
        <Heading depth={token.depth}>
          <Tokens tokens={token.tokens} />
        </Heading>
      );
    case 'blockquote':
      return (
        <blockquote>
          <Tokens tokens={token.tokens} />
        </blockquote>
      );
    case 'list':
      return <List {...token} />;
    case 'list_item':
      return (
        <li>
          <Tokens tokens={token.tokens} />
        </li>
      );
    case 'checkbox':
      return token.checked ? '☑ ' : '☐ ';
    case 'table':
      return <Table {...token} />;
    case 'code':
      return <Code>{token.text}</Code>;
    case 'hr':
      return <hr />;
    case 'html':
      return token.block ? <p>{token.text.trim()}</p> : token.text;
    case 'text':
      return token.tokens ? <Tokens tokens={token.tokens} /> : plain(token.text);
    case 'escape':
      return token.text;
    case 'strong':
      return (
        <strong>
          <Tokens tokens={token.tokens} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Tokens tokens={token.tokens} />
        </em>
      );
    case 'del':
      return (
        <del>
          <Tokens tokens={token.tokens} />
        </del>
      );
    case 'codespan':
      return <code>{token.text}</code>;
    case 'br':
      return <br />;
    case 'link':
      return (
        <SafeLink href={token.href}>
          <Tokens tokens={token.tokens} />
        </SafeLink>
      );
    case 'image':
      return <SafeLink href={token.href}>{token.text || token.href}</SafeLink>;
    default:
      return null;
  }
}

function Heading({ depth, children }: { depth: number; children: ReactNode }) {
  const Level = depth <= 2 ? 'h2' : depth === 3 ? 'h3' : 'h4';
  return <Level>{children}</Level>;
}

function List({ ordered, start, items }: Extract<MarkedToken, { type: 'list' }>) {
  const entries = <Tokens tokens={items} />;
  return ordered ? <ol {...(start !== '' && start !== 1 && { start })}>{entries}</ol> : <ul>{entries}</ul>;
}

/** Wider than a phone's screen it scrolls by itself, also by keyboard. */
function Table({ header, rows }: Extract<MarkedToken, { type: 'table' }>) {
  const t = useMessages('article', texts);
  return (
    <div role="region" aria-label={t.table} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {header.map((cell, index) => (
              <th key={index} scope="col">
                <Tokens tokens={cell.tokens} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, index) => (
                <td key={index}>
                  <Tokens tokens={cell.tokens} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Code({ children }: { children: string }) {
  const t = useMessages('article', texts);
  return (
    <pre role="region" aria-label={t.code} tabIndex={0}>
      <code>{children}</code>
    </pre>
  );
}

function SafeLink({ href, children }: { href: string; children: ReactNode }) {
  const url = safeUrl(href);
  return url === null ? (
    children
  ) : (
    <a href={url} rel="noopener">
      {children}
    </a>
  );
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** The few references to characters that people write. */
function plain(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos|nbsp|#39);/g, (_reference, name: string) => NAMED[name] ?? "'");
}
