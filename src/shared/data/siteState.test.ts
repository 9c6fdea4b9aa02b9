import { describe, expect, it } from 'vitest';
import { siteStateOf } from '../../../tests/builders/sitePage.tsx';
import { pageState, parseSiteState, withChange, type SiteChange } from './siteState.ts';

const gallery = { page_name: 'Gallery', is_visible: true, is_under_construction: false };
const about = { page_name: 'about', is_visible: true, is_under_construction: false };
const before = siteStateOf({
  pages: [gallery, about],
  announcement: { content: 'Old', enabled: true },
  visitor_count: 13_430,
});

function after(table: string, row: SiteChange['row'], type: SiteChange['type'] = 'UPDATE') {
  return withChange(before, { table, type, row });
}

describe('parseSiteState', () => {
  it('takes over the response', () => {
    const state = siteStateOf({
      pages: [gallery],
      announcement: { content: 'Diwali', enabled: true },
      contact: {
        phone: ['+91 612 555 0142'],
        email: ['a@b.example'],
        address: ['Patna'],
        whatsapp_phone: '+91 612 555 0142',
        open_days: [1, 2],
        opens_at: '10:00:00',
        closes_at: '20:00:00',
        social_links: [],
      },
      visitor_count: 5,
    });
    expect(parseSiteState(JSON.parse(JSON.stringify(state)))).toEqual(state);
  });

  it('hides a disabled announcement', () => {
    const { announcement } = parseSiteState({ announcement: { content: 'x', enabled: false } });
    expect(announcement).toEqual({ content: '', enabled: false });
  });

  it.each([
    ['nothing', null],
    ['a text', 'x'],
    ['a list', []],
    [
      'other types',
      { version: 'v1', pages: 'all', announcement: 7, contact: 0, visitor_count: '5' },
    ],
  ])('is empty for a response that is %s', (_what, json) => {
    const { pages, announcement, contact, visitor_count: count } = parseSiteState(json);
    expect([pages, announcement, contact, count]).toEqual([[], null, null, null]);
  });

  it('hides a page whose row is incomplete, and drops incomplete contact details', () => {
    const { pages, contact } = parseSiteState({
      pages: [{ page_name: 'about' }, null],
      contact: { phone: 'x' },
    });
    expect(pages.map(({ is_visible: isVisible }) => isVisible)).toEqual([false, false]);
    expect(contact).toEqual({ phone: [], email: [], address: [] });
  });
});

describe('the name of a page', () => {
  it('is compared without regard to case', () => {
    expect(pageState(before, 'gallery')).toBe(gallery);
    expect(pageState(before, 'ABOUT')).toBe(about);
    expect(pageState(before, 'contact')).toBeUndefined();
  });
});

describe('withChange', () => {
  it('replaces the state of one page, comparing names without regard to case', () => {
    const closed = { page_name: 'GALLERY', is_visible: false, is_under_construction: false };
    const next = after('page_visibility', closed);
    expect(next?.pages).toHaveLength(2);
    expect(next && pageState(next, 'gallery')).toEqual(closed);
    expect(next && pageState(next, 'about')).toEqual(about);
    expect(after('page_visibility', { ...closed, page_name: 'new' }, 'INSERT')?.pages).toHaveLength(
      3,
    );
  });

  it('re-reads the state if the reported page is unchanged', () => {
    expect(after('page_visibility', { ...about, category: 'general' })).toBeUndefined();
  });

  it('applies a change of the announcement', () => {
    const row = { id: 1, content: 'New', enabled: true };
    expect(after('ad_bar', row)?.announcement).toEqual({ content: 'New', enabled: true });
    expect(after('ad_bar', { ...row, enabled: false })?.announcement?.enabled).toBe(false);
  });

  it('applies a change of the counter', () => {
    const row = { id: 1, visitor_count: 13_431 };
    expect(after('total_visitor_counter', row)?.visitor_count).toBe(13_431);
  });

  it.each([
    ['ad_bar', { id: 2, content: 'Other', enabled: true }],
    ['total_visitor_counter', { id: 2, visitor_count: 5 }],
  ])('to another row of %s changes nothing', (table, row) => {
    expect(after(table, row)).toBe(before);
  });

  it.each<[string, SiteChange['row']]>([
    ['page_visibility', {}],
    ['page_visibility', { page_name: '' }],
    ['page_visibility', { page_name: 7, is_visible: true }],
    ['ad_bar', { id: 1 }],
    ['ad_bar', { id: 1, content: 7, enabled: true }],
    ['ad_bar', { id: 1, content: 'x', enabled: 'yes' }],
    ['total_visitor_counter', { id: 1 }],
    ['total_visitor_counter', { id: 1, visitor_count: '5' }],
    ['contact_info', { id: 1 }],
  ])('re-reads the state if the change is not sufficient (%s, %j)', (table, row) => {
    expect(after(table, row)).toBeUndefined();
  });

  it.each(['page_visibility', 'ad_bar', 'total_visitor_counter'])(
    're-reads the state after a row of %s was deleted',
    (table) => {
      expect(after(table, { id: 1, ...gallery }, 'DELETE')).toBeUndefined();
    },
  );
});
