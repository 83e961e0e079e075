import layout from '../ui/layout.module.css';

/** After the focus has come to the page, and the region itself to the document, ms. */
const AFTER_MS = 300;

/**
 * From now on the title of a page that is opened is said, in a region that stays: the focus goes to the page's content,
 * which has no name of its own, or stays at the link that was pressed.
 */
export function sayTitles(): void {
  const region = document.createElement('p');
  region.className = layout.hidden ?? '';
  region.setAttribute('role', 'status');
  document.body.append(region);
  let page = window.location.pathname;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Where the focus was when a title was said.
  let place: Element | null = document.getElementById('main');
  const hear = () => {
    const { pathname } = window.location;
    // A page whose record has come has its name. Once the focus has moved on, a new title is that of a choice, whose
    // list tells of it.
    if (pathname === page && document.activeElement !== place) return;
    page = pathname;
    clearTimeout(timer);
    timer = setTimeout(() => {
      region.textContent = document.title;
      place = document.activeElement;
    }, AFTER_MS);
  };
  const title = document.querySelector('title');
  if (title) new MutationObserver(hear).observe(title, { childList: true });
  // A page that was opened before this came.
  if (place && document.activeElement === place) hear();
}
