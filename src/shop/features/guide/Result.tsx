import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ListedProduct } from '../../../common/api';
import type { CartItem } from '../../../common/domain/cartItem';
import { lineTotal, totalOf } from '../../../common/domain/cartTotals';
import { kesOr } from '../../../common/domain/money';
import { paths } from '../../../common/domain/paths';
import { Icon, type IconName } from '../../../common/ui/Icon';
import copy from '../../ui/copy.module.css';
import { useInLanguage, useMessages } from '../../../common/i18n/messages';
import { guide } from '../../texts/en/guide';
import { shop } from '../../texts/en/shop';
import { PartList, PartRow } from '../../ui/PartRow';
import css from './Guide.module.css';
import type { Choice } from './pick';
import type { Why } from './rules';

interface ResultProps {
  choice: Choice<ListedProduct>;
  lines: readonly CartItem[];
  /** What can be done with all of it; the page joins it in. */
  actions: ReactNode;
}

/** A kit with its parts, why each is there, and what it costs. */
export function Result({ choice: { kit, parts, inBox, open }, lines, actions }: ResultProps) {
  const t = useMessages('guide', guide);
  const { onRequest } = useMessages('shop', shop);
  const [kitLine, ...partLines] = lines;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <div className={css.result}>
      <div className={css.goods}>
        <PartList>{kitLine && <Line line={kitLine} why={t.kits[kit.name]} />}</PartList>
        {partLines.length > 0 && (
          <>
            <h3 className={copy.h4}>{t.parts}</h3>
            <PartList>
              {partLines.map((line, index) => {
                const why = parts[index]?.why;
                return <Line key={line.id} line={line} why={why ? t.why[why] : ''} />;
              })}
            </PartList>
          </>
        )}
        <Reasons title={t.inBox} icon="check" reasons={inBox.map((why) => t.why[why])} />
        <Reasons title={t.open} icon="comment" reasons={open.map((why) => openText(t, why))} />
      </div>
      <div className={css.sum}>
        <p className={css.total}>
          <span>
            {t.total} <small>{t.pieces(pieces)}</small>
          </span>
          <b>{kesOr(totalOf(lines), onRequest)}</b>
        </p>
        {actions}
        <p className={css.note}>{t.note}</p>
      </div>
    </div>
  );
}

/** What our team brings is said as it is; of the rest, that there is none. */
const openText = (t: typeof guide, why: Why): string => (why === 'frame' ? t.why[why] : t.noneNow(t.why[why]));

function Line({ line, why }: { line: CartItem; why: string }) {
  const t = useMessages('shop', shop);
  const { text: name, lang } = useInLanguage()(line, 'name');
  return (
    <PartRow
      image={line.image}
      name={name}
      title={
        <>
          {line.quantity > 1 && `${line.quantity} × `}
          <Link to={paths.product(line.id)} lang={lang}>
            {name}
          </Link>
        </>
      }
      why={why}
      price={kesOr(lineTotal(line), t.onRequest)}
    />
  );
}

function Reasons({ title, icon, reasons }: { title: string; icon: IconName; reasons: readonly string[] }) {
  if (reasons.length === 0) return null;
  return (
    <>
      <h3 className={copy.h4}>{title}</h3>
      <ul className={css.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>
            <Icon name={icon} size={18} />
            {reason}
          </li>
        ))}
      </ul>
    </>
  );
}
