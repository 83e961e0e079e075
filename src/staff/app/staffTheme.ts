import { createTheme, type Theme } from '@mui/material/styles';
import { darkTokens, staffTokens, type Scheme } from '../../common/ui/theme/darkTokens';
import { tokens } from '../../common/ui/theme/tokens';

/** Up to here the pages are laid out for a phone: cards for tables, targets of 44 px. */
const PHONE = '@media (max-width: 899.95px)';

/**
 * MUI's theme of the staff's pages: denser than the shop's. Sizes come from the variables `--ctl` (buttons, fields of a
 * toolbar) and `--field-h` (fields of a form), which are larger on phones.
 */
export function staffTheme(scheme: Scheme): Theme {
  const colour = scheme === 'dark' ? { ...tokens, ...darkTokens } : tokens;
  const own = staffTokens[scheme];
  const focusRing = { outline: `2px solid ${scheme === 'dark' ? colour.signal : colour.primary}`, outlineOffset: 2 };
  return createTheme({
    palette: {
      mode: scheme,
      primary: { main: colour.primary, dark: colour['primary-hover'], contrastText: colour['on-primary'] },
      error: { main: colour.error, contrastText: own['on-error'] },
      success: { main: colour.success },
      warning: { main: colour.warning },
      text: { primary: colour.ink, secondary: colour['ink-2'] },
      background: { default: colour.bg, paper: colour.paper },
      divider: colour.line,
    },
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1400, xl: 1536 } },
    shape: { borderRadius: 10 },
    typography: {
      fontFamily: tokens['font-sans'],
      fontSize: 14,
      button: { textTransform: 'none', fontWeight: 600, letterSpacing: 0, fontSize: '.875rem', lineHeight: 1.45 },
    },
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true, disableTouchRipple: true } },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          root: {
            minHeight: 'var(--ctl)',
            minWidth: 0,
            borderRadius: 10,
            padding: '0 14px',
            whiteSpace: 'nowrap',
            '&[aria-disabled=true]': { opacity: 0.55, cursor: 'default' },
          },
          startIcon: { marginLeft: -3 },
          outlined: {
            borderColor: colour.line,
            backgroundColor: colour.paper,
            color: colour.ink,
            '&:hover': { borderColor: colour.input, backgroundColor: colour.paper },
          },
          text: { padding: '0 10px' },
        },
      },
      MuiIconButton: {
        styleOverrides: {
          root: {
            width: 36,
            height: 36,
            borderRadius: 10,
            padding: 0,
            color: colour['ink-2'],
            [PHONE]: { width: 44, height: 44 },
          },
        },
      },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiDialog: {
        styleOverrides: {
          container: { alignItems: 'flex-start' },
          paper: {
            margin: '14vh 16px 16px',
            width: 440,
            maxWidth: 'calc(100% - 32px)',
            maxHeight: 'calc(86vh - 16px)',
            borderRadius: 16,
            backgroundColor: own.raised,
            boxShadow: colour['shadow-overlay'],
            ...(scheme === 'dark' && { border: `1px solid ${colour.line}` }),
          },
        },
      },
      MuiBackdrop: {
        styleOverrides: {
          root: {
            '&:not(.MuiBackdrop-invisible)': { backgroundColor: scheme === 'dark' ? colour.scrim : 'rgba(5,7,13,.44)' },
          },
        },
      },
      MuiMenu: {
        styleOverrides: {
          paper: {
            minWidth: 192,
            padding: '0 6px',
            border: `1px solid ${colour.line}`,
            borderRadius: 12,
            backgroundColor: own.raised,
            boxShadow: colour['shadow-overlay'],
          },
        },
      },
      MuiMenuItem: {
        styleOverrides: {
          root: {
            '&&': { minHeight: 36 },
            gap: 10,
            padding: '0 10px',
            borderRadius: 8,
            fontSize: '.875rem',
            fontWeight: 500,
            [PHONE]: { '&&': { minHeight: 48 } },
          },
        },
      },
      // Drawn here: MUI's own box has sharp corners and two sizes.
      MuiCheckbox: {
        styleOverrides: {
          root: {
            padding: 9,
            [PHONE]: { padding: 13 },
            '&::before': {
              content: '""',
              width: 18,
              height: 18,
              border: '1.5px solid var(--input)',
              borderRadius: 5,
              backgroundColor: 'var(--paper)',
            },
            '&:hover::before': { borderColor: 'var(--ink)' },
            '&.Mui-checked::before, &.MuiCheckbox-indeterminate::before': {
              borderColor: 'var(--primary)',
              backgroundColor: 'var(--primary)',
            },
            '&.Mui-checked::after, &.MuiCheckbox-indeterminate::after': {
              content: '""',
              position: 'absolute',
              width: 9,
              height: 5,
              borderStyle: 'solid',
              borderColor: 'var(--on-primary)',
              borderWidth: '0 0 2px 2px',
              transform: 'translateY(-1.5px) rotate(-45deg)',
            },
            '&.MuiCheckbox-indeterminate::after': { height: 0, borderLeftWidth: 0, transform: 'none' },
            '&.Mui-disabled': { opacity: 0.5 },
            '&.Mui-focusVisible::before': focusRing,
          },
        },
      },
      MuiSwitch: {
        styleOverrides: {
          root: {
            width: 52,
            height: 36,
            padding: 8,
            '& .Mui-focusVisible + .MuiSwitch-track': focusRing,
            [PHONE]: { height: 44, paddingBlock: 12 },
          },
          switchBase: {
            padding: 10,
            [PHONE]: { paddingBlock: 14 },
            '&.Mui-checked': {
              transform: 'translateX(16px)',
              '& + .MuiSwitch-track': { opacity: 1 },
              '& .MuiSwitch-thumb': { backgroundColor: colour['on-primary'] },
            },
          },
          thumb: { width: 16, height: 16, boxShadow: 'none', backgroundColor: colour.paper },
          track: { borderRadius: 10, opacity: 1, backgroundColor: colour.input },
        },
      },
      // Its actions go to a line of their own where the text has no room beside them.
      MuiAlert: {
        styleOverrides: {
          root: ({ ownerState: { severity } }) => ({
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 10,
            padding: '10px 12px',
            fontSize: 'inherit',
            fontWeight: 500,
            lineHeight: '20px',
            letterSpacing: 'inherit',
            ...(severity === 'info'
              ? { backgroundColor: own['mute-soft'], color: colour.ink }
              : { backgroundColor: `var(--${severity}-soft)`, color: `var(--${severity})` }),
            '& .MuiAlert-icon': { color: 'inherit' },
            [PHONE]: { '&:has(.MuiAlert-action) .MuiAlert-icon': { alignSelf: 'center', margin: 0 } },
            '@media (min-width: 900px)': {
              '&:has(.MuiAlert-action)': {
                alignItems: 'flex-start',
                '& .MuiAlert-message': { marginBlock: 8 },
                '& .MuiAlert-icon': { marginTop: 9 },
              },
            },
          }),
          icon: { alignSelf: 'flex-start', margin: '1px 0 0', padding: 0, opacity: 1 },
          message: { flex: '1 1 12em', padding: 0, overflow: 'visible', overflowWrap: 'anywhere' },
          action: { display: 'contents' },
        },
      },
      MuiSkeleton: { styleOverrides: { root: { backgroundColor: own['mute-soft'] } } },
      MuiTableCell: {
        styleOverrides: {
          root: {
            fontVariantNumeric: 'tabular-nums',
            // It is printed, and paper is never dark: its colours are variables, as a checkbox's are.
            borderBottomColor: 'var(--line-2)',
            fontSize: '.8125rem',
            lineHeight: '18px',
            color: 'var(--ink)',
          },
        },
      },
      MuiOutlinedInput: {
        styleOverrides: {
          root: {
            borderRadius: 10,
            backgroundColor: colour.paper,
            fontSize: '.875rem',
            '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: colour.ink },
            [PHONE]: { fontSize: '1rem' },
          },
          notchedOutline: { borderColor: colour.input },
          input: { padding: '8px 12px', height: 'auto', lineHeight: 1.5 },
          multiline: { padding: 0 },
        },
      },
    },
  });
}
