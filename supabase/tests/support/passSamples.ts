import { randomUUID } from 'node:crypto';
import { parents } from '../tables/garba_editions.ts';

// Parents of the samples of passes: each is among the `others` of its own table's file.

export const night = {
  id: randomUUID(),
  edition_id: parents.shown.id,
  date: '2031-10-20',
  starts_at: '19:00',
  ends_at: '23:00',
};
export const kind = {
  id: randomUUID(),
  edition_id: parents.shown.id,
  name: 'Sample',
  picks: 1,
  price_paise: 50_000,
};
export const shift = {
  id: randomUUID(),
  night_id: night.id,
  kind: 'gate',
  gate: 'Gate 1',
  staff: randomUUID(),
  ends_at: '2031-10-21T00:00:00Z',
};
export const order = (reference: string) => ({
  id: randomUUID(),
  edition_id: parents.shown.id,
  reference,
  source: 'site',
  name: 'Sample',
  phone: '98350 12345',
  phone_e164: '+919835012345',
  total_paise: 50_000,
  held_until: '2031-10-20T12:00:00Z',
});
export const boughtOrder = order('K7P2M4');
export const item = (line: number) => ({
  id: randomUUID(),
  order_id: boughtOrder.id,
  line,
  kind_id: kind.id,
  night_ids: [night.id],
  people: 1,
  quantity: 1,
  unit_paise: 50_000,
  gst_mode: 'exempt',
  gst_bp: 0,
  taxable_paise: 50_000,
  cgst_paise: 0,
  sgst_paise: 0,
  total_paise: 50_000,
});
export const boughtItem = item(1);
export const pass = () => ({
  id: randomUUID(),
  order_id: boughtOrder.id,
  item_id: boughtItem.id,
  people: 1,
});
export const boughtPass = pass();
export const scan = () => ({
  id: randomUUID(),
  shift_id: shift.id,
  night_id: night.id,
  how: 'camera',
  people: 1,
  scanned_at: '2031-10-20T14:00:00Z',
  result: 'admitted',
});
export const firstScan = scan();
export const statement = () => ({
  id: randomUUID(),
  source: 'HDFC Bank',
  covers_from: '2031-10-01',
  covers_to: '2031-10-20',
});
export const firstStatement = statement();
