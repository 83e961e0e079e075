import { shop } from '../texts/en/shop';
import layout from '../../common/ui/layout.module.css';
import { useMessages } from '../../common/i18n/messages';

/** A price that no longer holds, struck through; read out it says so. */
export function OldPrice({ amount, nowrap }: { amount: string; nowrap?: boolean }) {
  const t = useMessages('shop', shop);
  return (
    <s className={nowrap ? layout.nowrap : undefined}>
      <span className={layout.hidden}>{`${t.was} `}</span>
      {amount}
    </s>
  );
}
