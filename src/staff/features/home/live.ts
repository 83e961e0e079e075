/** Polling of what staff watch: each minute while the tab is seen, and when they come back to it. */
export const LIVE = { pollingInterval: 60_000, skipPollingIfUnfocused: true, refetchOnFocus: true } as const;
