import type { CSSProperties } from 'react';

/** Widths of a product's large picture: full on phones, half of a tablet, 696 px beside the 440 px buy box. */
export const STAGE_SIZES =
  '(min-width:1280px) 696px, (min-width:1024px) calc(100vw - 568px), (min-width:768px) calc(50vw - 48px), 100vw';

let shown: { id: string; style: CSSProperties } | null = null;

/** The picture of the card that was pressed: it is here already, and stands under the large one until that has come. */
export const cardPicture = {
  /** Looks for it in the page that is about to be left. @param address of the product's page, to which its card leads */
  take(id: string, address: string): CSSProperties | undefined {
    const card = document.querySelector(`article:has(a[href=${JSON.stringify(address)}]) img`);
    const url = card instanceof HTMLImageElement && card.complete ? card.currentSrc : '';
    if (url) shown = { id, style: { backgroundImage: `url(${JSON.stringify(url)})` } };
    return cardPicture.of(id);
  },
  of: (id: string): CSSProperties | undefined => (shown?.id === id ? shown.style : undefined),
};
