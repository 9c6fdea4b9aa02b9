import * as v from 'valibot';
import { orderStates } from '@/features/passes/data/answers.ts';
import { choiceRule, pageRule, searchRule } from '@/shared/admin/useListState.ts';
import { refundStates } from '@/shared/lists/refundStates.ts';

/** Maximum length of a search in the database, characters. */
export const SEARCH_MAX = 200;
export const tabs = [
  'today',
  'orders',
  'payments',
  'people',
  'kinds',
  'promo',
  'waiting',
  'gate',
  'reports',
  'settings',
] as const;
/** A part of Admin › Tickets. */
export type Tab = (typeof tabs)[number];

/** Parts of the payments. */
export const paymentParts = ['check', 'statement', 'late', 'refunds'] as const;
/** Filter of the refunds: those to be dealt with, or one state. */
export const refundFilters = ['todo', ...refundStates] as const;
export type PaymentPart = (typeof paymentParts)[number];

const name = v.fallback(v.nullable(v.string()), null);
/** The query string of the screen: the edition (the newest without one), the part, and what its list shows. */
export const screenSchema = v.object({
  edition: name,
  tab: v.fallback(v.picklist(tabs), 'today'),
  open: name,
  q: searchRule(SEARCH_MAX),
  status: v.fallback(v.nullable(v.picklist(orderStates)), null),
  night: name,
  part: v.fallback(v.picklist(paymentParts), 'check'),
  refund: choiceRule(refundFilters),
  page: pageRule,
});
