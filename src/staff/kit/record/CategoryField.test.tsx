import { setupListeners } from '@reduxjs/toolkit/query';
import { act, screen } from '@testing-library/react';
import { Formik } from 'formik';
import { faultyNetwork, ok } from '../../../testing/faultyNetwork';
import { renderForStaff } from '../../../testing/renderForStaff';
import { CategoryField } from './CategoryField';

const categories = [
  { id: '1', category_name: 'Kits', isActive: true },
  { id: '2', category_name: 'Old kits', isActive: false },
  { id: '3', category_name: 'Older kits', isActive: false },
];

test('the category that a copy begins with is shown, also where visitors see it no more', async () => {
  const { fetch } = faultyNetwork(() => ok({ categories }));
  renderForStaff(
    <Formik initialValues={{ category_id: '2' }} onSubmit={() => undefined}>
      <CategoryField current={undefined} />
    </Formik>,
    { fetch },
  );
  expect(await screen.findByRole('option', { name: 'Old kits (inactive)', selected: true })).toBeTruthy();
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Choose a category',
    'Old kits (inactive)',
    'Kits',
  ]);
});

test('a category that was made in another tab is offered once one comes back', async () => {
  const known = [{ id: '1', category_name: 'Kits', isActive: true }];
  const { fetch } = faultyNetwork(() => ok({ categories: known }));
  const { store } = renderForStaff(
    <Formik initialValues={{ category_id: '' }} onSubmit={() => undefined}>
      <CategoryField current={undefined} />
    </Formik>,
    { fetch },
  );
  await screen.findByRole('option', { name: 'Kits' });
  known.push({ id: '2', category_name: 'Mounts', isActive: true });
  const ignoreThem = setupListeners(store.dispatch);
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByRole('option', { name: 'Mounts' })).toBeTruthy();
  ignoreThem();
});

test('where there is none yet, the way to make one is shown, and nothing while they come', async () => {
  const { fetch } = faultyNetwork(() => ok({ categories: [] }));
  renderForStaff(
    <Formik initialValues={{ category_id: '' }} onSubmit={() => undefined}>
      <CategoryField current={undefined} />
    </Formik>,
    { fetch },
  );
  expect(screen.queryByRole('link')).toBeNull();
  const way = await screen.findByRole('link', { name: /^Make one/ });
  expect([way.getAttribute('href'), way.getAttribute('target')]).toEqual(['/dashboard/category', '_blank']);
});
