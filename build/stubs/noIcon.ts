/** Stands in for the icons of MUI's parts: the dashboard has icons of its own, and draws its checkboxes (src/staff/app/staffTheme.ts). */
export default function NoIcon(): null {
  return null;
}
