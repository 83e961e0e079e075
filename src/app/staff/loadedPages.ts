import { lazy, type ComponentType } from 'react';
import { loadChunk } from '../../lib/chunks';
import { staffPages } from './staffPages';
import { staffPageOf, type StaffPage } from './staffRoutes';

const loaded = new Map<StaffPage, ComponentType>();

/**
 * Loads the page of an address ahead of the first rendering. Its files come with the document; through `lazy` alone the
 * page would wait the third of a second for which React leaves a skeleton standing, and only then ask for its records.
 */
export async function preloadPage(pathname: string): Promise<void> {
  const name = staffPageOf(pathname);
  // Where it cannot be had, rendering tries again and says what is the matter.
  const page = name && (await loadChunk(staffPages[name]).catch(() => undefined));
  if (name && page) loaded.set(name, page);
}

/** A loaded page renders at once; another one suspends. */
export const pageOf = (name: StaffPage): ComponentType =>
  loaded.get(name) ?? lazy(() => loadChunk(async () => ({ default: await staffPages[name]() })));
