import { useFormikContext } from 'formik';
import { useState } from 'react';
import { mixed, object } from 'yup';
import { useOffers } from '../../../common/api';
import { focusNeighbour } from '../../../common/browser/focus';
import { describedBy, FieldError } from '../../../common/ui/Field';
import { TextInput } from '../../../common/ui/TextInput';
import { LONGEST_ENTRY, LONGEST_TEMPLATE_NAME, MOST_TEMPLATES } from '../../../common/domain/contract.gen';
import {
  useListReplyTemplatesQuery,
  useSaveReplyTemplatesMutation,
  type ReplyTemplate,
  type ReplyTemplates,
} from '../../api';
import { useField } from '../../kit/fields/field';
import { InlineForm } from '../../kit/form/InlineForm';
import { StaffButton } from '../../kit/StaffButton';
import { StaffIcon } from '../../kit/StaffIcon';
import { account } from '../../texts/account';
import { fields } from '../../texts/fields';
import { kit } from '../../texts/kit';
import { readAnew } from './accountForms';
import { AskedCard } from './AskedCard';
import css from './TemplatesEditor.module.css';

const { templates: t, saving: busy, failed } = account;
const EMPTY: ReplyTemplate = { name: '', text_en: '', text_sw: '' };

/** A template as it is edited; its key outlives the others' coming and going. */
type Row = ReplyTemplate & { key: number };

interface Values {
  version: string;
  templates: readonly Row[];
}

const valuesOf = ({ version, templates }: ReplyTemplates): Values => ({
  version,
  templates: templates.map((template, key) => ({ ...template, key })),
});

const isBlank = (text: string) => text.trim() === '';
const tooLong = (label: string, text: string, most: number) =>
  text.length > most ? fields.tooLong(label, most) : undefined;

/** What is wrong with a template, by its fields. Formik makes what is empty undefined before it asks the rules. */
function errorsOf({
  name = '',
  text_en: english = '',
  text_sw: swahili = '',
}: Partial<ReplyTemplate>): Partial<Record<keyof ReplyTemplate, string | undefined>> {
  return {
    name: isBlank(name) ? t.nameRequired : tooLong(t.name, name, LONGEST_TEMPLATE_NAME),
    text_en: isBlank(english) ? t.textRequired : tooLong(t.english, english, LONGEST_ENTRY),
    text_sw: tooLong(t.swahili, swahili, LONGEST_ENTRY),
  };
}

const schema = object({
  templates: mixed<readonly Partial<Row>[]>().test((rows = [], context) => {
    const [wrong] = rows.flatMap((row) => Object.values(errorsOf(row))).filter((error) => error !== undefined);
    return wrong === undefined || context.createError({ message: wrong });
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
      initialValues={valuesOf(saved)}
      onRead={readAnew(query, valuesOf)}
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
  const { id, value: rows, error, onChange: setRows } = useField<readonly Row[]>('templates');
  const [added, setAdded] = useState<number>();
  const next = Math.max(-1, ...rows.map(({ key }) => key)) + 1;
  const told = useFormikContext().submitCount > 0;
  const change = (key: number, field: keyof ReplyTemplate) => (value: string) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, [field]: value } : row)));
  const errors = rows.map((row) => (told ? errorsOf(row) : {}));
  const isMarked = errors.some((ofRow) => Object.values(ofRow).some((one) => one === error));
  return (
    <div
      id={id}
      tabIndex={-1}
      role="group"
      aria-label={t.title}
      aria-describedby={describedBy({ id, help: undefined, error: isMarked ? undefined : error })}>
      <ul className={css.templates}>
        {rows.map(({ key, name, text_en: english, text_sw: swahili }, at) => (
          <li key={key}>
            <div className={css.head}>
              <TextInput
                name={`name-${key}`}
                label={t.name}
                value={name}
                error={errors[at]?.name}
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
              error={errors[at]?.text_en}
              onChange={change(key, 'text_en')}
            />
            <TextInput
              name={`swahili-${key}`}
              label={t.swahili}
              optional={kit.optional}
              rows={3}
              value={swahili}
              error={errors[at]?.text_sw}
              onChange={change(key, 'text_sw')}
            />
          </li>
        ))}
      </ul>
      {!isMarked && <FieldError id={id} error={error} />}
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
