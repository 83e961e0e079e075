import { matchPath } from 'react-router-dom';
import { staffRoutes, type StaffChunk, type StaffPage } from '../places';

const routeOf = (pathname: string) => staffRoutes.find(({ pattern }) => matchPath(pattern, pathname));

/** The page of a staff address; undefined for a dashboard page that does not exist. */
export const staffPageOf = (pathname: string): StaffPage | undefined => routeOf(pathname)?.page;

/** The same, as the name of its chunk. */
export const staffChunkOf = (pathname: string): StaffChunk | undefined => routeOf(pathname)?.chunk;
