/** Stands in for MUI's TouchRipple: nothing here ripples, so the shop's first chunk leaves it and its transitions out. */
export default function NoRipple(): null {
  return null;
}
