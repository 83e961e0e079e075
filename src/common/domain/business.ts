/**
 * The business itself: name, ways to reach it, where it is. Each value can be replaced when building
 * (`BUSINESS_PHONE=… npm run build`; docs/CONFIGURATION.md). The phone number is a PLACEHOLDER from a range of zeros,
 * and so are address and e-mail: set your own before going live.
 */
export const business = {
  name: process.env.BUSINESS_NAME ?? 'AngaLink',
  phone: process.env.BUSINESS_PHONE ?? '+254 700 000 000',
  /** Digits only, with the country code, as wa.me wants it. */
  whatsapp: process.env.BUSINESS_WHATSAPP ?? '254700000000',
  email: process.env.BUSINESS_EMAIL ?? 'hello@angalink.example',
  /** Lines of the postal address. */
  address: (process.env.BUSINESS_ADDRESS ?? 'Kenya House, 3rd Floor|Koinange Street, Nairobi').split('|'),
  /** Latitude and longitude in degrees. */
  position: (process.env.BUSINESS_POSITION ?? '-1.2841,36.8155').split(',').map(Number),
  hours: 'Monday-Saturday, 8:00 AM - 5:30 PM',
  /** A film to link to; empty where there is none, and then there is no link. */
  video: process.env.BUSINESS_VIDEO ?? '',
  /** The social pages that are set. */
  social: [
    { name: 'Facebook', url: process.env.BUSINESS_FACEBOOK },
    { name: 'Instagram', url: process.env.BUSINESS_INSTAGRAM },
    { name: 'YouTube', url: process.env.BUSINESS_YOUTUBE },
    { name: 'X', url: process.env.BUSINESS_X },
  ].flatMap(({ name, url }) => (url ? [{ name, url }] : [])),
} as const;
