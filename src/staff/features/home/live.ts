/** What staff keep in sight is asked again each minute while they look, and when they come back to the tab. */
export const LIVE = { pollingInterval: 60_000, skipPollingIfUnfocused: true, refetchOnFocus: true } as const;
