import { contentPolicy } from '../server/pages/policyHeaders';
import { documentParts } from '../src/common/app/document';
import { InlineParts } from '../src/common/app/inlineParts';
import { business } from '../src/common/domain/business';

const { style, themeColor } = documentParts();
const inline = new InlineParts();
const sheet = inline.style(style);

/**
 * The content policy of a host of plain files, which sends none. The staff's document takes the shop's place under the
 * shop's (src/shop/pages/StaffDoor.tsx), so both have one that is enough for either.
 */
export const shellPolicy = (apiOrigin: string | null, pictureOrigin: string | null): string =>
  contentPolicy({ inline, previews: true }, apiOrigin, pictureOrigin);

/**
 * What src/common/app/shell.ejs is filled with.
 * @param policy null while the page is worked on, whose programs come as text
 */
export const shellParts = (policy: string | null) => ({ policy, sheet, themeColor, title: business.name });
