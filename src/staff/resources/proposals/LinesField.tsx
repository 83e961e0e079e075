import { useFormikContext } from 'formik';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { describedBy, FieldError, fieldId } from '../../../common/ui/Field';
import { TextInput } from '../../../common/ui/TextInput';
import { MOST_LINES } from '../../../common/domain/contract.gen';
import { useField } from '../../kit/fields/field';
import { FilterSelect } from '../../kit/list/FilterSelect';
import { RowMenu } from '../../kit/list/RowMenu';
import { Money } from '../../kit/show/Money';
import { StaffButton } from '../../kit/StaffButton';
import { StaffIcon } from '../../kit/StaffIcon';
import { kit } from '../../texts/kit';
import { proposals as t } from '../../texts/proposals';
import css from './LinesField.module.css';
import { amountOf, KINDS, lineErrors, newLine, type LineValues } from './proposalValues';

const KIND_OPTIONS = KINDS.map((value) => ({ value, label: t.kinds[value] }));

/** The lines of a quotation: each can be changed, moved and removed, also by keyboard. */
export function LinesField() {
  const { id, value: lines, error, onChange } = useField<readonly LineValues[]>('lines');
  const { submitCount } = useFormikContext();
  const list = useRef<HTMLDivElement>(null);
  // Where the focus goes once the lines are drawn: a line's key and a field of it.
  const focus = useRef<{ key: number; name: string }>(null);
  useEffect(() => {
    if (!focus.current) return;
    const { key, name } = focus.current;
    list.current?.querySelector<HTMLElement>(`[data-line="${key}"] [name="${name}-${key}"]`)?.focus();
    focus.current = null;
  }, [lines]);
  const add = (kind: LineValues['kind'], after = lines.length - 1) => {
    if (lines.length >= MOST_LINES) return;
    const line = newLine(kind, lines);
    focus.current = { key: line.key, name: 'text' };
    onChange([...lines.slice(0, after + 1), line, ...lines.slice(after + 1)]);
  };
  const move = (index: number, by: 1 | -1, name?: string) => {
    const [line, other] = [lines[index], lines[index + by]];
    if (!line || !other) return;
    if (name) focus.current = { key: line.key, name };
    onChange(lines.map((one, at) => (at === index ? other : at === index + by ? line : one)));
  };
  const remove = (index: number) => {
    const neighbour = lines[index + 1] ?? lines[index - 1];
    focus.current = neighbour ? { key: neighbour.key, name: 'text' } : null;
    onChange(lines.filter((_, at) => at !== index));
  };
  const change = (key: number, changes: Partial<LineValues>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...changes } : line)));
  const onKeyDown = (index: number) => (event: KeyboardEvent<HTMLElement>) => {
    const field = event.target as HTMLInputElement;
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      move(index, event.key === 'ArrowUp' ? -1 : 1, field.name?.split('-')[0]);
    } else if (event.key === 'Enter' && field.tagName === 'INPUT' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      add('item', index);
    }
  };
  return (
    <div
      className={css.field}
      id={id}
      tabIndex={-1}
      data-field=""
      role="group"
      aria-label={t.sections.lines}
      aria-describedby={describedBy({ id, help: undefined, error })}>
      {lines.length === 0 && <p className={css.none}>{t.noLines}</p>}
      <div ref={list} className={css.lines}>
        {lines.map((line, index) => (
          <Line
            key={line.key}
            line={line}
            number={index + 1}
            told={submitCount > 0}
            onChange={(changes) => change(line.key, changes)}
            onKeyDown={onKeyDown(index)}
            onRemove={() => remove(index)}
            {...(index > 0 && { onUp: () => move(index, -1) })}
            {...(index < lines.length - 1 && { onDown: () => move(index, 1) })}
          />
        ))}
      </div>
      <FieldError id={id} error={error} />
      <div className={css.foot} role="group" aria-label={t.addLine}>
        {(['item', 'delivery', 'installation'] as const).map((kind) => (
          <StaffButton
            key={kind}
            variant="outlined"
            inert={lines.length >= MOST_LINES}
            startIcon={<StaffIcon name="plus" size={16} />}
            onClick={() => add(kind)}>
            {t.addOf[kind]}
          </StaffButton>
        ))}
        <p className={css.keys}>{t.lineKeys}</p>
      </div>
    </div>
  );
}

interface LineProps {
  line: LineValues;
  number: number;
  /** What is wrong is said once somebody has tried to save. */
  told: boolean;
  onChange: (changes: Partial<LineValues>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onRemove: () => void;
  onUp?: () => void;
  onDown?: () => void;
}

function Line({ line, number, told, onChange, onKeyDown, onRemove, onUp, onDown }: LineProps) {
  const id = useId();
  const errors = lineErrors(line);
  const field = (name: 'text' | 'quantity' | 'unitPrice' | 'discount') => ({
    id: fieldId(id, name),
    name: `${name}-${line.key}`,
    label: t[name],
    value: line[name],
    error: told || (name === 'discount' && line.discount !== '') ? errors[name] : undefined,
    onChange: (value: string) => onChange({ [name]: value }),
  });
  return (
    <div className={css.line} data-line={line.key} onKeyDown={onKeyDown} role="group" aria-label={t.line(number)}>
      <div className={css.kind}>
        <FilterSelect label={t.kind} value={line.kind} options={KIND_OPTIONS} onChange={(kind) => onChange({ kind })} />
      </div>
      <TextInput {...field('text')} rows={1} className={css.text} />
      <TextInput {...field('quantity')} inputMode="numeric" className={`${css.figure} ${css.quantity}`} />
      <TextInput {...field('unitPrice')} inputMode="decimal" className={css.figure} />
      <TextInput {...field('discount')} inputMode="decimal" optional={kit.optional} className={css.figure} />
      <p className={css.amount}>
        <span>{t.amount}</span> <Money cents={amountOf(line)} strong />
      </p>
      <div className={css.menu}>
        <RowMenu
          name={t.line(number)}
          actions={[
            ...(onUp ? [{ label: t.moveUp, icon: 'upload' as const, onSelect: onUp }] : []),
            ...(onDown ? [{ label: t.moveDown, icon: 'down' as const, onSelect: onDown }] : []),
            { label: t.removeLine, icon: 'bin' as const, danger: true, onSelect: onRemove },
          ]}
        />
      </div>
    </div>
  );
}
