import type { Order, OrderPass, PassSale } from './data/answers.ts';

export const CODE = 'K7P2M4XK7P2M4XK7P2M4X12345';

/** A valid pass of `orderOf`. */
export const passIn = (more: Partial<OrderPass> = {}): OrderPass => ({
  id: 'p1',
  item_id: 'i1',
  people: 1,
  holder: '',
  revision: 1,
  cancelled_at: null,
  code: CODE,
  night_ids: ['n1'],
  ...more,
});

/** A sale of two nights: a kind for one night, GST included, and a season pass for two, GST added. */
export function saleOf(more: Partial<PassSale> = {}): PassSale {
  const night = { doors_at: '18:00:00', starts_at: '19:00:00', ends_at: '00:30:00', headline: '' };
  const state = { is_cancelled: false, is_open: true, left: null };
  const kind = {
    note: '',
    max_per_order: 10,
    sale_from: null,
    sale_to: null,
    is_open: true,
    left: null,
  };
  return {
    now: '2027-06-01T12:00:00Z',
    edition_id: 'e1',
    is_open: true,
    hold_minutes: 10,
    max_people_per_phone: 12,
    refund_text: '',
    gstin: null,
    nights: [
      { id: 'n1', date: '2027-10-07', ...night, ...state },
      { id: 'n2', date: '2027-10-08', ...night, ...state, left: 5 },
    ],
    kinds: [
      {
        ...kind,
        id: 'k1',
        name: 'One night',
        people: 1,
        picks: 1,
        night_ids: ['n1', 'n2'],
        price_paise: 85_000,
        gst_mode: 'included',
        gst_bp: 1800,
      },
      {
        ...kind,
        id: 'k2',
        name: 'Season',
        people: 2,
        picks: null,
        night_ids: ['n1', 'n2'],
        price_paise: 400_000,
        gst_mode: 'added',
        gst_bp: 1800,
      },
    ],
    ...more,
  };
}

/** An order of one pass, held until 12:10 UTC. */
export function orderOf(more: Partial<Order> = {}): Order {
  return {
    id: '11111111-1111-4111-8111-111111111111',
    reference: 'K7P2M4',
    edition_id: 'e1',
    status: 'held',
    source: 'site',
    now: '2027-06-01T12:00:00Z',
    held_until: '2027-06-01T12:10:00Z',
    name: 'Ritu Kumari',
    phone: '98350 12345',
    email: null,
    total_paise: 85_000,
    tax_paise: 12_966,
    discount_paise: 0,
    received_paise: 0,
    claimed_utr: null,
    claims: 0,
    reason: '',
    created_at: '2027-06-01T12:00:00Z',
    paid_at: null,
    cancelled_at: null,
    version: 1,
    upi: { vpa: 'garba@bank', name: 'Mandap', is_merchant: false, mcc: null },
    review_hours: 24,
    refund_text: '',
    gstin: null,
    edition: {
      title: 'Raas Garba 2027',
      venue: 'Lawn',
      address: 'Patna',
      map_url: null,
      year: 2027,
    },
    items: [
      {
        id: 'i1',
        kind: 'One night',
        people: 1,
        quantity: 1,
        night_ids: ['n1'],
        unit_paise: 85_000,
        off_paise: 0,
        gst_mode: 'included',
        gst_bp: 1800,
        total_paise: 85_000,
      },
    ],
    nights: [
      {
        id: 'n1',
        date: '2027-10-07',
        doors_at: '18:00:00',
        starts_at: '19:00:00',
        ends_at: '00:30:00',
        headline: 'Dandiya night',
        cancelled_at: null,
      },
    ],
    passes: [],
    refunds: [],
    ...more,
  };
}
