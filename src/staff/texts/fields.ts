/** What the rules of fields say; lists go without it. */
export const fields = {
  noNumber: (label: string) => `${label} must be a number.`,
  noWhole: (label: string) => `${label} must be a whole number.`,
  outOfRange: (label: string, least: string, most: string) => `${label} must be between ${least} and ${most}.`,
  negative: (label: string) => `${label} must not be negative.`,
  decimals: (label: string) => `${label} has at most two decimals.`,
  tooLarge: (label: string) => `${label} is too large.`,
  tooLong: (label: string, most: number) => `${label} may have at most ${most} characters.`,
  // A choice that several forms have.
  vatModes: { none: 'None', lines: 'With each line', total: 'Once, below the lines' },
} as const;
