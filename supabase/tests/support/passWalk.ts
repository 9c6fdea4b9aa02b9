import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import type { Stack } from '../../local/testing.ts';
import { asCaller, nameOf, newOrder, outcomeOf, reserveIn, visitor } from './crowd.ts';
import { addKind, type Item, openEdition } from './passes.ts';
import { type ModelKind, PassModel, randomOf } from './passModel.ts';

/** The backend of walks, connections to it, and the claims of an owner. */
export interface WalkWorld {
  stack: Stack;
  crowd: postgres.Sql;
  owner: Record<string, unknown>;
}

let utrs = 500_000_000_000;
const newUtr = () => String((utrs += 1));

/** People, nights to choose and places of the kinds. */
const KINDS: [number, number | null, number | null][] = [
  [1, 1, null],
  [2, 1, 5],
  [4, 1, null],
  [1, 2, 9],
  [1, null, null],
];

type Work = (tx: postgres.TransactionSql) => Promise<postgres.Row[]>;

interface Sale {
  edition: string;
  nights: string[];
  kinds: ModelKind[];
  shift: string;
}

/** One walk: a sale of four nights, and its model. */
export class Walk {
  readonly model: PassModel;
  /** Nights that others were moved to: they may be over their places. */
  readonly moved = new Set<string>();
  readonly log: string[] = [];
  readonly orders: { id: string; key: string }[] = [];
  readonly #below: (limit: number) => number;
  readonly #world: WalkWorld;
  readonly edition: string;
  readonly nights: string[];
  readonly shift: string;
  readonly #kinds: ModelKind[];

  constructor(world: WalkWorld, seed: number, sale: Sale) {
    this.#world = world;
    this.#below = randomOf(seed);
    this.edition = sale.edition;
    this.nights = sale.nights;
    this.#kinds = sale.kinds;
    this.shift = sale.shift;
    this.model = new PassModel(sale.nights, 12, sale.kinds);
  }

  static async open(world: WalkWorld, seed: number, year: number): Promise<Walk> {
    const { stack, crowd, owner } = world;
    await stack.sql`delete from public.garba_editions where year = ${year}`;
    const { id, nights } = await openEdition(stack, { nights: 4, capacity: 12, year });
    const kinds: ModelKind[] = [];
    for (const [people, picks, capacity] of KINDS) {
      const kind = { people, picks, capacity };
      const name = `Kind ${kinds.length}`;
      kinds.push({ id: await addKind(stack, id, { ...kind, name }), ...kind });
    }
    const shift = randomUUID();
    await asCaller(
      crowd,
      owner,
      (tx) => tx`select public.open_shift(${shift}, ${nights[0] ?? ''}, 'counter', 'Counter')`,
    );
    return new Walk(world, seed, { edition: id, nights, kinds, shift });
  }

  #pick<T>(list: readonly T[]): T | undefined {
    return list[this.#below(list.length || 1)];
  }

  /** One or two lines; now and then for a night that is off. */
  #items(): Item[] {
    return Array.from({ length: 1 + this.#below(2) }, () => {
      const kind = this.#kinds[this.#below(this.#kinds.length)];
      const start = this.#below(4);
      const among = this.#below(8) === 0 ? this.nights : this.model.on;
      const nights = [...among, ...among].slice(start, start + (kind?.picks ?? 0));
      return { kind_id: kind?.id ?? '', night_ids: nights, quantity: 1 + this.#below(3) };
    });
  }

  readonly #staff = (work: Work) => this.#ask(this.#world.owner, work);
  readonly #buyer = (work: Work) => this.#ask(visitor, work);

  async #ask(claims: Record<string, unknown>, work: Work): Promise<string> {
    const outcome = await outcomeOf(asCaller(this.#world.crowd, claims, work));
    const [row] = outcome.value ?? [];
    return outcome.error ? nameOf(outcome) : String(row?.['result'] ?? 'ok');
  }

  /** Does something in both; returns what each answered. */
  async step(): Promise<void> {
    const what = this.#below(100);
    const order = this.#pick(this.orders);
    if (what < 34 || !order) await this.#sell(what % 6);
    else if (what < 80) await this.#change(order, what);
    else await this.#around(what);
  }

  async #sell(how: number): Promise<void> {
    const items = this.#items();
    const isWhole = ({ kind_id, night_ids = [] }: Item) =>
      new Set(night_ids).size === (this.model.kinds.get(kind_id)?.picks ?? 0);
    if (!items.every(isWhole)) return;
    const order = newOrder();
    const json = this.#world.stack.sql.json(items as never);
    const isPaid = how > 3;
    const answer = isPaid
      ? await this.#staff((tx) =>
          how === 4
            ? tx`select from public.give_passes(${order.id}, ${this.edition}, ${json}, 'Guest', '', 'Sponsor')`
            : tx`select from public.sell_passes(${order.id}, ${this.shift}, ${json}, 'cash')`,
        )
      : await this.#buyer(async (tx) => {
          await reserveIn(tx, this.edition, items, order);
          return [];
        });
    this.#note(
      `order ${JSON.stringify(items)} ${how}`,
      answer,
      this.model.order(order.id, items, isPaid),
    );
    if (answer !== 'ok') return;
    const { id } = order;
    const key = isPaid
      ? await this.#staff((tx) => tx`select public.order_link(${id}) as result`)
      : order.key;
    this.orders.push({ id, key });
  }

  async #change({ id, key }: { id: string; key: string }, what: number): Promise<void> {
    const buyer = (name: string, utr: string | null) =>
      this.#buyer((tx) => {
        const args = utr === null ? [id, key] : [id, key, utr];
        return tx.unsafe(
          `select public.${name}($1, $2${utr ? ', $3' : ''}) ->> 'status' as result`,
          args,
        );
      });
    const staff = this.#staff;
    if (what < 48)
      this.#note('claim', await buyer('claim_payment', newUtr()), this.model.claim(id));
    else if (what < 60) {
      const rows = [{ order_id: id, utr: newUtr(), amount_paise: 10_000_000 }];
      const verify: Work = (tx) => tx`select result from public.verify_payments(${tx.json(rows)})`;
      this.#note('verify', await staff(verify), this.model.verify(id));
    } else if (what < 66) {
      const refuse: Work = (tx) =>
        tx`select public.refuse_claim(o.id, o.version) from public.pass_orders o where o.id = ${id}`;
      this.#note('refuse', await staff(refuse), this.model.refuse(id));
    } else if (what < 69) await this.#reverse(id);
    else if (what < 72)
      this.#note(
        'cancelled by the buyer',
        await buyer('cancel_my_order', null),
        this.model.cancelByBuyer(id),
      );
    else if (what < 74) {
      const cancel: Work = (tx) =>
        tx`select public.cancel_order(o.id, o.version) from public.pass_orders o where o.id = ${id}`;
      this.#note('cancelled', await staff(cancel), this.model.cancelByStaff(id));
    } else await this.#cancel(id);
  }

  async #cancel(id: string): Promise<void> {
    const passes = await this.#world.stack.sql<{ id: string }[]>`
      select p.id from public.passes p join public.pass_items i on i.id = p.item_id where p.order_id = ${id} order by i.line, p.id`;
    const places = passes.map((_pass, place) => place).filter(() => this.#below(2) === 0);
    if (places.length === 0) return;
    const ids = places.map((place) => passes[place]?.id).join(' ');
    const cancel: Work = (tx) =>
      tx`select from public.cancel_passes(${id}, string_to_array(${ids}, ' ')::uuid[])`;
    this.#note('cancel passes', await this.#staff(cancel), this.model.cancelPasses(id, places));
  }

  async #reverse(id: string): Promise<void> {
    const payments = await this.#world.stack.sql<{ id: string }[]>`
      select p.id from public.pass_payments p join public.pass_orders o on o.id = p.order_id
      where o.id = ${id} and o.status = 'paid' and o.total_paise > 0 and p.reversed_at is null`;
    if (payments.length !== 1) return;
    const [payment] = payments;
    this.#note(
      'reverse',
      await this.#staff((tx) => tx`select from public.reverse_payment(${payment?.id ?? ''})`),
      this.model.reverse(id),
    );
  }

  async #around(what: number): Promise<void> {
    const { sql } = this.#world.stack;
    if (what < 92) {
      const minutes = [3, 7, 61, 61, 1441, 1500][this.#below(6)] ?? 3;
      this.model.clock += minutes;
      await sql`update public.pass_orders set held_until = held_until - make_interval(mins => ${minutes}), claimed_at = claimed_at - make_interval(mins => ${minutes})
        where edition_id = ${this.edition} and (held_until is not null or claimed_at is not null)`;
      await sql`update private.pass_seats s set held_until = s.held_until - make_interval(mins => ${minutes})
        from public.pass_orders o where o.id = s.order_id and o.edition_id = ${this.edition} and s.held_until is not null`;
      this.#note(`${minutes} minutes`, 'ok', 'ok');
    } else if (what < 97) {
      const night = this.#pick(this.model.on);
      if (!night) return;
      const places = this.model.taken(night) + this.#below(7);
      await sql`update public.garba_nights set capacity = ${places} where id = ${night}`;
      this.model.capacity.set(night, places);
      this.moved.delete(night);
      this.#note(`${places} places`, 'ok', 'ok');
    } else await this.#callOff();
  }

  async #callOff(): Promise<void> {
    const night = this.#pick(this.model.on);
    const other =
      this.#below(2) === 0 ? this.#pick(this.model.on.filter((id) => id !== night)) : undefined;
    if (!night || this.model.on.length < 2) return;
    for (;;) {
      const left = await this.#staff(
        (tx) => tx`select public.cancel_night(${night}, ${other ?? null}, 3) ->> 'left' as result`,
      );
      if (left === '0') break;
      if (!(Number(left) > 0)) throw new Error(`cancel_night: ${left}`);
    }
    if (other) this.moved.add(other);
    this.#note(
      `night called off, ${other ? 'moved' : 'paid back'}`,
      'ok',
      this.model.callOff(night, other ?? null),
    );
  }

  #note(what: string, answer: string, model: string): void {
    this.log.push(`${what}: ${answer}`);
    if (answer !== model) throw new Error(`The model says ${model}. ${this.log.join('\n')}`);
  }
}
