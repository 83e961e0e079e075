/** Arc and dot: Earth's limb and the satellite above it. */
export function BrandMark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true" fill="none">
      <path
        d="M2 24c2-7.5 6.6-11.5 12-11.5S24 16.5 26 24"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <circle cx="19.5" cy="6" r="2.6" fill="var(--signal)" />
    </svg>
  );
}
