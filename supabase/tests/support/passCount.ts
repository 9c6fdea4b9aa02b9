import type { Stack } from '../../local/testing.ts';
import type { Walk } from './passWalk.ts';

/** Pools for which the database's count, a new count of its passes and holds, and the model of a walk differ. */
export async function differencesOf(
  { sql }: Pick<Stack, 'sql'>,
  { model, moved, edition }: Walk,
): Promise<unknown[]> {
  const pools = [...model.capacity.keys()];
  const rows = await sql<{ id: string; taken: number; people: number }[]>`
      with live as (select o.* from public.pass_orders o where o.edition_id = ${edition}
        and (o.status = 'paid' or o.status in ('held', 'claimed') and o.held_until > clock_timestamp())),
      valid as (select p.id, p.people, i.kind_id from live o join public.passes p on p.order_id = o.id join public.pass_items i on i.id = p.item_id where p.cancelled_at is null),
      held as (select i.* from live o join public.pass_items i on i.order_id = o.id where not exists (select from public.passes p where p.order_id = o.id)),
      people as (
        select w.night_id as pool, v.people as count from valid v join public.pass_nights w on w.pass_id = v.id where w.cancelled_at is null
        union all select v.kind_id, 1 from valid v
        union all select h.kind_id, h.quantity from held h
        union all select n.id, h.quantity * h.people from held h join public.garba_nights n on n.id = any (h.night_ids) where n.cancelled_at is null)
      select u.id, u.taken, coalesce((select sum(p.count) from people p where p.pool = u.id), 0)::integer as people
      from private.pool_use(${pools}, clock_timestamp()) u`;
  return rows.filter(({ id, taken, people }) => {
    const capacity = model.capacity.get(id) ?? null;
    const isOver = capacity !== null && taken > capacity && !moved.has(id);
    return taken !== model.taken(id) || people !== taken || isOver;
  });
}
