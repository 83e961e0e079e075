import { CacheProvider, ThemeContext, ThemeProvider } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import { useContext, type ComponentProps, type ReactNode } from 'react';
import { stylesFirst } from './stylesFirst';
import { theme } from './theme/theme';

/** MUI types this value as bare props, while it reads `defaultProps` of each entry, as its own provider passes them. */
const defaultsOf = ({ components = {} }: typeof theme) =>
  components as ComponentProps<typeof DefaultPropsProvider>['value'] & object;

/** A theme for all of MUI beneath it, `MuiTheme` included: the staff's pages have one of their own. */
export function WholeTheme({ theme: whole, children }: { theme: typeof theme; children: ReactNode }) {
  return (
    <CacheProvider value={stylesFirst()}>
      <ThemeProvider theme={whole}>
        <DefaultPropsProvider value={defaultsOf(whole)}>{children}</DefaultPropsProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}

/**
 * The theme, for parts that use MUI. It stands here and not around the whole site, so that MUI comes with the first such
 * part (docs/decisions/001-mui-in-the-shop.md). Within a whole theme that one holds.
 */
export function MuiTheme({ children }: { children: ReactNode }) {
  const outer = useContext(ThemeContext);
  if (Object.keys(outer).length > 0) return children;
  return <WholeTheme theme={theme}>{children}</WholeTheme>;
}
