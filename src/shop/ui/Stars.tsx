import css from './Stars.module.css';

/**
 * Stars for a rating of 0 to 5, in half steps. Decorative: the caller says the number in text. A class, not a style
 * attribute, carries the value: the content security policy allows no inline styles.
 */
export function Stars({ value, large, className }: { value: number; large?: boolean; className?: string | undefined }) {
  const halves = Math.min(10, Math.max(0, Math.round(value * 2)));
  return (
    <i
      className={[css.stars, css[`v${halves}`], large && css.large, className].filter(Boolean).join(' ')}
      aria-hidden="true"
    />
  );
}
