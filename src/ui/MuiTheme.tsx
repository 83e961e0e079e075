import { ThemeProvider } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import type { ComponentProps, ReactNode } from 'react';
import { theme } from './theme/theme';

/** MUI types this value as bare props, while it reads `defaultProps` of each entry, as its own provider passes them. */
const componentDefaults = (theme.components ?? {}) as ComponentProps<typeof DefaultPropsProvider>['value'] & object;

/**
 * The theme, for parts that use more of MUI than its button. It stands here and not around the whole site, so that the
 * theme's code comes with the first such part (docs/decisions/001-mui-in-the-shop.md).
 */
export function MuiTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <DefaultPropsProvider value={componentDefaults}>{children}</DefaultPropsProvider>
    </ThemeProvider>
  );
}
