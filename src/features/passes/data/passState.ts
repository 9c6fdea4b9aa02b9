import type { Order, OrderPass, PassNight, PassView } from './answers.ts';
import { nightSpan } from './nightSpan.ts';

/** A pass as its buyer's page and its own page know it. */
export type ShownPass = Pick<PassView, 'kind' | 'people' | 'holder' | 'edition' | 'nights'> & {
  code: string | null;
  /** What the server says of it, whatever the night. */
  state: PassView['state'];
};

/** off: all of its nights are called off. over: no night is left. used: everybody is in on each night that is left. */
export type PassState = ShownPass['state'] | 'off' | 'over' | 'used';

/** Whether the gate lets nobody in for a night any more. */
export const isOver = (night: PassNight, now: number) =>
  Number(new Date(night.closes_at ?? nightSpan(night).end)) <= now;

/** The nights that a pass still holds for. */
export function openNights({ nights }: ShownPass, now: number): PassNight[] {
  return nights.filter((night) => !night.is_cancelled && !isOver(night, now));
}

/** What a pass is now, on every page and as the gate judges it. @param now the server's time, ms. */
export function passState(pass: ShownPass, now: number): PassState {
  if (pass.state !== 'valid') return pass.state;
  const open = openNights(pass, now);
  if (open.length === 0) return pass.nights.every((night) => night.is_cancelled) ? 'off' : 'over';
  return open.every(({ entered }) => entered >= pass.people) ? 'used' : 'valid';
}

/** What an order kept by an earlier version tells of a pass. */
function olderState(order: Order, { cancelled_at: cancelledAt, code }: OrderPass) {
  if (cancelledAt !== null || order.status === 'cancelled') return 'cancelled';
  return code === null ? 'unpaid' : 'valid';
}

/** A pass of an order, with its nights. */
export function passOf(order: Order, pass: OrderPass): ShownPass {
  const { kind = '', night_ids: ordered = [] } =
    order.items.find(({ id }) => id === pass.item_id) ?? {};
  const older = [...ordered, ...pass.night_ids].map((id) => ({
    id,
    is_cancelled: !pass.night_ids.includes(id),
    entered: 0,
  }));
  const known = new Map((pass.nights ?? older).map((night) => [night.id, night]));
  return {
    kind,
    people: pass.people,
    holder: pass.holder,
    code: pass.code,
    state: pass.state ?? olderState(order, pass),
    edition: order.edition,
    nights: (order.nights ?? []).flatMap((night) => {
      const mine = known.get(night.id);
      const isOff = mine?.is_cancelled === true || night.cancelled_at !== null;
      return mine ? [{ ...night, is_cancelled: isOff, entered: mine.entered }] : [];
    }),
  };
}

/** The passes of an order that open a gate. */
export function validPasses(order: Order, now: number): ShownPass[] {
  return order.passes
    .map((pass) => passOf(order, pass))
    .filter((pass) => passState(pass, now) === 'valid');
}
