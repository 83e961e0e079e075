import { createTheme } from '@mui/material/styles';
import { tokens } from './tokens';

/** Touch targets are at least 44 px (WCAG 2.5.5); nothing ripples (the shop's first chunk leaves the ripple out). */
const TARGET = 44;

/** MUI's theme, made of the tokens. Breakpoint `md` is the limit of a phone's layout, 768 px (docs/product.md, 2.6). */
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
  typography: { fontFamily: tokens['font-sans'], button: { textTransform: 'none', fontWeight: 600, letterSpacing: 0 } },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true, disableTouchRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { minHeight: 48, borderRadius: 999, paddingInline: 24, fontSize: '1rem' } },
    },
    MuiIconButton: { styleOverrides: { root: { minWidth: TARGET, minHeight: TARGET } } },
    MuiPaper: { defaultProps: { elevation: 0 } },
    MuiDialog: {
      styleOverrides: {
        paper: {
          margin: 32,
          borderRadius: 16,
          boxShadow: tokens['shadow-overlay'],
          '@media (max-width: 599.95px)': { borderRadius: 0 },
        },
      },
    },
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
