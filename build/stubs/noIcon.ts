/** Stands in for the icons of MUI's Alert: the dashboard's alerts have icons of their own (src/staff/kit/show/Alert.tsx). */
export default function NoIcon(): null {
  return null;
}
