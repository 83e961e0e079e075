/** Kept by the document's first script until the page is hydrated (server.tsx writes it). */
interface EarlyClicks {
  /** The document's address, without a fragment. */
  at: string;
  take: () => HTMLElement | undefined;
}

declare global {
  interface Window {
    earlyClicks?: EarlyClicks;
  }
}

/**
 * The first script of a rendered page: brings the program in once the page is painted and loaded, or at the first sign
 * of a visitor; keeps the last press that came before, and lets go when a file fails to come. Kept are presses of what does
 * nothing without the program: buttons, those of forms that the browser cannot send (`method="post"`, so that what was typed
 * never stands in the address either), and links that are marked `data-early`. Source text, so that it needs no request of
 * its own.
 * @param scripts addresses of the program's files, in order
 */
export function earlyScript(scripts: readonly string[]): string {
  return (
    '(d=>{let g,b;const c=()=>b&&(b.ariaBusy=null),end=()=>{d.removeEventListener("click",k,true);c()},' +
    `go=()=>{if(!g)for(const s of g=${JSON.stringify(scripts)}){const e=d.createElement("script");e.src=s;e.async=false;e.onerror=end;d.head.append(e)}},` +
    'k=e=>{const t=e.target.closest("button[type=button],[method=post] button,[data-early]");if(t){e.preventDefault();e.stopPropagation();c();b=t;t.ariaBusy=true}};' +
    'd.addEventListener("click",k,true);d.onpointerdown=d.onkeydown=go;' +
    'earlyClicks={at:location.href.split("#")[0],take:()=>(end(),b)};' +
    'onload=()=>requestAnimationFrame(()=>setTimeout(go))})(document)'
  );
}

export const early = {
  /**
   * Whether the address has changed under the document: between pages of which one was drawn in another's document a browser
   * changes, on Back, the address alone, also where that document has been loaded anew since and nothing listens yet.
   */
  isElsewhere: (): boolean =>
    window.earlyClicks !== undefined && window.earlyClicks.at !== window.location.href.split('#')[0],
  /** Repeats the press that was kept, once. */
  replay(): void {
    const kept = window.earlyClicks?.take();
    delete window.earlyClicks;
    if (kept?.isConnected) kept.click();
  },
};
