import { useFormikContext } from 'formik';
import type { Image } from '../../../common/api';
import { formatKes } from '../../../common/domain/money';
import { priceOf } from '../../../common/domain/price';
import { useMinute } from '../../../common/ui/clock';
import layout from '../../../common/ui/layout.module.css';
import { Picture } from '../../../common/ui/Picture';
import { Section } from '../../kit/form/Section';
import { useObjectUrl } from '../../kit/images/useObjectUrl';
import { productForm as t } from '../../texts/productForm';
import { contractFields, type ProductValues } from './model/productValues';
import css from './ShopCard.module.css';

/** The product as its card will read in the shop, while it is typed. */
export function ShopCard({ image }: { image: Image | undefined }) {
  const { values } = useFormikContext<ProductValues>();
  const { cents, was } = priceOf(contractFields(values), useMinute());
  const [file] = values.image_url;
  const name = values.product_name.trim() || t.unnamed;
  const initial = <span aria-hidden="true">{Array.from(name)[0]}</span>;
  return (
    <Section title={t.sections.card}>
      <div className={css.card}>
        <div className={css.picture}>
          {file ? <FilePicture file={file} /> : image ? <Picture image={image} alt="" sizes="72px" /> : initial}
        </div>
        <div>
          <p className={css.name}>{name}</p>
          <p className={css.price}>
            <b>{cents === null ? t.onRequest : formatKes(cents)}</b>
            {was !== undefined && (
              <s>
                <span className={layout.hidden}>{t.visitors.was} </span>
                {formatKes(was)}
              </s>
            )}
          </p>
          {values.installment_info.trim() !== '' && <p className={css.instalment}>{values.installment_info}</p>}
        </div>
      </div>
    </Section>
  );
}

function FilePicture({ file }: { file: File }) {
  return <img src={useObjectUrl(file)} alt="" />;
}
