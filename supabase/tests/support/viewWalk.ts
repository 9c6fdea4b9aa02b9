import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import type { Order } from '@/features/passes/data/answers.ts';
import { asCaller, newOrder, outcomeOf, reserveIn, visitor } from './crowd.ts';
import { addKind, hashOf, type Item, makeTonight, openEdition } from './passes.ts';
import { randomOf } from './passModel.ts';
import type { WalkWorld } from './passWalk.ts';

type Tx = postgres.TransactionSql;
type Pass = Order['passes'][number];
/** An order and a key that opens it. */
type Bought = { id: string; key: string };

let utrs = 600_000_000_000;

/** People, and nights to choose (null: all). */
const KINDS: [people: number, picks: number | null][] = [
  [1, 1],
  [4, 1],
  [2, 2],
  [2, null],
];

/** What people do with the orders of a sale, at random: each step may be refused, none may fail. */
export class ViewWalk {
  readonly log: string[] = [];
  readonly orders: Bought[] = [];
  /** Codes that were given out and replaced. */
  readonly former: string[] = [];
  readonly #scans: string[] = [];
  readonly #below: (limit: number) => number;
  readonly world: WalkWorld;
  readonly edition: string;
  readonly nights: string[];
  readonly #kinds: string[];
  readonly #shift: string;

  constructor(world: WalkWorld, seed: number, edition: string, rest: [string[], string[], string]) {
    this.world = world;
    this.#below = randomOf(seed);
    this.edition = edition;
    [this.nights, this.#kinds, this.#shift] = rest;
  }

  static async open(world: WalkWorld, seed: number, year: number): Promise<ViewWalk> {
    const { stack, crowd, owner } = world;
    await stack.sql`delete from public.garba_editions where year = ${year}`;
    const { id, nights } = await openEdition(stack, { nights: 4, capacity: 15, year });
    const [tonight = '', ...later] = nights;
    await makeTonight(stack, tonight);
    for (const [place, night] of later.entries())
      await stack.sql`update public.garba_nights set date = private.today() + ${place + 1}::integer where id = ${night}`;
    const kinds: string[] = [];
    for (const [people, picks] of KINDS)
      kinds.push(await addKind(stack, id, { people, picks, name: `${people} × ${picks}` }));
    const shift = randomUUID();
    await asCaller(
      crowd,
      owner,
      (tx) => tx`select public.open_shift(${shift}, ${tonight}, 'counter', 'Counter')`,
    );
    return new ViewWalk(world, seed, id, [nights, kinds, shift]);
  }

  #pick<T>(list: readonly T[]): T | undefined {
    return list[this.#below(list.length || 1)];
  }

  /** Calls as staff or a visitor; a refusal is an answer. */
  async #do(what: string, work: (tx: Tx) => Promise<unknown>, claims = this.world.owner) {
    const { error } = await outcomeOf(asCaller(this.world.crowd, claims, work));
    if (error && !error.code.startsWith('PT4'))
      throw new Error(`${what}: ${error.code} ${error.message}`);
    this.log.push(`${what}: ${error ? error.message : 'ok'}`);
    return error === undefined;
  }

  #items(): Item[] {
    const place = this.#below(KINDS.length);
    const start = this.#below(4);
    const among = [...this.nights, ...this.nights];
    const night_ids = among.slice(start, start + (KINDS[place]?.[1] ?? 0));
    return [{ kind_id: this.#kinds[place] ?? '', night_ids, quantity: 1 + this.#below(2) }];
  }

  async #buy(how: number, items = this.#items()): Promise<void> {
    const order = newOrder();
    const done = await this.#do(
      `order ${how}`,
      async (tx) => {
        const json = tx.json(items as never);
        if (how === 0) await reserveIn(tx, this.edition, items, order);
        else if (how === 1)
          await tx`select public.give_passes(${order.id}, ${this.edition}, ${json}, 'Guest', '', 'Sponsor')`;
        else
          await tx`select public.sell_passes(${order.id}, ${this.#shift}, ${json}, 'cash', p_is_admitted => ${how === 3})`;
      },
      how === 0 ? visitor : this.world.owner,
    );
    if (!done) return;
    const { value } = await outcomeOf(
      asCaller(
        this.world.crowd,
        this.world.owner,
        (tx) => tx<{ key: string }[]>`select public.order_link(${order.id}) as key`,
      ),
    );
    this.orders.push({ id: order.id, key: value?.[0]?.key ?? '' });
  }

  /** A season's pass, given by staff. */
  readonly buyOne = async () => this.#buy(1, [{ kind_id: this.#kinds.at(-1) ?? '', quantity: 1 }]);

  /** What its buyer sees. */
  async look({ id, key }: Bought): Promise<Order> {
    const rows = await asCaller(
      this.world.crowd,
      visitor,
      (tx) => tx<{ seen: Order }[]>`select public.get_order(${id}, ${key}) as seen`,
    );
    return rows[0]?.seen as Order;
  }

  async step(): Promise<void> {
    const bought = this.#pick(this.orders);
    const what = this.#below(25);
    if (!bought || what < 6) await this.#buy(what % 4);
    else if (what < 8 || what === 24) await this.#around(what);
    else await this.#change(bought, await this.look(bought), what);
  }

  async #change({ id, key }: Bought, order: Order, what: number): Promise<void> {
    const pass = this.#pick(order.passes);
    const utr = String((utrs += 1));
    const versioned = (name: string, tx: Tx, more = '') =>
      tx.unsafe(`select public.${name}($1, $2${more})`, [id, order.version]);
    if (what < 10)
      await this.#do(
        'claim',
        (tx) => tx`select public.claim_payment(${id}, ${key}, ${utr})`,
        visitor,
      );
    else if (what < 12) {
      const paise = this.#below(3) === 0 ? 10_000 : Math.max(order.total_paise, 1);
      const rows = [{ order_id: id, utr, amount_paise: paise }];
      await this.#do(
        `verify ${paise}`,
        (tx) => tx`select * from public.verify_payments(${tx.json(rows)})`,
      );
    } else if (what === 12) await this.#do('refuse', (tx) => versioned('refuse_claim', tx));
    else if (what === 13)
      await this.#do('resolve', (tx) =>
        versioned('resolve_late', tx, this.#below(2) === 0 ? ', true' : ', false'),
      );
    else if (what === 14)
      await this.#do(
        'reverse',
        async (tx) => tx`select public.reverse_payment(p.id) from (
          select y.id from public.pass_payments y where y.order_id = ${id} and y.reversed_at is null limit 1) p`,
      );
    else if (what === 15)
      await this.#do(
        'cancelled by the buyer',
        (tx) => tx`select public.cancel_my_order(${id}, ${key})`,
        visitor,
      );
    else if (what === 16 && this.#below(3) === 0)
      await this.#do('cancelled', (tx) => versioned('cancel_order', tx));
    else if (pass) await this.#passed({ id, key }, pass, what);
  }

  async #passed({ id, key }: Bought, pass: Pass, what: number): Promise<void> {
    if (what === 17)
      await this.#do(
        'cancel a pass',
        (tx) => tx`select public.cancel_passes(${id}, array[${pass.id}::uuid])`,
      );
    else if (what === 18)
      await this.#do(
        'block',
        (tx) => tx`select public.block_pass(${pass.id}, ${this.#below(2) === 0 ? 'Stolen' : ''})`,
      );
    else if (what === 19) {
      const done = await this.#do(
        'pass on',
        (tx) =>
          tx`select public.renew_pass(${id}, ${key}, ${pass.id}, ${pass.revision}, ${`Asha ${this.log.length}`})`,
        visitor,
      );
      if (done && pass.code !== null) this.former.push(pass.code);
    } else if (what === 20) {
      const scan = this.#pick(this.#scans) ?? '';
      if (scan)
        await this.#do('undo', (tx) => tx`select public.undo_scan(${this.#shift}, ${scan})`);
    } else await this.#scan(pass, what);
  }

  async #scan({ code, people }: Pass, what: number): Promise<void> {
    const id = randomUUID();
    const some = what === 21 ? people : 1;
    const scans = [{ id, hash: hashOf(code ?? ''), people: some, how: 'camera', at: new Date() }];
    if (code === null) return;
    this.#scans.push(id);
    await this.#do(`scan of ${some}`, (tx) =>
      what === 22
        ? tx`select public.push_scans(${this.#shift}, ${tx.json(scans)})`
        : tx`select public.check_in(${this.#shift}, ${id}, ${code}, ${some})`,
    );
  }

  /** The clock of the holds, a night that passes, or one that is called off, perhaps not to its end. */
  async #around(what: number): Promise<void> {
    const { sql } = this.world.stack;
    const night = this.#pick(this.nights) ?? '';
    if (what === 6 && this.#below(2) === 0) {
      await sql`update public.pass_orders set held_until = held_until - interval '61 minutes'
        where edition_id = ${this.edition} and held_until is not null`;
      await sql`update private.pass_seats s set held_until = s.held_until - interval '61 minutes'
        from public.pass_orders o where o.id = s.order_id and o.edition_id = ${this.edition} and s.held_until is not null`;
      this.log.push('an hour');
    } else if (what === 6 && night !== this.nights[0]) {
      await sql`update public.garba_nights set date = private.today() - 3 - ${this.nights.indexOf(night)}::integer where id = ${night}`;
      this.log.push('a night is over');
    } else if (what > 6 && this.#below(4) === 0) {
      const other = this.#below(2) === 0 ? (this.#pick(this.nights) ?? null) : null;
      const some = this.#below(2) === 0 ? 1 : 500;
      await this.#do(
        `call off ${this.nights.indexOf(night)}, to ${other && this.nights.indexOf(other)}, ${some}`,
        (tx) => tx`select public.cancel_night(${night}, ${other}, ${some})`,
      );
    }
  }
}
