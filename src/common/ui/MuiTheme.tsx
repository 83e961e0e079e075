import { ThemeContext } from '@emotion/react';
import { createTheme } from '@mui/material/styles';
import { useContext, type ReactNode } from 'react';
import { tokens } from './theme/tokens';
import { WholeTheme } from './WholeTheme';

/** MUI's theme of the shop, made of the tokens; the staff's is their own (staffTheme.ts). Breakpoint `md` is the limit of a phone's layout, 768 px (docs/product.md, 2.6). */
const theme = createTheme({
  palette: {
    primary: { main: tokens.primary, dark: tokens['primary-hover'], contrastText: tokens['on-primary'] },
    error: { main: tokens.error },
    success: { main: tokens.success },
    warning: { main: tokens.warning },
    text: { primary: tokens.ink, secondary: tokens['ink-2'] },
    background: { default: tokens.bg, paper: tokens.paper },
    divider: tokens.line,
  },
  breakpoints: { values: { xs: 0, sm: 600, md: 768, lg: 1024, xl: 1280 } },
  shape: { borderRadius: 12 },
  typography: { fontFamily: tokens['font-sans'] },
  components: {
    MuiDialog: { styleOverrides: { paper: { boxShadow: tokens['shadow-overlay'] } } },
    MuiBackdrop: { styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: tokens.scrim } } } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          borderRadius: 10,
          backgroundColor: tokens.paper,
          '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: tokens.ink },
        },
        notchedOutline: { borderColor: tokens.input },
        input: { padding: '11px 14px', height: 'auto', lineHeight: 1.5 },
        multiline: { padding: 0 },
      },
    },
  },
});

/**
 * This theme, for parts that use MUI. It stands here and not around the whole site, so that MUI comes with the first such
 * part (docs/decisions/001-mui-in-the-shop.md). Within a whole theme that one holds.
 */
export function MuiTheme({ children }: { children: ReactNode }) {
  const outer = useContext(ThemeContext);
  if (Object.keys(outer).length > 0) return children;
  return <WholeTheme theme={theme}>{children}</WholeTheme>;
}
