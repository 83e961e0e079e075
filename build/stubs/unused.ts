/**
 * Stands in for what libraries bring and nothing here draws or calls: the icons of MUI's parts, where the dashboard has its own and
 * draws its checkboxes (src/staff/app/staffTheme.ts); the underlined field of a select (src/staff/kit/fields/SelectField.tsx); and
 * hoist-non-react-statics, for emotion's `withTheme` and formik's `withFormik` and `connect`; and how redux-persist joins two
 * states where it is not told (src/common/state/persist.ts).
 */
export default function unused(): null {
  return null;
}
