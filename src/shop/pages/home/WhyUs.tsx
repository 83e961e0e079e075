import type { ReactNode } from 'react';
import { about } from '../../texts/en/about';
import { Icon, LineIcon } from '../../../common/ui/Icon';
import layout from '../../../common/ui/layout.module.css';
import copy from '../../ui/copy.module.css';
import { useMessages } from '../../../common/i18n/messages';
import css from './WhyUs.module.css';

/** The three boxes, in order (docs/product.md, 3.1), each with its sign. */
const boxes = [
  ['price', <Icon key="tag" name="tag" size={28} />],
  [
    'roof',
    <LineIcon key="house" path="M3 13l9-7.500L21 13M6 10.500V19h12v-8.500M15.500 8.300V4.500h2.300v5.700" size={28} />,
  ],
  ['people', <LineIcon key="chat" path="M4 5.500h16v11H10L6 20v-3.500H4z" size={28} />],
] as const satisfies readonly (readonly [keyof typeof about.why, ReactNode])[];

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
              {icon}
              <h3 className={copy.h3}>{t.why[name].title}</h3>
              <p>{t.why[name].content}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
