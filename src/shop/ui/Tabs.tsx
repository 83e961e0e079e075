import type { KeyboardEvent, ReactNode } from 'react';
import css from './Tabs.module.css';
import { Pressable } from '../../common/ui/Pressable';

interface TabsProps<T extends string> {
  /** Prefix of the ids that tie tabs and panels together. */
  id: string;
  label: string;
  tabs: readonly { value: T; text: ReactNode }[];
  value: T;
  onChange: (value: T) => void;
  className?: string | undefined;
}

const tabId = (id: string, value: string) => `${id}-tab-${value}`;
const panelId = (id: string, value: string) => `${id}-panel-${value}`;

/** What the panel of a tab carries. */
export function tabPanelProps(id: string, value: string) {
  return { id: panelId(id, value), role: 'tabpanel', 'aria-labelledby': tabId(id, value), tabIndex: -1 } as const;
}

/** A row of tabs: one Tab stop, arrows, Home and End move and choose. */
export function Tabs<T extends string>({ id, label, tabs, value, onChange, className }: TabsProps<T>) {
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.value === value);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    const next = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    document.getElementById(tabId(id, next.value))?.focus();
  };
  return (
    <div className={`${css.tabs} ${className ?? ''}`} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <Pressable
          key={tab.value}
          id={tabId(id, tab.value)}
          className={css.tab}
          role="tab"
          aria-selected={tab.value === value}
          aria-controls={tab.value === value ? panelId(id, tab.value) : undefined}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}>
          {tab.text}
        </Pressable>
      ))}
    </div>
  );
}
