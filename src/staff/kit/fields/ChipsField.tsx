import CircularProgress from '@mui/material/CircularProgress';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { kit } from '../../texts/kit';
import { recordForms as t } from '../../texts/recordForms';
import { alertLine } from '../../../common/domain/readableFields';
import { describedBy, Field } from '../../../common/ui/Field';
import layout from '../../../common/ui/layout.module.css';
import { failureAlert } from '../failures';
import { useSubmitWhenReady } from '../form/useSubmitWhenReady';
import { LOST, useReportUnsaved } from '../form/useUnsavedGuard';
import { StaffIcon } from '../StaffIcon';
import css from './ChipsField.module.css';
import { useField } from './field';

export interface ChipOption {
  value: string;
  label: string;
}

interface ChipsFieldProps {
  name: string;
  label: string;
  /** What can be chosen; whatever is chosen already must be among them. */
  options: readonly ChipOption[];
  /** No more than so many. */
  most: number;
  placeholder: string;
  /** What nobody has made yet can be made on the spot; rejects with the call's failure. Given once the options are known: until then all look new. */
  onCreate?: (label: string) => Promise<ChipOption>;
  className?: string | undefined;
}

/** Stands for the option that is yet to be made. */
const NEW = '';

const foldCase = (text: string) => text.trim().toLocaleLowerCase('en');

/**
 * Several of many, as chips in one field: type and choose, or arrows and Enter; Backspace in the empty field takes off the
 * last one. The form's value is the list of their values.
 */
export function ChipsField({ name, label, options, most, placeholder, onCreate, className }: ChipsFieldProps) {
  const { id, error, onBlur, value, onChange } = useField<readonly string[]>(name);
  const [made, setMade] = useState<readonly ChipOption[]>([]);
  const [making, setMaking] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string>();
  const [typed, setTyped] = useState('');
  const known = [...options, ...made.filter((one) => !options.some((option) => option.value === one.value))];
  const chosen = value.map((each) => known.find((option) => option.value === each) ?? { value: each, label: each });
  const full = value.length + making.length >= most;
  const words = foldCase(typed);
  const named = known.find((option) => foldCase(option.label) === words);
  const isChosen = named !== undefined && value.includes(named.value);
  /** No option takes it yet. */
  const left = words !== '' && !isChosen && (!named || full);
  const [stopped, setStopped] = useState(false);
  if (stopped && !left) setStopped(false);
  const place = useRef<HTMLDivElement>(null);
  const stop = () => {
    setStopped(true);
    document.getElementById(id)?.focus();
  };
  useSubmitWhenReady(place, making.length > 0, failure !== undefined, left ? stop : undefined);
  useReportUnsaved(left, LOST);
  // While one is being made others may be chosen or taken off.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });

  const create = async (text: string) => {
    setFailure(undefined);
    setMaking((before) => [...before, text]);
    try {
      const option = await onCreate?.(text);
      if (!option) return;
      setMade((before) => [...before, option]);
      latest.current = [...latest.current, option.value];
      onChange(latest.current);
    } catch (reason) {
      setFailure(alertLine(failureAlert(reason, t.chipNotCreated(text))));
    } finally {
      setMaking((before) => before.filter((one) => one !== text));
    }
  };
  const found = (all: ChipOption[]) => {
    const fitting = all.filter((option) => foldCase(option.label).includes(words));
    const exists = [...making, ...known.map(({ label: one }) => one)].some((one) => foldCase(one) === words);
    return onCreate && words !== '' && !exists ? [...fitting, { value: NEW, label: typed.trim() }] : fitting;
  };
  const auto = useAutocomplete<ChipOption, true, false, false, string>({
    id,
    multiple: true,
    options: full ? [] : known,
    // Values themselves: what is typed would be lost with each new list of options.
    value: value as string[],
    getOptionValue: (option) => option.value,
    filterSelectedOptions: true,
    autoHighlight: true,
    openOnFocus: true,
    clearOnBlur: false,
    inputValue: typed,
    onInputChange: (_event, next) => setTyped(next),
    filterOptions: full ? () => [] : found,
    onChange: (_event, next, reason, details) => {
      if (reason === 'clear') return;
      if (details?.option.value === NEW) void create(details.option.label);
      else onChange(next);
    },
  });
  const { onBlur: closeList, ...input } = auto.getInputProps();
  const shown = auto.groupedOptions;
  const help = full ? t.chipsFull(most) : undefined;
  const told = error ?? (stopped ? t.chipLeft(typed.trim()) : failure);
  /** What was typed in full is meant, though nobody pressed Enter. */
  const takeTyped = () => {
    if (words === '' || left) return;
    if (named && !isChosen) onChange([...value, named.value]);
    setTyped('');
  };
  // Also where its option, or room for it, came after the field was left.
  useEffect(() => {
    if (!auto.focused) takeTyped();
  });
  // Words that no option takes yet stay in the field: Enter does not send the form. What saves it from here sends them too.
  const onKeyDown = (event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
    const saves = (event.ctrlKey || event.metaKey) && (event.key === 's' || event.key === 'Enter');
    if (saves) takeTyped();
    // Nor does it choose what merely stands first in the list.
    event.defaultMuiPrevented = saves;
    if (event.key === 'Enter' && typed !== '') event.preventDefault();
  };
  return (
    <Field
      id={id}
      label={label}
      error={told}
      className={className}
      optional={kit.optional}
      {...(help !== undefined && { help })}>
      <div className={css.place} ref={place}>
        <div
          {...auto.getRootProps({ onKeyDown })}
          className={`${css.box} ${auto.focused ? css.focused : ''} ${told ? css.invalid : ''}`}
          ref={auto.setAnchorEl}>
          {chosen.map((option, index) => {
            const { key, onDelete, ...item } = auto.getItemProps({ index });
            return (
              <span key={key} className={css.chip} {...item}>
                {option.label}
                <button
                  type="button"
                  tabIndex={-1}
                  aria-label={t.removeChip(option.label)}
                  onClick={(event) => {
                    onDelete(event);
                    document.getElementById(id)?.focus();
                  }}>
                  <StaffIcon name="close" size={16} />
                </button>
              </span>
            );
          })}
          {making.map((text) => (
            <span key={text} className={`${css.chip} ${css.making}`} aria-busy="true">
              {text}
              <CircularProgress size={16} color="inherit" aria-hidden />
            </span>
          ))}
          <input
            {...input}
            className={css.input}
            name={name}
            placeholder={full ? '' : placeholder}
            aria-invalid={told !== undefined}
            aria-describedby={[describedBy({ id, help, error: told }), `${id}-chosen`].filter(Boolean).join(' ')}
            onBlur={(event) => {
              closeList?.(event);
              onBlur();
            }}
          />
        </div>
        <span id={`${id}-chosen`} className={layout.hidden} role="status">
          {[t.chipsChosen(chosen.map((option) => option.label)), ...making.map(t.creatingChip)].join('. ')}
        </span>
        {auto.popupOpen && shown.length > 0 && (
          <ul {...auto.getListboxProps()} className={css.list} aria-label={label}>
            {shown.map((option, index) => {
              const { key, ...row } = auto.getOptionProps({ option, index }) as ReturnType<
                typeof auto.getOptionProps
              > & { key: string };
              return (
                <li key={key} {...row}>
                  {option.value === NEW ? (
                    <>
                      <StaffIcon name="plus" size={16} />
                      {t.createChip(option.label)}
                    </>
                  ) : (
                    option.label
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </Field>
  );
}
