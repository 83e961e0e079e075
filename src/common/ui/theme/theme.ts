import { createTheme } from '@mui/material/styles';
import { tokens } from './tokens';

/** MUI's theme of the shop, made of the tokens; the staff's is their own (staffTheme.ts). Breakpoint `md` is the limit of a phone's layout, 768 px (docs/product.md, 2.6). */
export const theme = createTheme({
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
