import { useEffect, useRef } from 'react';
import css from './Segments.module.css';

interface SegmentsProps<V extends string> {
  label: string;
  value: V;
  options: readonly { value: V; label: string; count?: number | undefined }[];
  onChange: (value: V) => void;
}

/** A choice of few, all in sight. */
export function Segments<V extends string>({ label, value, options, onChange }: SegmentsProps<V>) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the row may be wider than the screen.
    const pressed = row.current?.querySelector<HTMLElement>('[aria-pressed=true]');
    if (row.current && pressed)
      row.current.scrollLeft =
        pressed.offsetLeft - row.current.offsetLeft - (row.current.clientWidth - pressed.offsetWidth) / 2;
  }, [value]);
  return (
    <div ref={row} className={css.segments} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}>
          {option.label}
          {option.count !== undefined && <span>{option.count}</span>}
        </button>
      ))}
    </div>
  );
}
