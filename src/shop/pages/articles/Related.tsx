import type { Article } from '../../../common/api';
import { RelatedArticles } from '../../features/articles/article/RelatedArticles';
import { RelatedProducts } from '../../features/catalog/product/RelatedProducts';
import { article as texts } from '../../../common/texts/en/article';
import { formatKes } from '../../../common/domain/money';
import { useMessages } from '../../../common/i18n/messages';
import { productActions } from '../ProductActions';

/** What else to read, and the products an article speaks of; a part of its own, for those who come this far. */
export function Related({ article }: { article: Article }) {
  const t = useMessages('article', texts);
  return (
    <>
      <RelatedArticles article={article} />
      <RelatedProducts
        subject={{ id: '', category_id: article.category_id }}
        title={t.relatedProducts}
        format={formatKes}
        actions={productActions}
      />
    </>
  );
}
