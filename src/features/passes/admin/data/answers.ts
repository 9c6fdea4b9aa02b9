import * as v from 'valibot';
import { orderEntries, orderStates, refundEntries } from '@/features/passes/data/answers.ts';
import { serverNow } from '@/shared/lib/serverTime.ts';
import { nightEntries } from '@/shared/passes/answers.ts';

// Answers of the procedures for staff, checked by supabase/tests/answers.test.ts. Amounts are paise, times ISO 8601.

const count = v.number();
const moment = v.string();
const text = v.nullable(v.string());

/** An order with its payments and refunds (null without the right), entries and what happened to it. */
export const orderDetailSchema = v.object({
  ...orderEntries,
  note: v.string(),
  /** Reasons of blocked passes by their ids. */
  blocked: v.record(v.string(), v.string()),
  payments: v.nullable(
    v.array(
      v.object({
        id: v.string(),
        order_id: v.string(),
        method: v.string(),
        amount_paise: count,
        utr: text,
        bank_line_id: text,
        shift_id: text,
        confirmed_by: text,
        created_at: moment,
        reversed_at: text,
        reversed_by: text,
      }),
    ),
  ),
  refunds: v.nullable(
    v.array(
      v.object({
        ...refundEntries,
        order_id: v.string(),
        pass_id: text,
        night_id: text,
        payment_id: text,
        method: v.string(),
        shift_id: text,
        to_vpa: text,
        utr: text,
        note: v.string(),
        done_by: text,
        sent_at: text,
        created_at: moment,
        updated_at: moment,
      }),
    ),
  ),
  entries: v.array(
    v.object({ pass_id: v.string(), night_id: v.string(), at: moment, gate: v.string() }),
  ),
  events: v.array(v.object({ what: v.string(), pass_id: text, at: moment, who: text })),
});
export type OrderDetail = v.InferOutput<typeof orderDetailSchema>;

/** An order of the counter: `admitted` people were let in with the sale; otherwise `not_admitted` is the reason. */
export const counterSaleSchema = v.object({
  ...orderEntries,
  admitted: count,
  not_admitted: text,
});
export type CounterSale = v.InferOutput<typeof counterSaleSchema>;

const claimSchema = v.object({
  id: v.string(),
  edition_id: v.string(),
  edition: v.string(),
  version: count,
  /** Six characters of Crockford's base 32. */
  reference: v.string(),
  status: v.picklist(orderStates),
  name: v.string(),
  phone_e164: text,
  total_paise: count,
  paid_paise: count,
  /** Taken at the counter by UPI without a number, and not found in the bank yet. */
  unseen_paise: v.nullable(count),
  claimed_utr: text,
  claimed_at: text,
  claims: count,
  created_at: moment,
  paid_at: text,
  held_until: text,
  is_suspicious: v.boolean(),
  /** Its passes, as a text. */
  lines: text,
  /** Other orders with the same number. */
  same_utr: count,
  /** A statement covers its day and shows no such payment. */
  is_absent: v.boolean(),
});
/** An order that a bank line may belong to. */
export type ClaimRow = v.InferOutput<typeof claimSchema>;
export const claimsSchema = v.array(claimSchema);

/** The overview that staff see first. */
export const todaySchema = v.object({
  now: moment,
  nights: v.array(
    v.object({
      ...nightEntries,
      cancelled_at: text,
      capacity: v.nullable(count),
      taken: count,
      waiting: count,
      expected: count,
      inside: count,
      /** Buyers of a night called off, and those of them whom neither a mail nor staff told. */
      notices: count,
      untold: count,
    }),
  ),
  claims: count,
  oldest_claim: text,
  late: count,
  /** Kinds that are sold. */
  kinds: count,
  /** Networks with many people whose payments are not verified. */
  unusual: v.array(v.object({ network: v.string(), orders: count, people: count })),
  held: count,
  sold_today_paise: count,
  sold_paise: count,
  refunds: count,
  waiting: count,
  offers_untold: count,
  /** Sign-ups not contacted yet, while the sale is open. */
  interests_untold: count,
  shifts: count,
  conflicts: count,
});
export type Today = v.InferOutput<typeof todaySchema>;

const shiftSchema = v.object({
  id: v.string(),
  night_id: v.string(),
  date: v.string(),
  kind: v.picklist(['gate', 'counter']),
  gate: v.string(),
  /** Browser and system; empty: not known. */
  device: v.string(),
  /** Name of the account; empty: removed. */
  staff: v.string(),
  opened_at: moment,
  ends_at: moment,
  closed_at: text,
  revoked_at: text,
  told_at: text,
  unsent: v.nullable(count),
  float_paise: count,
  counted_paise: v.nullable(count),
  cash_paise: count,
  paid_back_paise: count,
  upi_paise: count,
});
export const shiftsSchema = v.array(shiftSchema);
/** A phone at a gate or counter. */
export type Shift = v.InferOutput<typeof shiftSchema>;

/** Whether a shift goes on; as private.is_over. */
export const isGoing = ({ closed_at: closed, revoked_at: revoked, ends_at: ends }: Shift) =>
  closed === null && revoked === null && Date.parse(ends) > serverNow();

/** Cash that should be in a drawer. */
export const expectedCash = ({
  float_paise: float,
  cash_paise: cash,
  paid_back_paise: back,
}: Pick<Shift, 'float_paise' | 'cash_paise' | 'paid_back_paise'>) => float + cash - back;

/** The sheet of one night. */
export const eveningSchema = v.object({
  ...nightEntries,
  cancelled_at: text,
  capacity: v.nullable(count),
  /** People with a valid pass, those of them who are missing, and all who are inside. */
  expected: count,
  missing: count,
  inside: count,
  /** Scans that were refused. */
  refused: count,
  sold: v.array(
    v.object({
      method: v.picklist(['cash', 'upi', 'free']),
      orders: count,
      passes: count,
      people: count,
      amount_paise: count,
    }),
  ),
  drawers: shiftsSchema,
  nights: v.array(v.object({ id: v.string(), date: v.string(), amount_paise: count })),
});
export type Evening = v.InferOutput<typeof eveningSchema>;

/** People and orders affected by calling a night off. */
export const concernsSchema = v.object({
  orders: count,
  passes: count,
  people: count,
  moves: count,
  moved_people: count,
  refunds: count,
  refund_paise: count,
  unpaid: count,
  waiting: count,
  /** People that fit in the other night; null without a limit. */
  room: v.nullable(count),
});
export type Concerns = v.InferOutput<typeof concernsSchema>;

/** Passes of a night called off by one call; `left` are for the next. */
export const nightOffSchema = v.object({
  left: count,
  moved: count,
  refunds: count,
  refund_paise: count,
});

/** Lines of a statement: stored now, and stored before. */
export const importedSchema = v.object({ added: count, known: count });
export type Imported = v.InferOutput<typeof importedSchema>;
