/** Kept by the document's first script until the page is hydrated (server.tsx writes it). */
interface EarlyClicks {
  take: () => HTMLElement | undefined;
}

declare global {
  interface Window {
    earlyClicks?: EarlyClicks;
  }
}

/**
 * The first script of a rendered page: brings the program in once the page is painted and loaded, or at the first sign
 * of a visitor; keeps the last press of a button marked `data-early` that came before, and lets go when a file fails to
 * come. Source text, so that it needs no request of its own.
 * @param scripts addresses of the program's files, in order
 */
export function earlyScript(scripts: readonly string[]): string {
  return (
    '(d=>{let g,b;const c=()=>b?.removeAttribute("aria-busy"),end=()=>{d.removeEventListener("click",k,true);c()},' +
    `go=()=>{if(!g)for(const s of g=${JSON.stringify(scripts)}){const e=d.createElement("script");e.src=s;e.async=false;e.onerror=end;d.head.append(e)}},` +
    'k=e=>{const t=e.target.closest("[data-early]");if(t){e.preventDefault();e.stopPropagation();c();b=t;t.setAttribute("aria-busy",true)}};' +
    'd.addEventListener("click",k,true);for(const n of["pointerdown","keydown"])d.addEventListener(n,go,{once:true,passive:true});' +
    'window.earlyClicks={take:()=>(end(),b)};' +
    'addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(go)))})(document)'
  );
}

export const early = {
  /** Repeats the press that was kept, once. */
  replay(): void {
    const kept = window.earlyClicks?.take();
    delete window.earlyClicks;
    if (kept?.isConnected) kept.click();
  },
};
