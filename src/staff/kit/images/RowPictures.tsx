import { useState } from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import type { Image } from '../../../common/api';
import { mainPicture } from '../../../common/domain/media';
import { kit as t } from '../../texts/kit';
import { viewer as viewerTexts } from '../../../common/texts/en/viewer';
import { Picture } from '../../../common/ui/Picture';
import { Thumb } from '../../../common/ui/Thumb';
import { picturesOf } from '../../../common/ui/viewer/picture';
import { useViewer } from '../../../common/app/useViewer';
import css from './RowPictures.module.css';

/** A row's pictures: the main one small, and how many there are; a press shows them full screen. */
export function RowPictures({ images, name }: { images: readonly Image[]; name: string }) {
  const [at, setAt] = useState(0);
  const viewer = useViewer();
  const main = mainPicture(images);
  if (!main) return <Thumb image="" name={name} className={`${css.thumb} ${css.none}`} />;
  const Viewer = viewer.component;
  const open = () => {
    setAt(images.indexOf(main));
    viewer.show();
  };
  return (
    <>
      <ButtonBase
        className={css.row ?? ''}
        aria-label={t.openImages(name, images.length)}
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={viewer.warm}
        {...(viewer.loading && { 'aria-busy': true })}>
        <span className={css.thumb}>
          <Picture image={main} alt="" sizes="40px" />
        </span>
        <span className={css.count} aria-hidden="true">
          {images.length}
        </span>
      </ButtonBase>
      {Viewer && (
        <Viewer
          open={viewer.open}
          pictures={picturesOf(images, name, viewerTexts.picture)}
          label={viewerTexts.pictures(name)}
          start={at}
          onClose={viewer.close}
          onLeave={setAt}
        />
      )}
    </>
  );
}
