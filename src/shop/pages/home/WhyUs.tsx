import { about } from '../../texts/en/about';
import { Icon, type IconName } from '../../../common/ui/Icon';
import layout from '../../../common/ui/layout.module.css';
import { useMessages } from '../../../common/i18n/messages';
import css from './WhyUs.module.css';

/** The three boxes, in order (docs/product.md, 3.1), each with its sign. */
const boxes = [
  ['price', 'tag'],
  ['roof', 'house'],
  ['people', 'chat'],
] as const satisfies readonly (readonly [keyof typeof about.why, IconName])[];

/** Three reasons, in one frame. */
export function WhyUs() {
  const t = useMessages('about', about);
  return (
    <section className={`${layout.paper} ${css.section}`}>
      <div className={layout.wrap}>
        <h2 className={layout.h2}>{t.whyTitle}</h2>
        <ul className={css.boxes}>
          {boxes.map(([name, icon]) => (
            <li key={name}>
              <Icon name={icon} size={28} />
              <h3 className={layout.h3}>{t.why[name].title}</h3>
              <p>{t.why[name].content}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
