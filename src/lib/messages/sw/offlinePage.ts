/** Maandishi ya ukurasa ambao haujawahi kufunguliwa kwenye kifaa hiki. */
export const offlinePage = {
  title: 'Huna mtandao',
  text: 'Ukurasa huu haujawahi kufunguliwa kwenye kifaa hiki, kwa hiyo hakuna cha kuonyesha bado. Utafunguka wenyewe mtandao utakaporudi.',
  retry: 'Jaribu tena',
  seen: 'Unachoweza kusoma sasa',
} as const;
