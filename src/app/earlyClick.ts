/** Kept by the document's first script until the program is there (server.tsx writes it). */
interface EarlyClicks {
  take: () => HTMLElement | null;
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
    '(function(w,d,u){var g,b;function go(){if(g)return;g=1;u.forEach(function(s){var e=d.createElement("script");e.src=s;e.async=false;e.onerror=end;d.head.appendChild(e)})}' +
    'function end(){d.removeEventListener("click",k,true);if(b)b.removeAttribute("aria-busy")}' +
    'function k(e){var t=e.target.closest("[data-early]");if(t){e.preventDefault();e.stopPropagation();if(b)b.removeAttribute("aria-busy");b=t;t.setAttribute("aria-busy","true")}}' +
    'd.addEventListener("click",k,true);["pointerdown","touchstart","keydown"].forEach(function(n){d.addEventListener(n,go,{once:true,passive:true})});' +
    'w.earlyClicks={take:function(){end();return b||null}};' +
    'w.addEventListener("load",function(){requestAnimationFrame(function(){setTimeout(go)})})' +
    `})(window,document,${JSON.stringify(scripts)})`
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
