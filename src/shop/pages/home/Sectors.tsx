import { sectors } from '../../texts/en/sectors';
import layout from '../../../common/ui/layout.module.css';
import copy from '../../ui/copy.module.css';
import { useMessages } from '../../../common/i18n/messages';
import { WhenNear } from '../../ui/WhenNear';
import css from './Sectors.module.css';

const loadCarousel = () =>
  import(/* webpackChunkName: "sectors" */ './SectorCarousel').then(({ SectorCarousel }) => SectorCarousel);

/** Whom the business serves: named at once, as a carousel when it is near. */
export function Sectors() {
  const t = useMessages('sectors', sectors);
  return (
    <div className={copy.space} data-scheme="dark">
      <WhenNear load={loadCarousel}>
        <div className={`${layout.wrap} ${css.place}`}>
          <h2 className={layout.h1}>{t.title}</h2>
          <ul>
            {Object.values(t.slides).map(({ title }) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </div>
      </WhenNear>
    </div>
  );
}
