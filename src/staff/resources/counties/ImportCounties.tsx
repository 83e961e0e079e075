import { useId, useState, type ChangeEvent } from 'react';
import { useListCountiesQuery } from '../../../common/api/counties';
import { loadChunk } from '../../../common/browser/chunks';
import { useNotify } from '../../../common/state/hooks';
import type { Alert as Told } from '../../../common/state/alertSlice';
import { useOverlay, type OverlayProps } from '../../../common/ui/overlay';
import { useSaveCountiesMutation } from '../../api';
import { failureAlert, partMissing } from '../../kit/failures';
import { useEntry } from '../../kit/form/useEntry';
import head from '../../kit/headAction.module.css';
import { Alert, FailureAlert } from '../../kit/show/Alert';
import { StaffButton } from '../../kit/StaffButton';
import { StaffDialog } from '../../kit/StaffDialog';
import { StaffIcon } from '../../kit/StaffIcon';
import { counties } from '../../texts/counties';
import { kit } from '../../texts/kit';
import css from './Counties.module.css';
import { csvColumns, readCounties, rowOf, type CountyChange, type CsvFault } from './countyCsv';

const { import: t } = counties;
/** A list of counties has a few thousand characters. */
const MOST_BYTES = 1_000_000;

/** Counties out of a file: what is wrong at which row, else what would change, and only then the import, of all or none. */
export function ImportCounties() {
  const { subject, show, ...overlay } = useOverlay<true>();
  return (
    <>
      <StaffButton
        variant="outlined"
        className={head.brief ?? ''}
        startIcon={<StaffIcon name="upload" />}
        onClick={() => show(true)}>
        <span className={head.words}>{t.open}</span>
      </StaffButton>
      {subject && <ImportDialog {...overlay} />}
    </>
  );
}

const load = () => import(/* webpackChunkName: "staff-csv" */ 'papaparse');

const refused = (message: string): Told => ({ success: false, message });

/** Rows of texts, or why there are none: the file is at fault, or what reads it could not be had. */
async function rowsIn(file: File): Promise<string[][] | Told> {
  if (file.size > MOST_BYTES) return refused(t.tooLarge);
  const csv = await loadChunk(load).catch(() => null);
  if (!csv) return partMissing();
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    return csv.parse<string[]>(text).data;
  } catch {
    return refused(t.unreadable);
  }
}

function ImportDialog({ open, onClose, onExited }: OverlayProps) {
  const notify = useNotify();
  const [save] = useSaveCountiesMutation();
  const { enter, busy, notice } = useEntry('counties/import');
  const { data } = useListCountiesQuery();
  const [rows, setRows] = useState<string[][]>();
  const [failed, setFailed] = useState<Told>();
  const list = data?.data;
  const read = rows && list && readCounties(rows, list.counties);
  const ready = read && read.faults.length === 0 ? read.changes : [];
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // The same file may be chosen again once it is mended.
    currentTarget.value = '';
    if (!file) return;
    const found = await rowsIn(file);
    const isRead = Array.isArray(found);
    setFailed(isRead ? undefined : found);
    setRows(isRead ? found : undefined);
  };
  const submit = async () => {
    if (busy || !list || ready.length === 0) return;
    const countiesInput = { version: list.version, counties: ready.map(({ after }) => rowOf(after)) };
    try {
      await enter(({ send }) => send(save({ countiesInput })));
      notify({ success: true, message: t.done(ready.length) });
      onClose();
    } catch (error) {
      setFailed(failureAlert(error, t.failed));
    }
  };
  return (
    <StaffDialog
      wide
      title={t.title}
      open={open}
      onClose={() => {
        if (!busy) onClose();
      }}
      onExited={onExited}
      actions={
        <>
          {notice}
          <StaffButton variant="outlined" inert={busy} onClick={onClose}>
            {kit.cancel}
          </StaffButton>
          {ready.length > 0 && (
            <StaffButton variant="contained" busy={busy} onClick={() => void submit()}>
              {busy ? t.busy : t.submit(ready.length)}
            </StaffButton>
          )}
        </>
      }>
      <p>{t.help}</p>
      <span className={css.file}>
        <StaffButton variant={rows ? 'outlined' : 'contained'} component="span" tabIndex={-1} aria-hidden>
          {rows ? t.another : t.choose}
        </StaffButton>
        <input
          type="file"
          accept=".csv,text/csv"
          aria-label={rows ? t.another : t.choose}
          onChange={(event) => void choose(event)}
        />
      </span>
      <FailureAlert alert={failed} />
      {read && read.faults.length > 0 && <Faults faults={read.faults} />}
      {read && read.faults.length === 0 && (
        <>
          <p role="status">{ready.length === 0 ? t.nothing : t.changes(ready.length, read.same)}</p>
          {ready.length > 0 && <Changes changes={ready} />}
        </>
      )}
    </StaffDialog>
  );
}

function Faults({ faults }: { faults: readonly CsvFault[] }) {
  const id = useId();
  return (
    <>
      <Alert>
        <span id={id}>{t.errors(faults.length)}</span>
      </Alert>
      <div className={css.scroll} tabIndex={0} role="region" aria-labelledby={id}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t.row}</th>
              <th scope="col">{t.column}</th>
              <th scope="col">{t.problem}</th>
            </tr>
          </thead>
          <tbody>
            {faults.map(({ row, column, text }, index) => (
              <tr key={index}>
                <td>{row}</td>
                <td>{column}</td>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** Each county that changes, with what stands now and what the file says, in the file's own words. */
function Changes({ changes }: { changes: readonly CountyChange[] }) {
  return (
    <div className={css.scroll} tabIndex={0} role="region" aria-label={t.title}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{counties.county}</th>
            <th scope="col">{t.column}</th>
            <th scope="col">{t.before}</th>
            <th scope="col">{t.after}</th>
          </tr>
        </thead>
        {changes.map(({ before, after }) => {
          const changed = Object.entries(csvColumns).filter(([, cell]) => cell(before) !== cell(after));
          return (
            <tbody key={before.id}>
              {changed.map(([name, cell], index) => (
                <tr key={name}>
                  {index === 0 && (
                    <th scope="rowgroup" rowSpan={changed.length}>
                      {before.name}
                    </th>
                  )}
                  <td>{name}</td>
                  <td>
                    <del>{cell(before) ?? '–'}</del>
                  </td>
                  <td>
                    <ins>{cell(after) ?? '–'}</ins>
                  </td>
                </tr>
              ))}
            </tbody>
          );
        })}
      </table>
    </div>
  );
}
