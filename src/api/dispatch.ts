import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

/** A dispatch that can start the API's calls; for what is asked outside of a hook. */
export type ApiDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;
