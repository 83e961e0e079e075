import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { api } from './enhance';
import type { generatedStaffApi } from './staffEndpoints.gen';

/** A dispatch that can start the API's calls; for what is asked outside of a hook. */
export type ApiDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;

export type Running = Parameters<typeof api.util.getRunningQueryThunk>;
type StaffRunning = Parameters<typeof generatedStaffApi.util.getRunningQueryThunk>;

/** A query's name and what is asked, a visitor's or the staff's: both are endpoints of the one API object. */
export type QueryName = Running[0] | StaffRunning[0];
export type QueryArgs = Running[1] | StaffRunning[1];
