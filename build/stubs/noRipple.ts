/** Stands in for MUI's TouchRipple: nothing here ripples, so the staff's pages leave it and its transitions out. */
export default function NoRipple(): null {
  return null;
}
