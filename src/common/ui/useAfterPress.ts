import { useEffect, useState } from 'react';
import { afterPress } from '../browser/afterPress';

/** A number, for what moves the layout where it changes: while a press is under way it is still the one before. */
export function useAfterPress(value: number): number {
  const [settled, setSettled] = useState(value);
  useEffect(() => afterPress(() => setSettled(value)), [value]);
  return settled;
}
