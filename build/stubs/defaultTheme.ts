/**
 * Stands in for the theme MUI makes for components outside of a theme. Only its button stands there (the first load has
 * no other part of it), and its styles read none of the theme; the rest is wrapped in common/ui/MuiTheme.tsx.
 */
export default {};
