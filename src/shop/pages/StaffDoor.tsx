import { useEffect, useState } from 'react';
import { NotFound } from './NotFound';

const STAFF_DOCUMENT = '/staff.html';
/** A host that answers every address with the shop's document has none of the staff's. */
const IS_STAFF = /<script [^>]*\/assets\/staff[.-]/;

/**
 * On a host of plain files every address leads to the shop's document, those of the staff as well: theirs takes its place,
 * and the address stays. Where there is none, the page is missing.
 */
export function StaffDoor() {
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    const request = new AbortController();
    staffDocument(request.signal).then(takeOver, () => {
      if (!request.signal.aborted) setMissing(true);
    });
    return () => request.abort();
  }, []);
  return missing ? <NotFound /> : null;
}

async function staffDocument(signal: AbortSignal): Promise<string> {
  const answer = await fetch(STAFF_DOCUMENT, { signal });
  const html = await answer.text();
  if (!answer.ok || !IS_STAFF.test(html)) throw new Error('This host has no document of the staff.');
  return html;
}

/** Opening a document again also removes the listeners of the one before. */
function takeOver(html: string): void {
  document.open();
  // The only way to replace a document and keep its address; the text is a file of the site's own build.
  document.write(html);
  document.close();
}
