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
 * of a visitor, and asks anew for a file that fails; keeps the last press or choice that came before. Kept is what does
 * nothing without the program: presses of buttons, of boxes, of forms that the browser cannot send (`method="post"`, so that
 * what was typed never stands in the address either) and of links that are marked `data-early`, and what was chosen of a
 * list. What was typed is put back where the page is loaded anew before the program came, as one from the service worker's
 * memory is that turns out to be old. Source text, so that it needs no request of its own.
 * @param scripts addresses of the program's files, in order
 */
export function earlyScript(scripts: readonly string[]): string {
  return (
    '(d=>{let g,b;const m={},a=location.href.split("#")[0],o=f=>{try{f()}catch{}},c=()=>b&&(b.ariaBusy=null),end=()=>{d.removeEventListener("click",k,true);d.removeEventListener("change",h,true);d.removeEventListener("input",i,true);o(()=>delete sessionStorage.typedEarly);c()},' +
    'f=s=>{const e=d.createElement("script");e.src=s;e.async=false;e.onerror=()=>setTimeout(f,3e3,s);d.head.append(e)},' +
    `go=()=>{g||(g=${JSON.stringify(scripts)}).forEach(f)},` +
    'w=t=>{c();b=t;t.ariaBusy=true},h=e=>e.target.matches("select")&&w(e.target),' +
    'k=e=>{const t=e.target.closest("button[type=button],[type=checkbox],[method=post] button,[data-early]");if(t){e.preventDefault();e.stopPropagation();w(t)}},' +
    'i=({target:{id,type,value}})=>{if(id&&/^(text|search|email|tel)/.test(type)){m[id]=value;o(()=>sessionStorage.typedEarly=JSON.stringify([a,m]))}};' +
    'o(()=>{const[p,v]=JSON.parse(sessionStorage.typedEarly);if(p==a)for(const n in v)o(()=>d.getElementById(n).value=m[n]=v[n])});' +
    'd.addEventListener("click",k,true);d.addEventListener("change",h,true);d.addEventListener("input",i,true);d.onpointerdown=d.onkeydown=go;' +
    'earlyClicks={at:a,take:()=>(end(),b)};' +
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
  /** Repeats the press or choice that was kept, once. */
  replay(): void {
    const kept = window.earlyClicks?.take();
    delete window.earlyClicks;
    if (!kept?.isConnected) return;
    // What was chosen of a list; of anything else it has React take over the part around, which a box's click must find done.
    kept.dispatchEvent(new Event('change', { bubbles: true }));
    kept.click();
  },
};
