import { randomUUID } from 'node:crypto';
import { findPass, readRows } from '@/features/gate/admin/data/gateList.ts';
import { stageOf } from '@/features/passes/data/order.ts';
import type { PassView } from '@/features/passes/data/answers.ts';
import { openNights, passOf, passState, validPasses } from '@/features/passes/data/passState.ts';
import { asCaller, visitor } from './crowd.ts';
import type { ViewWalk } from './viewWalk.ts';

type List = { rows: string; check: string; count: number; kinds: string[] };
type Judged = { night: string; list: List | null; verdicts: Map<string, string> };
type Guest = { pass_id: string; state: string; nights: string[]; entered: number };

/** Thrown to undo what a look has done. */
class Undo extends Error {}

/** What the gate of a night says of codes, and its list; no list once the night is over. Changes nothing. */
async function judge({ world }: ViewWalk, night: string, codes: string[]): Promise<Judged> {
  const judged: Judged = { night, list: null, verdicts: new Map() };
  const shift = randomUUID();
  const work = asCaller(world.crowd, world.owner, async (tx) => {
    const isOpen = await tx
      .savepoint((point) => point`select public.open_shift(${shift}, ${night}, 'gate', 'Gate')`)
      .catch(() => null);
    if (!isOpen) throw new Undo();
    const [row] = await tx<{ list: List }[]>`select public.gate_list(${shift}) as list`;
    judged.list = row?.list ?? null;
    for (const code of codes)
      await tx
        .savepoint(async (point) => {
          const [scan] = await point<{ answer: { reason?: string; result: string } }[]>`
            select public.check_in(${shift}, ${randomUUID()}, ${code}, 1) as answer`;
          judged.verdicts.set(code, scan?.answer.reason ?? scan?.answer.result ?? '');
          throw new Undo();
        })
        .catch((error: unknown) => {
          if (!(error instanceof Undo)) throw error;
        });
    throw new Undo();
  });
  await work.catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error;
  });
  const list = judged.list && { ...judged.list, rows: await readRows(shift, judged.list) };
  if (list?.rows)
    for (const code of codes) {
      const found = await findPass(
        { rows: list.rows, kinds: list.kinds, horizon: 0, at: 0 },
        shift,
        code,
      );
      judged.verdicts.set(
        `list ${code}`,
        found?.state === 'valid' && found.entered >= found.people ? 'inside' : `${found?.state}`,
      );
    }
  return judged;
}

const brief = ({ id, is_cancelled: isOff, entered }: PassView['nights'][number]) => ({
  id,
  isOff,
  entered,
});

/** The verdict of the gate that follows from a page, tonight or on a later night ("too_early"). */
function expected(page: ReturnType<typeof passOf>, night: string, isOff: boolean, now: number) {
  if (page.state !== 'valid') return page.state;
  if (isOff) return 'night_off';
  const open = openNights(page, now).find(({ id }) => id === night);
  if (!open) return 'wrong_night';
  return open.entered >= page.people ? 'inside' : 'valid';
}

/** Where the page of an order, those of its passes, the gates, their lists and the owner's lists contradict each other. */
export async function contradictions(walk: ViewWalk): Promise<string[]> {
  const { world, edition, nights, orders } = walk;
  const found: string[] = [];
  const same = (what: string, ...values: unknown[]) => {
    const texts = values.map((value) => JSON.stringify(value));
    if (new Set(texts).size > 1) found.push(`${what}: ${texts.join(' | ')}`);
  };
  const seen = await Promise.all(orders.map((one) => walk.look(one)));
  const now = Date.now();
  const codes = await world.stack.sql<{ id: string; code: string }[]>`
    select p.id, private.pass_code(o.edition_id, p.id, p.revision) as code
    from public.passes p join public.pass_orders o on o.id = p.order_id where o.edition_id = ${edition}`;
  const codeOf = new Map(codes.map(({ id, code }) => [id, code]));
  const all = [...codeOf.values(), ...walk.former];
  const gates = await Promise.all(nights.map((night) => judge(walk, night, all)));
  const off = await world.stack.sql<{ id: string }[]>`
    select id from public.garba_nights where edition_id = ${edition} and cancelled_at is not null`;
  const views = new Map<string, PassView>();
  await asCaller(world.crowd, visitor, async (tx) => {
    for (const code of all) {
      const [row] = await tx<{ view: PassView }[]>`select public.get_pass(${code}) as view`;
      if (row) views.set(code, row.view);
    }
  });
  const [guests, listed] = await asCaller(world.crowd, world.owner, async (tx) => [
    await tx<
      Guest[]
    >`select pass_id, state, to_jsonb(nights) as nights from public.list_guests(${edition}, p_limit => 1000)`,
    await tx<
      { id: string; status: string }[]
    >`select id, status from public.list_orders(${edition}, p_limit => 1000)`,
  ]);
  for (const code of walk.former) {
    same('former code', views.get(code)?.state, 'taken_back');
    for (const { list, verdicts } of gates)
      if (list)
        same(
          'former code at the gate',
          verdicts.get(code),
          verdicts.get(`list ${code}`),
          'taken_back',
        );
  }
  for (const order of seen) {
    same('order in the list', order.status, listed.find(({ id }) => id === order.id)?.status);
    let mayEnter = 0;
    for (const pass of order.passes) {
      const code = codeOf.get(pass.id) ?? '';
      const page = passOf(order, pass);
      const view = views.get(code);
      const state = passState(page, now);
      const what = `${order.reference} ${state}`;
      if (!view) throw new Error('No page');
      same(`${what}: pages`, state, passState({ ...view, code }, now));
      same(`${what}: nights`, page.nights.map(brief), view.nights.map(brief));
      same(`${what}: code`, pass.code !== null, page.state === 'valid' || page.state === 'blocked');
      const lets: string[] = [];
      for (const { night, list, verdicts } of gates) {
        const isOff = off.some(({ id }) => id === night);
        if (!list) continue;
        const wanted = expected(page, night, isOff, now);
        const verdict = verdicts.get(code) ?? '';
        const entry = verdict === 'admitted' || verdict === 'too_early' ? 'valid' : verdict;
        // Not opened yet: the gate does not look who is inside.
        same(
          `${what}: gate ${nights.indexOf(night)}`,
          entry,
          verdict === 'too_early' && wanted === 'inside' ? 'valid' : wanted,
        );
        same(`${what}: list ${nights.indexOf(night)}`, verdicts.get(`list ${code}`), wanted);
        if (entry === 'valid') lets.push(night);
      }
      same(`${what}: QR`, state === 'valid', lets.length > 0);
      if (lets.length > 0) mayEnter += 1;
      const guest = guests.find(({ pass_id: id }) => id === pass.id);
      const days = page.nights.filter((night) => !night.is_cancelled).map(({ date }) => date);
      same(
        `${what}: people`,
        guest?.state,
        page.state === 'valid' && days.length === 0 ? 'off' : page.state,
      );
      same(`${what}: people's nights`, guest?.nights, days);
    }
    same(`${order.reference}: valid passes`, validPasses(order, now).length, mayEnter);
    same(`${order.reference}: stage`, stageOf(order, now) === 'paid', mayEnter > 0);
  }
  const counts = await world.stack.sql<{ id: string; expected: number }[]>`
    select n.id, (private.night_count(n.id) ->> 'expected')::integer as expected from public.garba_nights n where n.edition_id = ${edition}`;
  for (const { id, expected: people } of counts) {
    if (off.some((one) => one.id === id)) continue;
    const held = seen
      .flatMap((order) => order.passes.map((pass) => passOf(order, pass)))
      .filter(({ state }) => state === 'valid' || state === 'blocked')
      .filter((pass) => pass.nights.some((night) => night.id === id && !night.is_cancelled))
      .reduce((sum, pass) => sum + pass.people, 0);
    same(`people expected on night ${nights.indexOf(id)}`, people, held);
  }
  found.push(...(await moneyFaults(walk)));
  return found;
}

/** Where more is to be paid back than came, or the sheets of the nights do not sum up to what the valid passes cost. */
async function moneyFaults({ world, edition, nights }: ViewWalk): Promise<string[]> {
  const over = await world.stack.sql<{ fault: string }[]>`
    select o.reference || ' ' || o.status || ': ' || private.listed_paise(o.id) || ' of ' || private.paid_paise(o.id) as fault
    from public.pass_orders o where o.edition_id = ${edition} and private.listed_paise(o.id) > private.paid_paise(o.id)`;
  const sums = await asCaller(
    world.crowd,
    world.owner,
    (tx) => tx<{ sold: number; night: number }[]>`
      select (select sum((m ->> 'amount_paise')::bigint)::integer from jsonb_array_elements(e.sheet -> 'sold') m) as sold,
        (select (n ->> 'amount_paise')::integer from jsonb_array_elements(e.sheet -> 'nights') n where n ->> 'id' = night) as night
      from unnest(string_to_array(${nights.join(' ')}, ' ')) night, lateral (select public.report_evening(night::uuid) as sheet) e`,
  );
  const faults = sums.filter(({ sold, night }) => sold !== night).map((sum) => JSON.stringify(sum));
  const all = sums.reduce((sum, { night }) => sum + night, 0);
  // Each pass costs its price, less a share in whole rupees for each night that it has lost.
  const [total] = await world.stack.sql<{ kinds: number; days: number; passes: number }[]>`
    select (select sum(amount_paise)::integer from private.report_kinds(${edition})) as kinds,
      (select coalesce(sum(amount_paise), 0)::integer from private.report_days(${edition})) as days,
      coalesce(sum(t.price - (t.nights - t.held) * (t.price / t.nights / 100 * 100)), 0)::integer as passes
    from (
      select i.total_paise / i.quantity as price, cardinality(i.night_ids) as nights,
        (select count(*) from public.pass_nights w where w.pass_id = p.id and w.cancelled_at is null) as held
      from public.passes p join public.pass_items i on i.id = p.item_id join public.pass_orders o on o.id = p.order_id
      where o.edition_id = ${edition} and o.status = 'paid' and p.cancelled_at is null
    ) t where t.held > 0`;
  for (const [name, sum] of Object.entries(total ?? {}))
    if (sum !== all) faults.push(`the nights sum up to ${all}, ${name} to ${sum}`);
  return [...over.map(({ fault }) => fault), ...faults];
}
