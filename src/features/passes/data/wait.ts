import type { waitStates } from '@/shared/lists/waitStates.ts';

/** An entry of the waiting list, as `get_waiting` returns it. */
export type Wait = {
  id: string;
  state: (typeof waitStates)[number];
  kind: string;
  night_ids: readonly string[];
  quantity: number;
  people: number;
  /** The order that is held for it, which the same key opens. */
  order_id: string | null;
  /** People in front; null unless waiting. */
  ahead: number | null;
};
