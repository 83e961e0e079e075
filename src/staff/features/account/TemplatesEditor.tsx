import { useFormikContext } from 'formik';
import { useState } from 'react';
import { array, object } from 'yup';
import { useOffers } from '../../../common/api';
import { focusNeighbour } from '../../../common/browser/focus';
import { TextInput } from '../../../common/ui/TextInput';
import { MOST_TEMPLATES } from '../../../common/domain/contract.gen';
import { useListReplyTemplatesQuery, useSaveReplyTemplatesMutation, type ReplyTemplate } from '../../api';
import { useField } from '../../kit/fields/field';
import { InlineForm } from '../../kit/form/InlineForm';
import { StaffButton } from '../../kit/StaffButton';
import { StaffIcon } from '../../kit/StaffIcon';
import { account } from '../../texts/account';
import { kit } from '../../texts/kit';
import { AskedCard } from './AskedCard';
import css from './TemplatesEditor.module.css';

const { templates: t, saving: busy, failed } = account;
const EMPTY: ReplyTemplate = { name: '', text_en: '', text_sw: '' };

/** A template as it is edited; its key outlives the others' coming and going. */
type Row = ReplyTemplate & { key: number };

const withKeys = (templates: readonly ReplyTemplate[]): Row[] =>
  templates.map((template, key) => ({ ...template, key }));

/** Formik gives its schema no empty text. */
const isBlank = (text: string | undefined) => !text?.trim();
const schema = object({
  templates: array().test({
    message: t.textRequired,
    test: (rows) => !rows?.some(({ name, text_en: text }: Row) => isBlank(name) || isBlank(text)),
  }),
});

/** The prepared answers, which all staff share: each with its text in both languages; nothing where the server keeps none. */
export function TemplatesEditor() {
  const offered = useOffers()('saveReplyTemplates') === true;
  const query = useListReplyTemplatesQuery(undefined, { skip: !offered });
  const [save] = useSaveReplyTemplatesMutation();
  if (!offered) return null;
  const saved = query.data?.data;
  if (!saved) return <AskedCard title={t.title} help={t.help} query={query} failed={t.loadFailed} />;
  return (
    <InlineForm
      title={t.title}
      help={t.help}
      draftKey="templates"
      initialValues={{ version: saved.version, templates: withKeys(saved.templates) }}
      schema={schema}
      onSave={async ({ version, templates }, { send }) => {
        const plain = templates.map(({ name, text_en, text_sw }) => ({ name, text_en, text_sw }));
        const { message, data } = await send(save({ replyTemplates: { version, templates: plain } }));
        return { message, saved: { version: data.version } };
      }}
      texts={{ submit: t.save, busy, saved: t.saved, failed }}>
      <Rows />
    </InlineForm>
  );
}

function Rows() {
  const { id, value: rows, onChange: setRows } = useField<readonly Row[]>('templates');
  const [added, setAdded] = useState<number>();
  const next = Math.max(-1, ...rows.map(({ key }) => key)) + 1;
  const told = useFormikContext().submitCount > 0;
  const change = (key: number, field: keyof ReplyTemplate) => (value: string) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, [field]: value } : row)));
  const missing = (value: string, words: string) => (told && isBlank(value) ? words : undefined);
  return (
    <div id={id} tabIndex={-1}>
      <ul className={css.templates}>
        {rows.map(({ key, name, text_en: english, text_sw: swahili }) => (
          <li key={key}>
            <div className={css.head}>
              <TextInput
                name={`name-${key}`}
                label={t.name}
                value={name}
                error={missing(name, t.nameRequired)}
                autoFocus={key === added}
                onChange={change(key, 'name')}
              />
              <StaffButton
                aria-label={t.removeOne(name)}
                startIcon={<StaffIcon name="bin" />}
                data-remove=""
                onClick={({ currentTarget }) => {
                  focusNeighbour(currentTarget);
                  setRows(rows.filter((row) => row.key !== key));
                }}>
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
            onClick={() => {
              setRows([...rows, { ...EMPTY, key: next }]);
              setAdded(next);
            }}>
            {t.add}
          </StaffButton>
        )}
      </div>
    </div>
  );
}
