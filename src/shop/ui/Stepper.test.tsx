import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Stepper } from './Stepper';

const texts = { group: 'Quantity', quantity: 'Quantity', less: 'Less', more: 'More' };

test.each([
  ['5', [[5]]],
  ['500', [[12]]],
  ['0', []],
  ['many', []],
])('%s, typed before the program came, counts as if it had been there', (typed, changes) => {
  const onChange = jest.fn();
  const stepper = <Stepper value={1} max={12} onChange={onChange} texts={texts} />;
  document.body.innerHTML = `<div>${renderToString(stepper)}</div>`;
  const root = document.body.firstElementChild!;
  root.querySelector('input')!.value = typed;
  act(() => void hydrateRoot(root, stepper));
  expect(onChange.mock.calls).toEqual(changes);
});
