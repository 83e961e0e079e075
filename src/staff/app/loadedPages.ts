import type { ComponentType } from 'react';
import type { ApiDispatch } from '../../common/api';
import { lazyPage } from '../../common/app/lazyPage';
import { loadChunk } from '../../common/browser/chunks';
import { PageSkeleton } from '../kit/PageSkeleton';
import { staffPages } from './staffPages';
import { type StaffPage, staffPageOf } from '../places';

const loaded = new Map<StaffPage, ComponentType>();

/**
 * Loads the page of an address ahead of the first rendering, and has it ask for its records: its files come with the document.
 */
export async function preloadPage(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  dispatch: ApiDispatch,
): Promise<void> {
  const name = staffPageOf(pathname);
  // Where it cannot be had, rendering tries again and says what is the matter.
  const page = name && (await loadChunk(staffPages[name]).catch(() => undefined));
  if (!name || !page) return;
  loaded.set(name, page);
  page.preload?.(dispatch, new URLSearchParams(search));
}

/** A loaded page renders at once; another one's skeleton stands until it is there. */
export const pageOf = (name: StaffPage): ComponentType => loaded.get(name) ?? lazyPage(staffPages[name], PageSkeleton);
