import { expect, test } from 'vitest';
import { safeNext } from './safeNext.ts';

test('an owner comes back to the screen they wanted', () => {
  expect(safeNext('/admin/dashboard')).toBe('/admin/dashboard');
  expect(safeNext('/admin/dashboard/bookings?status=new&open=1')).toBe(
    '/admin/dashboard/bookings?status=new&open=1',
  );
});

test.each([
  null,
  '',
  'https://evil.example/admin/dashboard',
  '//evil.example/admin/dashboard',
  '/\\evil.example/admin/dashboard',
  '\\\\evil.example',
  'javascript:alert(1)',
  '/admin/dashboardx',
  '/admin/dashboard/../../contact',
  '/admin/dashboard/%2e%2e/%2e%2e/contact',
  '/admin',
  '/contact',
  'admin/dashboard',
  '/\t/evil.example',
  ' /admin/dashboard',
])('an owner is never sent outside the dashboard by %j', (next) => {
  expect(safeNext(next)).toBe('/admin/dashboard');
});
