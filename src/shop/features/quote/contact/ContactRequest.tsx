import { Formik, useFormikContext } from 'formik';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { object } from 'yup';
import { useNotify } from '../../../../common/state/hooks';
import { contact } from '../../../texts/en/contact';
import { quote } from '../../../texts/en/quote';
import { contactNote } from '../../../../common/domain/quoteNote';
import { FormikField, FormikForm } from '../../../../common/ui/FormikForm';
import { fieldId } from '../../../../common/ui/Field';
import { useMessages } from '../../../../common/i18n/messages';
import { MuiTheme } from '../../../../common/ui/MuiTheme';
import css from '../Quote.module.css';
import { fieldRules } from '../quoteFields';
import { RequestNotices } from '../RequestNotices';
import { useRequest } from '../useRequest';
import { ContactSent } from './ContactSent';
import { contactDraft, ContactFields, EMPTY, type ContactValues } from './contactFields';

/** How the plain form left off. */
export interface Start {
  values: ContactValues;
  /** Name of the field that has just been entered. */
  focus?: string;
  /** Whether all that stands in it is chosen, as by whoever enters it with a key: a pointer sets the caret. */
  chosen?: boolean;
  /** The visitor has asked to send it. */
  send?: boolean;
}

/** The contact form with its checks. It sends a plain quote request, for there is no call of its own; once it is there, it is a message that was sent. */
export function ContactRequest({ id, start }: { id: string; start: Start }) {
  const t = useMessages('quote', quote);
  const words = useMessages('contact', contact);
  const notify = useNotify();
  const [begin, setBegin] = useState(start);
  const { state, send, again } = useRequest({
    from: 'header',
    current: [],
    open: true,
    onSent: ({ values: { name, email } }, _arrived, seen) => {
      contactDraft.forget();
      setBegin({ values: { ...EMPTY, name, email }, focus: 'subject' });
      // On another page meanwhile: said where it is seen; what was not sent waits in the draft.
      if (!seen) notify({ success: true, message: words.sent });
    },
  });
  const rules = useMemo(() => {
    const { name, email, subject, message } = fieldRules(t);
    return object({ name, email, subject: subject.required(words.subjectRequired), message });
  }, [t, words]);

  const sending = state.at === 'sending';
  if (state.at === 'sent') {
    const { values, note } = state.request;
    return <ContactSent email={values.email.trim()} note={note} onAgain={again} />;
  }
  return (
    <MuiTheme>
      <Formik<ContactValues>
        initialValues={begin.values}
        validationSchema={rules}
        onSubmit={async ({ subject, ...values }, { setStatus }) =>
          setStatus({ server: await send({ ...values, phone: '' }, contactNote(subject, values.message)) })
        }>
        <FormikForm
          id={id}
          className={css.form}
          summaryTitle={t.errors}
          notice={<RequestNotices form={id} state={state} />}>
          <GoOn form={id} start={begin} />
          <ContactFields
            sending={sending}
            // What is typed meanwhile would be emptied along with what was sent.
            field={(field) => <FormikField key={field.name} {...field} readOnly={sending} />}
          />
        </FormikForm>
      </Formik>
    </MuiTheme>
  );
}

/** Takes up where the plain form left off, and keeps what is typed from now on. */
function GoOn({ form, start }: { form: string; start: Start }) {
  const { values, submitForm } = useFormikContext<ContactValues>();
  const taken = useRef(false);
  useEffect(() => {
    if (values !== start.values) contactDraft.keep(values);
  }, [values, start]);
  // Before the browser draws, so that whoever is typing never finds the field gone.
  useLayoutEffect(() => {
    if (taken.current) return;
    taken.current = true;
    if (start.focus !== undefined) {
      const field = document.getElementById(fieldId(form, start.focus)) as
        | HTMLInputElement
        | HTMLTextAreaElement
        | null;
      field?.focus({ preventScroll: true });
      if (start.chosen) field?.select();
    }
    if (start.send) void submitForm();
  }, [form, start, submitForm]);
  return null;
}
