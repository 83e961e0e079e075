import { fireEvent } from '@testing-library/react';

/** Of every row, in pixels. */
export const ROW_WIDTH = 640;

/** jsdom lays nothing out and scrolls nothing: rows have a width, and are at once where they are sent. */
export function layOutRows(): void {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(ROW_WIDTH);
  Element.prototype.scrollTo = function scrollTo(this: Element, to?: ScrollToOptions | number) {
    this.scrollLeft = (to as ScrollToOptions).left ?? 0;
    fireEvent.scroll(this);
  };
}
