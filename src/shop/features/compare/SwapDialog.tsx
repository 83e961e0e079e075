import type { KeptProduct } from '../../../common/domain/keptProduct';
import { useMessages, useInLanguage } from '../../../common/i18n/messages';
import { Button } from '../../../common/ui/Button';
import type { OverlayProps } from '../../../common/ui/overlay';
import { Thumb } from '../../../common/ui/Thumb';
import { compare } from '../../texts/en/compare';
import { ModalDialog } from '../../ui/ModalDialog';
import css from './SwapDialog.module.css';
import { keepCompared, useCompared } from './compared';

/** A fourth product: it takes the place of one of the three, or of none. */
export function SwapDialog({ product, ...overlay }: OverlayProps & { product: KeptProduct }) {
  const t = useMessages('compare', compare);
  const inLanguage = useInLanguage();
  const own = inLanguage(product, 'name').text;
  const products = useCompared();
  const swap = (gone: string) => {
    keepCompared(products.map((old) => (old.id === gone ? product : old)));
    overlay.onClose();
  };
  return (
    <ModalDialog
      {...overlay}
      title={t.fullTitle}
      size="medium"
      actions={
        <Button variant="outline" onClick={overlay.onClose}>
          {t.keep}
        </Button>
      }>
      <p className={css.text}>{t.fullText(own)}</p>
      <ul className={css.list} aria-label={t.fullList}>
        {products
          .map((kept) => ({ ...kept, ...inLanguage(kept, 'name') }))
          .map(({ id, text, lang, image }) => (
            <li key={id}>
              <Thumb image={image} name={text} />
              <span lang={lang}>{text}</span>
              <Button variant="tonal" size="small" aria-label={t.swapNamed(text, own)} onClick={() => swap(id)}>
                {t.swap}
              </Button>
            </li>
          ))}
      </ul>
    </ModalDialog>
  );
}
