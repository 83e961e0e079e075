import { embedded } from './embedded';

test('what the document carries is read; what broke off, or is not there, is none', () => {
  document.body.innerHTML = '<script id="whole">{"now":1}</script><script id="broken">{"now":1,"answ</script>';
  expect(embedded('whole')).toEqual({ now: 1 });
  expect(embedded('broken')).toBeNull();
  expect(embedded('missing')).toBeNull();
});
