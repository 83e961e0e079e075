import { TextField } from './TextField';

interface DateFieldProps {
  name: string;
  label: string;
  optional?: boolean;
  help?: string;
  className?: string | undefined;
}

/** A day in the browser's own calendar; the value is `YYYY-MM-DD` or empty (common/domain/dayInput.ts makes a moment of it). */
export function DateField(props: DateFieldProps) {
  return <TextField {...props} type="date" />;
}
