/**
 * Stands in for the theme MUI makes for components outside of a theme. None stands there: what is rendered by MUI is
 * wrapped in common/ui/MuiTheme.tsx.
 */
export default {};
