import { afterEach, expect, it } from 'vitest';
import { contactText } from '@/content/en/contact.ts';
import { site } from '@/content/site.ts';
import { chatHref, telHref } from '@/shared/lib/phone.ts';
import { contactOf } from './contact.ts';
import { shownChatLink } from './shownChat.ts';

const known = { phone: ['98350 00001', '98350 00002'], email: ['a@b.example'], address: ['Patna'] };

afterEach(() => document.body.replaceChildren());

it('falls back to the phone numbers, hours and link of site.ts', () => {
  const contact = contactOf(null);
  expect(contact).toMatchObject({ phone: site.phone, callHref: telHref(site.phone) });
  expect(contact.chatLink()).toEqual({ href: chatHref(site.whatsapp) });
  const { days, opens, closes } = site.hours;
  expect(contact.hours).toBe(contactText.hoursText(days, opens, closes));
  expect(contact.social).toEqual([site.social.url]);
  expect(contactOf({ phone: [], email: [], address: [] })).toMatchObject({ phone: site.phone });
});

it('uses the first number for calls and WhatsApp until the owner marks others', () => {
  expect(contactOf(known)).toMatchObject({ phone: '98350 00001', email: 'a@b.example' });
  expect(contactOf(known).chatLink()).toEqual({ href: 'https://wa.me/919835000001' });
  const marked = contactOf({
    ...known,
    call_phone: '98350 00002',
    whatsapp_phone: '98350 00002',
  });
  expect(marked.callHref).toBe('tel:+919835000002');
  expect(marked.chatLink('Namaste')).toEqual({
    href: 'https://wa.me/919835000002?text=Namaste',
  });
});

it('uses a toll-free number for calls but not for WhatsApp', () => {
  const free = contactOf({ ...known, phone: ['1800-00-0000', '98350 00002'] });
  expect(free.callHref).toBe('tel:1800000000');
  expect(free.chatLink()).toEqual({ href: 'https://wa.me/919835000002' });
  expect(contactOf({ ...known, phone: ['1800 000 0000'] }).chatLink()).toEqual({ hidden: true });
});

it('skips a number that cannot be parsed', () => {
  const local = contactOf({ ...known, phone: ['2200000', '98350 00002'] });
  expect(local).toMatchObject({ phone: '98350 00002', callHref: 'tel:+919835000002' });
  const none = contactOf({ ...known, phone: ['2200000'] });
  expect(none).toMatchObject({ phone: site.phone, callHref: telHref(site.phone) });
});

it.each([
  [[1, 2, 3, 4, 5, 6], '09:00:00', '18:30:00', 'Monday to Saturday, 9 am to 6:30 pm'],
  [[1, 5], '00:00:00', '12:00:00', 'Monday, Friday, 12 am to 12 pm'],
  [[5, 6, 7], '10:05:00', '20:00:00', 'Friday to Sunday, 10:05 am to 8 pm'],
])('days %j from %s to %s read as %s', (open_days, opens_at, closes_at, text) => {
  expect(contactOf({ ...known, open_days, opens_at, closes_at }).hours).toBe(text);
});

it('links to the map of the owner only if the address is safe', () => {
  expect(contactOf(known).mapHref('Patna')).toMatch(/query=Patna$/);
  const map_url = 'https://maps.example/office';
  expect(contactOf({ ...known, map_url }).mapHref('Patna')).toBe(map_url);
  const unsafe = contactOf({ ...known, map_url: 'javascript:x', social_links: ['javascript:x'] });
  expect([unsafe.mapHref('Patna'), unsafe.social]).toEqual([
    expect.stringMatching(/query=Patna$/),
    [],
  ]);
});

it("opens the chat of the page's contact bar from overlays", () => {
  expect(shownChatLink('a b')).toEqual({ href: chatHref(site.whatsapp, 'a b') });
  document.body.innerHTML = '<a data-chat href="https://wa.me/919835000002?text=Namaste">Chat</a>';
  expect(shownChatLink('a b')).toEqual({ href: 'https://wa.me/919835000002?text=a%20b' });
  document.body.innerHTML = '<a data-chat hidden>Chat</a>';
  expect(shownChatLink('a b')).toEqual({ hidden: true });
});
