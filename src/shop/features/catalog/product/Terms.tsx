import { useOffers, type ShownProduct } from '../../../../common/api';
import { useLanguage } from '../../../../common/i18n/messages';
import { Icon } from '../../../../common/ui/Icon';
import { terms } from '../../../texts/terms';
import css from './BuyBox.module.css';

/** What a careful buyer asks, as far as the business has settled it. */
export function Terms({ category }: Pick<ShownProduct, 'category'>) {
  const { language } = useLanguage();
  const offered = useOffers()('listCounties') === true;
  const those = terms.filter(
    (term) =>
      (term.category === undefined || term.category === category?.category_name) &&
      (term.counties ?? offered) === offered,
  );
  if (those.length === 0) return null;
  return (
    <ul className={css.terms}>
      {those.map(({ icon, text }) => (
        <li key={text.en}>
          <Icon name={icon} size={18} />
          {text[language]}
        </li>
      ))}
    </ul>
  );
}
