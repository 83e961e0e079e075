import { array, object, string } from 'yup';
import { useOffers } from '../../../common/api';
import { plainPhone } from '../../../common/domain/contacts';
import { LONGEST_PHONE, LONGEST_VISIT_TEXT } from '../../../common/domain/contract.gen';
import { useAppDispatch } from '../../../common/state/hooks';
import type { OverlayProps } from '../../../common/ui/overlay';
import {
  staffApi,
  useCreateVisitMutation,
  useListColleaguesQuery,
  useUpdateVisitMutation,
  type Visit,
  type VisitChange,
} from '../../api';
import { ChoicesField } from '../../kit/fields/ChoicesField';
import { DateField, TextField } from '../../kit/fields/TextField';
import { dayRule } from '../../kit/form/days';
import { FormDialog, type Versioned } from '../../kit/form/FormDialog';
import type { Entry } from '../../kit/form/useEntry';
import { useMeanwhile } from '../../kit/form/useMeanwhile';
import { textRule } from '../../kit/form/rules';
import { FRESH } from '../../kit/record/calls';
import { visits as t } from '../../texts/visits';
import css from './Visits.module.css';

/** What a new visit begins with, or the visit that is changed. */
export type VisitSubject = { proposalId: string; phone: string } | Visit;

/** Kind of its drafts; they are of a visit, or of a new one. */
export const VISIT_DRAFT = 'visit';
export const newVisit = (proposalId: string) => `of-${proposalId}`;

const TIME = /^([01][0-9]|2[0-3]):[0-5][0-9]$/;
const schema = object({
  date: dayRule(t.date).required(t.dateRequired),
  from: string().required(t.timeRequired).matches(TIME, t.timeRequired),
  until: string()
    .required(t.timeRequired)
    .matches(TIME, t.timeRequired)
    .test('order', t.endsBefore, function (until) {
      const { from } = this.parent as { from?: string };
      return !from || !until || until > from;
    }),
  crew: array(),
  address: textRule(t.address, { maxLength: LONGEST_VISIT_TEXT }),
  phone: textRule(t.phone, { maxLength: LONGEST_PHONE }),
  notes: textRule(t.notes, { maxLength: LONGEST_VISIT_TEXT }),
});

type Values = VisitChange;

function valuesOf(subject: VisitSubject): Values {
  if (!('id' in subject))
    return { date: '', from: '09:00', until: '12:00', crew: [], address: '', phone: subject.phone, notes: '' };
  const { date, from, until, crew, address, phone, notes } = subject;
  return { date, from, until, crew: crew.map(({ id }) => id), address, phone, notes };
}

/** Sets a visit, or changes one. */
export function VisitDialog({ subject, ...overlay }: OverlayProps & { subject: VisitSubject }) {
  const [create] = useCreateVisitMutation();
  const [update] = useUpdateVisitMutation();
  const known = useOffers()('listColleagues') === true;
  const colleagues = useListColleaguesQuery(undefined, { skip: !known }).data?.data.colleagues;
  const before = 'id' in subject ? subject.crew : [];
  const isThere = (id: string) => !colleagues || colleagues.some((one) => one.id === id);
  // The server refuses a crew with somebody who does not work there any more.
  const left = before.filter(({ id }) => !isThere(id)).map(({ name }) => name);
  const options = (colleagues ?? before).map(({ id, name }) => ({ value: id, label: name }));
  const dispatch = useAppDispatch();
  const meanwhile = useMeanwhile(async () => {
    if (!('id' in subject)) return undefined;
    const { proposalId } = subject;
    const { data } = await dispatch(staffApi.endpoints.listVisits.initiate({ proposalId }, FRESH)).unwrap();
    const visit = data.visits.find(({ id }) => id === subject.id);
    return visit && valuesOf(visit);
  });
  const save = async ({ version, ...values }: Versioned<Values>, { key, send }: Entry) => {
    const obstacle = await meanwhile({ ...values, version });
    if (obstacle) return obstacle;
    const visit = { ...values, crew: values.crew.filter(isThere), phone: plainPhone(values.phone) };
    if ('id' in subject) await send(update({ id: subject.id, visitChange: visit }));
    else await send(create({ ...key, visitInput: { proposalId: subject.proposalId, ...visit } }));
    return t.saved;
  };
  return (
    <FormDialog
      {...overlay}
      title={'id' in subject ? t.changeTitle : t.setTitle}
      draft={`${VISIT_DRAFT}/${'id' in subject ? subject.id : newVisit(subject.proposalId)}`}
      creates={'id' in subject ? undefined : 'createVisit'}
      initialValues={valuesOf(subject)}
      schema={schema}
      texts={{ submit: t.submit, busy: t.busy, failed: t.saveFailed }}
      save={save}>
      <DateField name="date" label={t.date} />
      <div className={css.times}>
        <TextField name="from" label={t.from} type="time" />
        <TextField name="until" label={t.until} type="time" />
      </div>
      {options.length > 0 && (
        <ChoicesField
          name="crew"
          label={t.crew}
          options={options}
          help={left.length > 0 ? t.crewLeft(left.join(', ')) : undefined}
        />
      )}
      <TextField name="address" label={t.address} help={t.addressHelp} rows={2} optional />
      <TextField name="phone" label={t.phone} type="tel" inputMode="tel" optional />
      <TextField name="notes" label={t.notes} rows={3} optional />
    </FormDialog>
  );
}
