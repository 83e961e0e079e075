import { isSmall, piecesOf, plainText, wordsOf } from './words';

/** The counties of Kenya as people type them (migration 0010). */
const NAMES =
  'mombasa|kwale|kilifi|tana river|lamu|taita taveta|garissa|wajir|mandera|marsabit|isiolo|meru|tharaka nithi|embu|' +
  'kitui|machakos|makueni|nyandarua|nyeri|kirinyaga|muranga|kiambu|turkana|west pokot|samburu|trans nzoia|' +
  'uasin gishu|elgeyo marakwet|nandi|baringo|laikipia|nakuru|narok|kajiado|kericho|bomet|kakamega|vihiga|bungoma|' +
  'busia|siaya|kisumu|homa bay|migori|kisii|nyamira|nairobi';
const COUNTY = new RegExp(
  `(?<![\\p{L}\\p{N}])(${NAMES.replaceAll(' ', '[\\s-]')})(?:\\s+county)?(?![\\p{L}\\p{N}])`,
  'gu',
);

/**
 * The words of a search for a product without the counties beside them that none is called by: a text that happens to
 * mention one says nothing of what somebody there looks for.
 * @param isNamed whether a name or a category has a stem
 */
export function besideCounties(text: string, isNamed: (stem: string) => boolean): string {
  const others = plainText(text).replace(COUNTY, (county, name: string) =>
    wordsOf(name).every(({ stem }) => isNamed(stem)) ? county : ' ',
  );
  return piecesOf(others).some(({ word }) => !isSmall(word)) ? others : text;
}
