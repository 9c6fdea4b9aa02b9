import type { Item } from './passes.ts';

export interface ModelKind {
  id: string;
  people: number;
  /** Null: all nights that are on. */
  picks: number | null;
  capacity: number | null;
}

/** A pass of the model: the nights it is valid on, and whether it was cancelled. */
interface ModelPass {
  line: number;
  nights: Set<string>;
  cancelled: boolean;
}

interface ModelLine {
  kind: ModelKind;
  nights: Set<string>;
  quantity: number;
}

interface ModelOrder {
  status: 'held' | 'claimed' | 'paid' | 'late' | 'cancelled';
  /** Minute of the model's clock; null once its places are taken for good. */
  until: number | null;
  claims: number;
  /** Minute of the first number since the last refusal. */
  claimedAt: number | null;
  /** Refused three times: only a payment takes its places again. */
  isLetGo: boolean;
  hasMoney: boolean;
  lines: ModelLine[];
  passes: ModelPass[] | null;
}

const HOLD = 10;
const AFTER_REFUSAL = 60;
const REVIEW = 24 * 60;
const REVIVE = 2 * 60;

/**
 * Selling of passes with whole numbers and minutes, written from the design and not from the SQL. Each call answers
 * what the database is to answer: "ok", a state, or the hint of a refusal.
 */
export class PassModel {
  clock = 0;
  readonly capacity = new Map<string, number | null>();
  readonly off = new Set<string>();
  readonly orders = new Map<string, ModelOrder>();
  readonly kinds = new Map<string, ModelKind>();

  constructor(nights: string[], places: number, kinds: ModelKind[]) {
    for (const night of nights) this.capacity.set(night, places);
    for (const kind of kinds) {
      this.capacity.set(kind.id, kind.capacity);
      this.kinds.set(kind.id, kind);
    }
    this.#nights = nights;
  }

  readonly #nights: string[];

  /** Nights that are not called off. */
  get on(): string[] {
    return this.#nights.filter((night) => !this.off.has(night));
  }

  #isLive({ status, until }: ModelOrder): boolean {
    if (status === 'paid') return true;
    return (status === 'held' || status === 'claimed') && until !== null && until > this.clock;
  }

  /** Places that an order takes of each pool while it is live. */
  #needs(order: ModelOrder): Map<string, number> {
    const needs = new Map<string, number>();
    const add = (pool: string, count: number) => needs.set(pool, (needs.get(pool) ?? 0) + count);
    if (order.passes)
      for (const pass of order.passes.filter(({ cancelled }) => !cancelled)) {
        const kind = order.lines[pass.line]?.kind;
        if (!kind) continue;
        add(kind.id, 1);
        for (const night of pass.nights) add(night, kind.people);
      }
    else
      for (const { kind, nights, quantity } of order.lines) {
        add(kind.id, quantity);
        for (const night of nights) if (!this.off.has(night)) add(night, quantity * kind.people);
      }
    return needs;
  }

  taken(pool: string, except?: ModelOrder): number {
    let sum = 0;
    for (const order of this.orders.values())
      if (order !== except && this.#isLive(order)) sum += this.#needs(order).get(pool) ?? 0;
    return sum;
  }

  #fits(order: ModelOrder): boolean {
    return [...this.#needs(order)].every(([pool, needed]) => {
      const capacity = this.capacity.get(pool) ?? null;
      return capacity === null || this.taken(pool, order) + needed <= capacity;
    });
  }

  /** Whether its places are still held, or can be taken again. An order with all nights called off has none. */
  #keeps(order: ModelOrder): boolean {
    const hasNight = [...this.#needs(order).keys()].some((pool) => !this.kinds.has(pool));
    return hasNight && (this.#isLive(order) || this.#fits(order));
  }

  order(id: string, items: Item[], isPaid: boolean): string {
    const lines: ModelLine[] = [];
    for (const { kind_id, night_ids = [], quantity } of items) {
      const kind = this.kinds.get(kind_id);
      if (!kind) return 'closed';
      const nights = kind.picks === null ? this.on : night_ids;
      if (nights.length === 0 || nights.some((night) => this.off.has(night))) return 'closed';
      lines.push({ kind, nights: new Set(nights), quantity });
    }
    const order: ModelOrder = {
      status: 'held',
      until: this.clock + HOLD,
      claims: 0,
      claimedAt: null,
      isLetGo: false,
      hasMoney: isPaid,
      lines,
      passes: null,
    };
    if (!this.#fits(order)) return 'sold_out';
    this.orders.set(id, order);
    if (isPaid) this.#settle(order);
    return 'ok';
  }

  claim(id: string): string {
    const order = this.#get(id);
    if (order.status === 'paid') return 'paid';
    if (order.status === 'cancelled') return 'state';
    if (order.claims >= 6) return 'limit';
    order.claims += 1;
    order.claimedAt ??= this.clock;
    const end = order.until ?? 0;
    const isLapsed = end <= this.clock;
    const until = order.status === 'claimed' && !isLapsed ? end : order.claimedAt + REVIEW;
    const isOld = isLapsed && (order.isLetGo || end <= this.clock - REVIVE);
    const keeps = order.status !== 'late' && until > this.clock && !isOld && this.#keeps(order);
    order.status = keeps ? 'claimed' : 'late';
    order.until = keeps ? until : null;
    return order.status;
  }

  verify(id: string): string {
    const order = this.#get(id);
    if (order.status === 'cancelled') return 'cancelled';
    if (order.status === 'paid') return 'double';
    order.hasMoney = true;
    return this.#settle(order);
  }

  #settle(order: ModelOrder): string {
    const keeps = this.#keeps(order);
    order.until = null;
    order.status = keeps ? 'paid' : 'late';
    if (keeps)
      order.passes ??= order.lines.flatMap(({ nights, quantity }, line) =>
        Array.from({ length: quantity }, () => ({
          line,
          nights: new Set([...nights].filter((night) => !this.off.has(night))),
          cancelled: false,
        })),
      );
    return order.status;
  }

  refuse(id: string): string {
    const order = this.#get(id);
    if (order.status !== 'claimed' && order.status !== 'late') return 'state';
    const keeps = order.claims < 3 && order.status === 'claimed' && this.#keeps(order);
    order.status = 'held';
    order.until = this.clock + (keeps ? AFTER_REFUSAL : 0);
    order.claimedAt = null;
    order.isLetGo = order.claims >= 3;
    return 'ok';
  }

  /** The owner finds that the only payment was a mistake. */
  reverse(id: string): string {
    const order = this.#get(id);
    order.until = this.clock + (this.#keeps(order) ? REVIEW : 0);
    order.status = 'claimed';
    order.claimedAt = this.clock;
    order.hasMoney = false;
    return 'ok';
  }

  cancelByBuyer(id: string): string {
    const order = this.#get(id);
    const isUnpaid = order.status === 'late' && !order.hasMoney;
    if (order.status === 'held' || order.status === 'claimed' || isUnpaid)
      order.status = 'cancelled';
    return order.status;
  }

  cancelByStaff(id: string): string {
    const order = this.#get(id);
    order.status = 'cancelled';
    for (const pass of order.passes ?? []) pass.cancelled = true;
    return 'ok';
  }

  /** Cancels passes by their place in the order. */
  cancelPasses(id: string, places: number[]): string {
    const order = this.#get(id);
    for (const place of places) {
      const pass = order.passes?.[place];
      if (pass) pass.cancelled = true;
    }
    if (order.passes?.every(({ cancelled }) => cancelled)) order.status = 'cancelled';
    return 'ok';
  }

  callOff(night: string, moveTo: string | null): string {
    this.off.add(night);
    for (const order of this.orders.values())
      for (const pass of order.passes ?? [])
        if (pass.nights.delete(night) && moveTo) pass.nights.add(moveTo);
    return 'ok';
  }

  #get(id: string): ModelOrder {
    const order = this.orders.get(id);
    if (!order) throw new Error('The model has no such order.');
    return order;
  }
}

/** A generator of numbers below a limit; the same seed gives the same ones. */
export function randomOf(seed: number) {
  let state = seed * 2_654_435_761;
  return (limit: number) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e_37_79_b9) | 0;
    const mixed = Math.imul(state ^ (state >>> 13), 3_266_489_917);
    return ((mixed ^ (mixed >>> 16)) >>> 0) % limit;
  };
}
