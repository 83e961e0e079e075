import { useEffect, useId, useLayoutEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useNotify } from '../../../../common/state/hooks';
import { loadChunk } from '../../../../common/browser/chunks';
import { contact } from '../../../texts/en/contact';
import { shell } from '../../../../common/texts/en/shell';
import { fieldId } from '../../../../common/ui/Field';
import { useMessages } from '../../../../common/i18n/messages';
import { PlainTextInput } from '../../../ui/PlainTextInput';
import css from '../Quote.module.css';
import { contactDraft, ContactFields, EMPTY, type ContactValues } from './contactFields';
import type { Start } from './ContactRequest';

const loadRequest = () => import(/* webpackChunkName: "contact-form" */ './ContactRequest');
type Program = Awaited<ReturnType<typeof loadRequest>>;

/**
 * The contact form (docs/product.md, 3.8). Its fields are in the first load as plain elements of the same size;
 * the checks and the sending come with the first touch, and take over what has been typed. They never replace the field one
 * is typing in: they wait until another one is entered, or until the form is sent.
 */
export function ContactForm() {
  const id = useId();
  const t = useMessages('contact', contact);
  const common = useMessages('shell', shell);
  const notify = useNotify();
  const box = useRef<HTMLDivElement>(null);
  const [touched, setTouched] = useState(false);
  const [program, setProgram] = useState<Program | null>(null);
  const [start, setStart] = useState<Start | null>(null);
  const [sending, setSending] = useState(false);
  const submitted = useRef(false);

  // Before any key is heard: what is kept then is all that the fields hold.
  useLayoutEffect(() => restore(box.current), []);
  useEffect(() => {
    if (!touched) return;
    // Where it cannot be had, sending asks for it again and says so.
    loadChunk(loadRequest).then(
      (loaded) => {
        const { current } = box;
        const isIdle = current && !current.contains(document.activeElement) && !submitted.current;
        // Drawn at once: what is typed between reading the fields and replacing them would be lost.
        flushSync(() => {
          setProgram(loaded);
          if (isIdle) setStart({ values: typedIn(current) });
        });
      },
      () => undefined,
    );
  }, [touched]);

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    setTouched(true);
    if (!program || !box.current || !isTextField(target)) return;
    setStart({ values: typedIn(box.current), focus: target.name, chosen: !target.matches(':active') });
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    submitted.current = true;
    try {
      const loaded = await loadChunk(loadRequest);
      flushSync(() => {
        setProgram(loaded);
        if (box.current) setStart({ values: typedIn(box.current), send: true });
      });
    } catch {
      notify({ success: false, message: navigator.onLine ? t.formMissing : common.youAreOffline });
    }
    submitted.current = false;
    setSending(false);
  };

  return (
    <div ref={box}>
      {program && start ? (
        <program.ContactRequest id={id} start={start} />
      ) : (
        <form
          id={id}
          className={css.form}
          method="post"
          noValidate
          // The draft alone is put back by a reload: Firefox would put back what was sent. Fields say themselves what fills them.
          autoComplete="off"
          onFocus={onFocus}
          onInput={() => {
            if (box.current) contactDraft.keep(typedIn(box.current));
          }}
          onSubmit={(event) => void onSubmit(event)}>
          <ContactFields
            sending={sending}
            field={(field) => <PlainTextInput key={field.name} id={fieldId(id, field.name)} {...field} />}
          />
        </form>
      )}
    </div>
  );
}

type TextField = HTMLInputElement | HTMLTextAreaElement;
const isTextField = (element: Element): element is TextField =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
const fieldsIn = (box: Element | null) => [...(box?.querySelectorAll<TextField>('input, textarea') ?? [])];

function typedIn(box: Element): ContactValues {
  return { ...EMPTY, ...Object.fromEntries(fieldsIn(box).map(({ name, value }) => [name, value])) };
}

/** Puts back what was kept before a reload, where nothing has been typed yet. */
function restore(box: Element | null): void {
  const kept: Readonly<Record<string, string>> = { ...contactDraft.read() };
  for (const field of fieldsIn(box)) if (field.value === '') field.value = kept[field.name] ?? '';
}
