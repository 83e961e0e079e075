import type { Article } from '../../api';
import { RelatedArticles } from '../../features/articles/article/RelatedArticles';
import { RelatedProducts } from '../../features/catalog/product/RelatedProducts';
import { article as texts } from '../../lib/messages/en/article';
import { formatKes } from '../../lib/money';
import { useMessages } from '../../ui/messages';
import { ProductActions } from '../ProductActions';

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
        actions={(product) => <ProductActions product={product} />}
      />
    </>
  );
}
