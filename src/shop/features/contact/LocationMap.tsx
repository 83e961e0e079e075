import { useState } from 'react';
import { business } from '../../../common/domain/business';
import { mapFrame, mapLink } from '../../../common/domain/contactLinks';
import { contact } from '../../texts/en/contact';
import { shell } from '../../../common/texts/en/shell';
import { Button } from '../../../common/ui/Button';
import layout from '../../../common/ui/layout.module.css';
import copy from '../../ui/copy.module.css';
import { useMessages } from '../../../common/i18n/messages';
import css from './LocationMap.module.css';

/**
 * Where the business is: a drawn map of our own, which a press turns into OpenStreetMap's. Before that nobody else is
 * asked for anything.
 */
export function LocationMap() {
  const t = useMessages('contact', contact);
  const common = useMessages('shell', shell);
  const [shown, setShown] = useState(false);
  const place = business.address.at(-1) ?? business.name;
  return (
    <section className={`${css.box} ${shown ? css.live : ''}`} aria-label={t.map}>
      {shown ? (
        <iframe className={css.frame} src={mapFrame} title={t.mapFrame(place)} />
      ) : (
        <>
          <Drawing />
          <i className={css.pin} aria-hidden="true" />
        </>
      )}
      <div className={css.card}>
        <div>
          <h2>{place}</h2>
          <p>{shown ? t.mapShown : t.mapText}</p>
        </div>
        <Button variant="outline" size="small" onClick={() => setShown(!shown)}>
          {shown ? t.hideMap : t.showMap}
        </Button>
        <a className={`${copy.link} ${css.link}`} href={mapLink} target="_blank" rel="noopener">
          {t.openMap}
          <span className={layout.hidden}> {common.opensNewTab}</span>
        </a>
      </div>
    </section>
  );
}

/** Streets, a river and the park: no survey, but the way a city looks from above. */
function Drawing() {
  return (
    <svg className={css.drawing} viewBox="0 0 1200 420" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className={css.park} d="M760-20C740 90 860 150 850 250s-110 120-90 200h460V-20z" />
      <path className={css.river} d="M-20 330C120 300 190 360 330 330s200-90 340-60 190 110 310 90 150-60 250-50" />
      <path className={css.roads} d="M-20 120 1220 60M-20 250 1220 196M180-20 300 440M430-20 520 440M980-20 1040 440" />
      <path
        className={css.streets}
        d="M-20 40 620 12M-20 186 1220 128M-20 400 560 368M300-20 410 440M60-20 160 440M560-20 640 440M690-20 760 440M1120-20 1170 440M840 60 880 440M520 300 1220 270"
      />
      <path className={css.avenue} d="M430-20 520 440" />
    </svg>
  );
}
