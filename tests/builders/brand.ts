import { site } from '../../src/content/site.ts';
import { phoneE164 } from '../../src/shared/lib/phone.ts';

const [first, second] = site.phones;

/** Names and contact details of this company, each with a replacement for another one. Longest first. */
export const brand: readonly (readonly [ours: string, theirs: string])[] = [
  [site.name, 'Utsav Planners'],
  [site.grievanceEmail, 'data@utsav.example'],
  [site.emails[0], 'hello@utsav.example'],
  [site.emails[1], 'desk@utsav.example'],
  [site.social.handle, '@utsav.planners.example'],
  [site.social.url, 'https://www.instagram.com/utsav.planners.example/'],
  [first, '+91 651 555 0199'],
  [second, '+91 651 555 0198'],
  [phoneE164(first) ?? first, '+916515550199'],
  [phoneE164(second) ?? second, '+916515550198'],
  [site.address.street, '7 Sample Lane'],
];
