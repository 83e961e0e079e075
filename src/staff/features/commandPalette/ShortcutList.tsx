import { useId } from 'react';
import { useOffers, type OffersNow } from '../../../common/api';
import { useStored } from '../../../common/browser/stored';
import type { OverlayProps } from '../../../common/ui/overlay';
import { StaffDialog } from '../../kit/StaffDialog';
import { singleKeys } from '../../kit/useShortcut';
import { shortcutHelp as t } from '../../texts/commandPalette';
import { places } from '../../places';
import css from './ShortcutList.module.css';

interface Line {
  keys: readonly string[];
  does: string;
  /** One after the other, not together. */
  inTurn?: boolean;
}

const placesWith = (first: string, offers: OffersNow): Line[] =>
  places
    .filter(({ keys, needs }) => keys?.startsWith(first) && (!needs || offers(needs)))
    .map(({ keys = '', label }) => ({ keys: keys.split(' '), does: label, inTurn: true }));

/** All that the keyboard does beyond typing and moving the focus. */
export function ShortcutList(overlay: OverlayProps) {
  const offers = useOffers();
  const id = useId();
  const groups: readonly { title: string; keys: readonly Line[] }[] = [
    ...t.groups,
    ...(offers('listQuotations') ? [t.request] : []),
    { title: t.goTo, keys: placesWith('g', offers) },
    { title: t.create, keys: placesWith('c', offers) },
  ];
  return (
    <StaffDialog title={t.title} {...overlay} wide>
      <div className={css.groups}>
        {groups.map(({ title, keys: lines }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {lines.map(({ keys, does, inTurn }) => (
                <div key={does}>
                  <dt>
                    {keys.map((key, index) => (
                      <span key={key}>
                        {index > 0 && (inTurn ? ` ${t.then} ` : ' + ')}
                        <kbd>{key}</kbd>
                      </span>
                    ))}
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p>{t.note}</p>
      <div className={css.setting}>
        {/* The browser's own: MUI's comes with the forms, for which nobody who only looks should wait. */}
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={useStored(singleKeys)}
          onChange={(event) => singleKeys.keep(event.target.checked)}
          aria-describedby={`${id}-help`}
        />
        <div>
          <label htmlFor={id}>{t.singleKeys}</label>
          <p id={`${id}-help`}>{t.singleKeysHelp}</p>
        </div>
      </div>
    </StaffDialog>
  );
}
