import { expect, it } from 'vitest';
import { appSite, isInApp } from './inApp.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 13; SM-A146B; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.0.0 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 16_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';

it.each([
  [`${ANDROID} Instagram 310.0.0.37.328 Android`, 'instagram.com'],
  [`${IPHONE} Instagram 289.0.0.20.75 (iPhone14,5)`, 'instagram.com'],
  [`${ANDROID} [FB_IAB/FB4A;FBAV/441.0.0.0;]`, 'facebook.com'],
  [`${IPHONE} [FBAN/FBIOS;FBDV/iPhone14,5;FBMD/iPhone]`, 'facebook.com'],
  [`${ANDROID} Barcelona 312.0`, 'threads.net'],
  [`${ANDROID} WhatsApp/2.24`, 'whatsapp.com'],
  [`${IPHONE} LinkedInApp/9.27`, 'linkedin.com'],
  [`${IPHONE} GSA/290.0`, 'google.com'],
])('detects %s as an in-app browser', (agent, site) => {
  expect(appSite(agent)).toBe(site);
  expect(isInApp(agent)).toBe(true);
});

it('does not detect an ordinary browser', () => {
  const agent =
    'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36';
  expect(appSite(agent)).toBeUndefined();
  expect(isInApp(agent)).toBe(false);
  expect(isInApp(ANDROID)).toBe(true);
});
