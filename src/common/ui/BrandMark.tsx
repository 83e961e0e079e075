/** Arc and dot: Earth's limb and the satellite above it. */
export function BrandMark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true" fill="none">
      <path
        d="M2 24c2-7.500 6.600-11.500 12-11.500S24 16.500 26 24"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <circle cx="19.500" cy="6" r="2.600" fill="var(--signal)" />
    </svg>
  );
}
