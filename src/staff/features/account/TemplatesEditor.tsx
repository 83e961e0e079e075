import { useState } from 'react';
import { useOffers } from '../../../common/api';
import { TextInput } from '../../../common/ui/TextInput';
import { MOST_TEMPLATES } from '../../../common/domain/contract.gen';
import { useNotify } from '../../../common/state/hooks';
import {
  useListReplyTemplatesQuery,
  useSaveReplyTemplatesMutation,
  type ReplyTemplate,
  type ReplyTemplates,
} from '../../api';
import { failureAlert } from '../../kit/failures';
import { useReportUnsaved } from '../../kit/form/InlineForms';
import { StaffButton } from '../../kit/StaffButton';
import { StaffIcon } from '../../kit/StaffIcon';
import { account } from '../../texts/account';
import { kit } from '../../texts/kit';
import { AskedCard } from './AskedCard';
import css from './TemplatesEditor.module.css';

const { templates: t } = account;
const EMPTY: ReplyTemplate = { name: '', text_en: '', text_sw: '' };

/** A template as it is edited; its key outlives the others' coming and going. */
type Row = ReplyTemplate & { key: number };

const withKeys = (templates: readonly ReplyTemplate[]): Row[] =>
  templates.map((template, key) => ({ ...template, key }));

/** The prepared answers, which all staff share: each with its text in both languages; nothing where the server keeps none. */
export function TemplatesEditor() {
  const offered = useOffers()('saveReplyTemplates') === true;
  const query = useListReplyTemplatesQuery(undefined, { skip: !offered });
  if (!offered) return null;
  return (
    <AskedCard title={t.title} help={t.help} query={query} failed={t.loadFailed}>
      {query.data ? <Editor saved={query.data.data} /> : null}
    </AskedCard>
  );
}

function Editor({ saved }: { saved: ReplyTemplates }) {
  const [save, { isLoading }] = useSaveReplyTemplatesMutation();
  const notify = useNotify();
  const [base, setBase] = useState(saved);
  const [rows, setRows] = useState(() => withKeys(saved.templates));
  const [told, setTold] = useState(false);
  const templates = rows.map(({ name, text_en, text_sw }) => ({ name, text_en, text_sw }));
  const dirty = JSON.stringify(templates) !== JSON.stringify(base.templates);
  useReportUnsaved(dirty);
  const change = (key: number, field: keyof ReplyTemplate) => (value: string) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, [field]: value } : row)));
  const missing = (value: string, words: string) => (told && value.trim() === '' ? words : undefined);
  const submit = () => {
    setTold(true);
    if (isLoading || rows.some(({ name, text_en: text }) => name.trim() === '' || text.trim() === '')) return;
    save({ replyTemplates: { version: base.version, templates } })
      .unwrap()
      .then(({ data, message }) => {
        setBase(data);
        setTold(false);
        notify({ success: true, message: message || t.saved });
      })
      .catch((error: unknown) => notify(failureAlert(error)));
  };
  return (
    <>
      <ul className={css.templates}>
        {rows.map(({ key, name, text_en: english, text_sw: swahili }) => (
          <li key={key}>
            <div className={css.head}>
              <TextInput
                name={`name-${key}`}
                label={t.name}
                value={name}
                error={missing(name, t.nameRequired)}
                onChange={change(key, 'name')}
              />
              <StaffButton
                aria-label={t.removeOne(name)}
                startIcon={<StaffIcon name="bin" />}
                onClick={() => setRows(rows.filter((row) => row.key !== key))}>
                {t.remove}
              </StaffButton>
            </div>
            <TextInput
              name={`english-${key}`}
              label={t.english}
              rows={3}
              value={english}
              error={missing(english, t.textRequired)}
              onChange={change(key, 'text_en')}
            />
            <TextInput
              name={`swahili-${key}`}
              label={t.swahili}
              optional={kit.optional}
              rows={3}
              value={swahili}
              onChange={change(key, 'text_sw')}
            />
          </li>
        ))}
      </ul>
      <div className={css.foot}>
        {rows.length < MOST_TEMPLATES && (
          <StaffButton
            startIcon={<StaffIcon name="plus" />}
            onClick={() => setRows([...rows, { ...EMPTY, key: Math.max(-1, ...rows.map(({ key }) => key)) + 1 }])}>
            {t.add}
          </StaffButton>
        )}
        <StaffButton variant={dirty ? 'contained' : 'outlined'} busy={isLoading} inert={!dirty} onClick={submit}>
          {t.save}
        </StaffButton>
      </div>
    </>
  );
}
