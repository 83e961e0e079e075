/** The settings as a build with these variables has them. */
function businessWith(variables: NodeJS.ProcessEnv) {
  const before = process.env;
  process.env = { ...before, ...variables };
  let settings: typeof import('./business') | undefined;
  jest.isolateModules(() => {
    settings = jest.requireActual<typeof import('./business')>('./business');
  });
  process.env = before;
  return settings?.business;
}

test('what is not set is not linked to', () => {
  expect(businessWith({})).toMatchObject({ video: '', social: [] });
  expect(businessWith({ BUSINESS_VIDEO: '', BUSINESS_X: '' })).toMatchObject({ video: '', social: [] });
});

test('what is set is', () => {
  expect(businessWith({ BUSINESS_VIDEO: 'https://film.example/', BUSINESS_X: 'https://x.example/us' })).toMatchObject({
    video: 'https://film.example/',
    social: [{ name: 'X', url: 'https://x.example/us' }],
  });
});
