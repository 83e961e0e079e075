/** A name as it is compared, whatever its case and blanks, and however its apostrophe is written: `Murang’a` is `Murang'a`. */
export const plainName = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[’‘`\u02bb\u02bc]/g, "'");
