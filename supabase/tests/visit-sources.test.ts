import { afterAll, beforeAll, expect, test } from 'vitest';
import { isStaffPath, paths } from '../../src/shared/paths.ts';
import { createTestStack, type Stack } from '../local/testing.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await createTestStack('visit-sources', { outboxEvery: 0 });
});
afterAll(() => stack?.stop());

test.each([
  ['https://www.google.co.in/search?q=private', 'www.google.co.in', 'Search'],
  ['https://WWW.Bing.com:443/', 'www.bing.com', 'Search'],
  ['https://mail.google.com/mail/u/0/', 'mail.google.com', 'Referral'],
  ['https://in.mail.yahoo.com/', 'in.mail.yahoo.com', 'Referral'],
  ['https://google.evil.example/', 'google.evil.example', 'Referral'],
  ['https://l.instagram.com/', 'l.instagram.com', 'Social'],
  [
    'android-app://com.google.android.googlequicksearchbox/https/www.google.com',
    'google.com',
    'Search',
  ],
  ['android-app://com.google.android.gm/', 'mail.google.com', 'Referral'],
  ['android-app://com.google.android.gm.lite/', 'mail.google.com', 'Referral'],
  ['android-app://com.microsoft.office.outlook/', 'outlook.live.com', 'Referral'],
  ['android-app://com.yahoo.mobile.client.android.mail/', 'mail.yahoo.com', 'Referral'],
  ['android-app://com.google.android.youtube/', 'youtube.com', 'Social'],
  ['android-app://com.instagram.android/', 'instagram.com', 'Social'],
  ['android-app://com.instagram.barcelona/', 'threads.net', 'Referral'],
  ['android-app://com.facebook.katana/', 'facebook.com', 'Social'],
  ['android-app://com.linkedin.android/', 'linkedin.com', 'Social'],
  ['android-app://com.twitter.android/', 'x.com', 'Social'],
  ['android-app://com.whatsapp.w4b', 'whatsapp.com', 'Referral'],
  ['android-app://org.telegram.messenger/', 'telegram.org', 'Referral'],
  ['android-app://com.google.android.apps.maps/', 'com.google.android.apps.maps', 'Referral'],
  ['android-app://com.facebookish/', 'com.facebookish', 'Referral'],
  ['android-app://in.some_shop.App/', 'in.some_shop.app', 'Referral'],
  ['android-app://<script>/', null, 'Direct'],
  ['javascript:https://google.com', null, 'Direct'],
  [null, null, 'Direct'],
])('the referrer %s counts as %s, %s', async (referrer, host, source) => {
  const [row] = await stack.sql`
    select h.host, private.source_of(coalesce(h.host, '')) as source from private.referring_host(${referrer}) as h (host)`;
  expect(row).toEqual({ host, source });
});

test.each(Object.values(paths).filter((path) => typeof path === 'string'))(
  '%s counts as itself',
  async (path) => {
    const counted = path.startsWith('/admin') ? '/admin' : path;
    const [row] = await stack.sql`select private.own_path(${path}) as path`;
    expect(row).toEqual({ path: counted });
  },
);

test.each(Object.values(paths).filter((path) => typeof path === 'string'))(
  'whether a visit of %s is of staff is the same for server and site',
  async (path) => {
    const [row] = await stack.sql`select private.is_admin_visit(${path}) as staff`;
    expect(row).toEqual({ staff: isStaffPath(path) });
  },
);
