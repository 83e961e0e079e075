import { useRef, useState } from 'react';
import { useOverlay } from '../../../common/ui/overlay';
import type { Entry } from '../form/useEntry';
import { useResumedDialog } from '../form/useResumedDialog';
import { kit as t } from '../../texts/kit';
import { statusColumn } from './statusColumn';
import { ResourceList } from '../list/ResourceList';
import { RowMenu } from '../list/RowMenu';
import { useActivityFilter } from './useActivityFilter';
import { useStandardActions } from '../list/useStandardActions';
import { useNotify } from '../../../common/state/hooks';
import { failureAlert } from '../failures';
import { StaffButton } from '../StaffButton';
import { StaffIcon } from '../StaffIcon';
import { NameDialog } from './NameDialog';
import type { Names, NamedResource, NamedRow } from './namedResource';

/** What the dialog is about: a new record, or one with the names it had when the dialog opened. */
type Subject = Names & { id: string | null };

const NEW: Subject = { id: null, name: '', kiswahili: '' };
/** Stands for a new record in the name of a draft. */
const NEW_DRAFT = 'new';

/** The whole screen of records that are little more than a name: list, modals, confirmations (docs/product.md, 7.6). */
export function NamedList({ field, file, kiswahili, texts, list, calls, removeText }: NamedResource) {
  const notify = useNotify();
  const { subject, show, ...overlay } = useOverlay<Subject>();
  // The row whose name is being read before its dialog opens, unless another one is wanted meanwhile.
  const [reading, setReading] = useState<string | null>(null);
  const wanted = useRef<string | null>(null);
  const actionsOf = useStandardActions<NamedRow>({
    nameOf: ({ name }) => name,
    noun: texts.noun,
    calls,
    done: texts.actionDone,
    effects: { activate: texts.activateText, deactivate: texts.deactivateText, remove: removeText },
  });
  useResumedDialog(texts.noun, async (id) => show(id === NEW_DRAFT ? NEW : { id, ...(await calls.read(id)) }));
  const edit = async ({ id }: NamedRow) => {
    setReading(id);
    wanted.current = id;
    try {
      const names = await calls.read(id);
      if (wanted.current !== id) return;
      wanted.current = null;
      show({ id, ...names });
    } catch (error) {
      if (wanted.current === id) notify(failureAlert(error, texts.readFailed));
    } finally {
      setReading((now) => (now === id ? null : now));
    }
  };
  const create = () => {
    wanted.current = null;
    show(NEW);
  };
  const save = async (names: Names, { send }: Entry) =>
    subject?.id
      ? (await calls.update(subject.id, names, send)).message || texts.updated
      : (await calls.create(names, send)).message || texts.created;
  const { items, filters, filtered, onClearFilters } = useActivityFilter(list.items, texts.search);
  return (
    <>
      <ResourceList
        narrow
        title={texts.title}
        actions={
          <StaffButton variant="contained" startIcon={<StaffIcon name="plus" />} onClick={create}>
            {texts.create}
          </StaffButton>
        }
        csv={{
          name: file,
          columns: { id: ({ id }) => id, [field]: ({ name }) => name, isActive: ({ isActive }) => isActive },
        }}
        list={{ ...list, items }}
        nameOf={({ name }) => name}
        muted={({ isActive }) => !isActive}
        columns={[
          { key: 'name', header: texts.columns.name, cell: ({ name }) => name, card: 'title' },
          statusColumn(texts.columns.status, 160),
          {
            key: 'edit',
            header: texts.columns.edit,
            width: 96,
            cell: (row) => (
              <StaffButton busy={reading === row.id} aria-label={t.editRow(row.name)} onClick={() => void edit(row)}>
                {t.edit}
              </StaffButton>
            ),
            card: 'action',
          },
        ]}
        menu={(row) => <RowMenu name={row.name} actions={actionsOf(row)} />}
        menuHeader={texts.columns.actions}
        filters={filters}
        onClear={filtered && onClearFilters}
        empty={{ title: texts.empty }}
        texts={{ loading: texts.loading }}
      />
      {subject && (
        <NameDialog
          key={subject.id}
          draft={`${texts.noun}/${subject.id ?? NEW_DRAFT}`}
          title={subject.id ? texts.editTitle : texts.createTitle}
          {...overlay}
          field={field}
          label={texts.label}
          kiswahili={kiswahili}
          names={subject}
          texts={{
            required: texts.required,
            emptyAlert: subject.id ? undefined : texts.emptyAlert,
            submit: subject.id ? texts.submitEdit : texts.submitCreate,
            busy: texts.busy,
            failed: subject.id ? texts.updateFailed : texts.createFailed,
          }}
          onRead={async () => (subject.id ? calls.read(subject.id) : undefined)}
          onSave={save}
        />
      )}
    </>
  );
}
