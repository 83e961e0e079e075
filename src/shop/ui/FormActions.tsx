import { Button } from '../../common/ui/Button';

interface FormActionsProps {
  /** The form's id: it stands beside the buttons, not around them. */
  form: string;
  busy: boolean;
  onCancel: () => void;
  /** `sending` while it is busy. */
  texts: { cancel: string; send: string; sending: string };
}

/** At the foot of a dialog that holds a form. */
export function FormActions({ form, busy, onCancel, texts: t }: FormActionsProps) {
  return (
    <>
      <Button variant="text" onClick={onCancel}>
        {t.cancel}
      </Button>
      <Button type="submit" form={form} busy={busy}>
        {busy ? t.sending : t.send}
      </Button>
    </>
  );
}
