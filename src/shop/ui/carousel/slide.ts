import type { ReactNode } from 'react';

/** When a slide's picture is fetched: not yet, once it is near, or now since its slide comes next. */
export type Fetching = 'not-yet' | 'when-near' | 'now';

export interface CarouselSlide {
  key: string;
  /** Names the slide, read out. */
  label: string;
  content: (picture: Fetching) => ReactNode;
}
