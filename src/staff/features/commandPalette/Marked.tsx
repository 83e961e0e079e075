import { Fragment } from 'react';
import { markMatches } from './match';

/** A text with the matching words marked. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return markMatches(text, words).map((piece, index) =>
    piece.hit ? <mark key={index}>{piece.text}</mark> : <Fragment key={index}>{piece.text}</Fragment>,
  );
}
