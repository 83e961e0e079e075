import { render, screen } from '@testing-library/react';
import type { ProposalStatus, QuotationStatus } from '../../api';
import { ProposalChip } from './ProposalChip';
import { QuoteStatusChip } from './QuoteStatusChip';
import { lookUp, wordFor } from './words';

const NEWER = 'on-hold' as string;

test('what a table does not have is not found, also where every object has such a name', () => {
  const table = { quote: 1 };
  expect(lookUp(table, 'quote')).toBe(1);
  expect(lookUp(table, NEWER)).toBeUndefined();
  expect(lookUp(table, 'constructor')).toBeUndefined();
  expect(wordFor({ quote: 'Quote' }, 'constructor')).toBe('constructor');
});

test('a status of a newer server stands for itself, in the quiet look', () => {
  render(
    <>
      <ProposalChip status={NEWER as ProposalStatus} hasChanges />
      <QuoteStatusChip request={{ status: NEWER as QuotationStatus, createdAt: '2026-11-20T08:00:00Z' }} now={0} />
    </>,
  );
  const chips = screen.getAllByText(NEWER);
  expect(chips).toHaveLength(2);
  chips.forEach(({ className }) => expect(className).not.toContain('undefined'));
  expect(screen.queryByText('Changed since')).not.toBeNull();
});
