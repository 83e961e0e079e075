import { shop } from '../texts/en/shop';
import { useMessages, useShopLang } from '../../common/i18n/messages';

/**
 * Says what staff write in one form again and again (what paying in parts costs) in the visitor's language where that knows
 * them, else as they are; with the `lang` of an element that holds them alone (useShopLang).
 */
export function useShopWords(): (words: string) => { text: string; lang: 'en' | undefined } {
  const { say } = useMessages('shop', shop);
  const lang = useShopLang();
  return (words) => {
    const text = say(words);
    return { text, lang: text === words ? lang : undefined };
  };
}
