import { CacheProvider, ThemeProvider } from '@emotion/react';
import type { Theme } from '@mui/material/styles';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import type { ComponentProps, ReactNode } from 'react';
import { stylesFirst } from './stylesFirst';

/** MUI types this value as bare props, while it reads `defaultProps` of each entry, as its own provider passes them. */
const defaultsOf = ({ components = {} }: Theme) =>
  components as ComponentProps<typeof DefaultPropsProvider>['value'] & object;

/** A theme for all of MUI beneath it, `MuiTheme` included: the staff's pages have one of their own. */
export function WholeTheme({ theme, children }: { theme: Theme; children: ReactNode }) {
  return (
    <CacheProvider value={stylesFirst()}>
      <ThemeProvider theme={theme}>
        <DefaultPropsProvider value={defaultsOf(theme)}>{children}</DefaultPropsProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
