import { fixedTokens, tokens } from '../ui/theme/tokens';

/** The self-hosted font's file; the name is written here by build/subsetFont.ts. */
export const fontFile = '/fonts/inter-ef7bc549.woff2';

/** What every document of the site carries in its head, rendered or not. */
interface DocumentParts {
  /** The theme's variables and the font. */
  style: string;
  themeColor: string;
}

/** Metric overrides that make the fallback take the room Inter will take, so that nothing moves when it arrives. */
const FONT_FACES =
  `@font-face{font-family:"Inter var";src:url(${fontFile}) format("woff2");font-weight:400 700;font-display:swap}` +
  '@font-face{font-family:"Inter fallback";src:local("Arial"),local("Liberation Sans"),local("Roboto");ascent-override:90.44%;descent-override:22.52%;line-gap-override:0%;size-adjust:107.12%}';

/** `:root{--ink:…}` with the theme's tokens that something may give another value. */
function tokenVariables(): string {
  return `:root{${Object.entries(tokens)
    .filter(([name]) => !(name in fixedTokens))
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;
}

export function documentParts(): DocumentParts {
  return { style: FONT_FACES + tokenVariables(), themeColor: tokens['space-900'] };
}

/** Data for a script element of a document. */
export const inScript = (data: unknown): string => JSON.stringify(data).replace(/</g, '\\u003c');
