import { useOffers, type Category, type Tag } from '../../../common/api';
import type { ArticleQuery } from '../../../common/domain/articleQuery';
import { articles as texts } from '../../texts/en/articles';
import { Chip, ChipRow } from '../../ui/Chip';
import { useInLanguage, useMessages, useShopLang } from '../../../common/i18n/messages';
import { SearchField } from '../../ui/SearchField';
import { Select } from '../../ui/Select';
import css from './ArticleFilters.module.css';

interface ArticleFiltersProps {
  query: ArticleQuery;
  tags: readonly Tag[];
  categories: readonly Omit<Category, 'isActive'>[];
  /** `replace` changes the address without a step in the history: words typed on. */
  onChange: (change: Partial<ArticleQuery>, replace?: boolean) => void;
}

/** Search, category and topics, as far as the server offers them and has any. */
export function ArticleFilters({ query, tags, categories, onChange }: ArticleFiltersProps) {
  const t = useMessages('articles', texts);
  const lang = useShopLang();
  const say = useInLanguage();
  const offers = useOffers();
  return (
    <div className={css.filters}>
      <div className={css.fields}>
        {offers('listArticles.search') && (
          <SearchField
            value={query.search}
            texts={t}
            onSearch={(search) => onChange({ search }, query.search !== '')}
          />
        )}
        {offers('listArticles.category_id') && categories.length > 0 && (
          <Select label={t.category} value={query.category} onChange={(category) => onChange({ category })}>
            <option value="">{t.allCategories}</option>
            {categories
              .map((category) => ({ id: category.id, ...say(category, 'category_name') }))
              .map((named) => (
                <option key={named.id} value={named.id} lang={named.lang}>
                  {named.text}
                </option>
              ))}
          </Select>
        )}
      </div>
      {offers('listArticles.tag_id') && tags.length > 0 && (
        <ChipRow label={t.topics}>
          {tags.map(({ id, tag_name: name }) => (
            <Chip
              key={id}
              lang={lang}
              pressed={query.tag === id}
              onClick={() => onChange({ tag: query.tag === id ? '' : id })}>
              {t.tag(name)}
            </Chip>
          ))}
          {query.tag !== '' && !tags.some(({ id }) => id === query.tag) && (
            <Chip pressed onClick={() => onChange({ tag: '' })}>
              {t.otherTopic}
            </Chip>
          )}
        </ChipRow>
      )}
    </div>
  );
}
