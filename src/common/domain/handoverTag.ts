/** Where a rendered document's data begins, after all that is seen: the service worker parts it there. */
export const HANDOVER_TAG = '<script type="application/json" id="handover">';
