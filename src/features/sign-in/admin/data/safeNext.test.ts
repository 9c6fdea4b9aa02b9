import { expect, test } from 'vitest';
import { safeNext } from './safeNext.ts';

test('returns to the requested screen', () => {
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
])('never leaves the dashboard for %j', (next) => {
  expect(safeNext(next)).toBe('/admin/dashboard');
});
