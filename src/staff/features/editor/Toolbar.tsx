import IconButton from '@mui/material/IconButton';
import { useState, type KeyboardEvent } from 'react';
import { StaffIcon, type StaffIconName } from '../../kit/StaffIcon';
import { articles as texts } from '../../texts/articles';
import css from './MarkdownField.module.css';
import {
  bold,
  bullets,
  heading,
  image,
  italic,
  link,
  quotation,
  type Selected,
  type TextCommand,
} from './textCommands';

const t = texts.editor;

interface Tool {
  label: string;
  icon: StaffIconName;
  run: TextCommand;
  /** With Ctrl, while one writes. */
  key?: string;
  isOn?: (selected: Selected) => boolean;
  /** A line before it. */
  apart?: boolean;
}

export const tools: readonly Tool[] = [
  { label: t.heading, icon: 'heading', run: heading.toggle, isOn: heading.isOn },
  { label: t.bold, icon: 'bold', run: bold.toggle, isOn: bold.isOn, key: 'b' },
  { label: t.italic, icon: 'italic', run: italic.toggle, isOn: italic.isOn, key: 'i' },
  { label: t.list, icon: 'list', run: bullets.toggle, isOn: bullets.isOn, apart: true },
  { label: t.quotation, icon: 'quote', run: quotation.toggle, isOn: quotation.isOn },
  { label: t.link, icon: 'link', run: link, key: 'k' },
  { label: t.image, icon: 'image', run: image },
];

interface ToolbarProps {
  /** Id of the text area. */
  controls: string;
  selected: Selected;
  onRun: (command: TextCommand) => void;
}

/** The editor's buttons: one Tab stop, the arrows lead from one to the next. */
export function Toolbar({ controls, selected, onRun }: ToolbarProps) {
  const [stop, setStop] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const to = { ArrowRight: stop + 1, ArrowLeft: stop - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + tools.length) % tools.length;
    setStop(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div className={css.tools} role="toolbar" aria-label={t.toolbar} aria-controls={controls} onKeyDown={onKeyDown}>
      {tools.map(({ label, icon, run, key, isOn, apart }, index) => (
        <IconButton
          key={label}
          className={`${css.tool} ${apart ? css.apart : ''}`}
          aria-label={label}
          title={key ? t.withShortcut(label, key.toUpperCase()) : label}
          {...(key && { 'aria-keyshortcuts': `Control+${key.toUpperCase()}` })}
          {...(isOn && { 'aria-pressed': isOn(selected) })}
          tabIndex={index === stop ? 0 : -1}
          // The text keeps its selection, and a phone its keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            setStop(index);
            onRun(run);
          }}>
          <StaffIcon name={icon} />
        </IconButton>
      ))}
    </div>
  );
}
