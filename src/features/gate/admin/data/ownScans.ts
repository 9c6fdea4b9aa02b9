import { alone } from './alone.ts';
import type { GateCount, NightCount } from './answers.ts';
import type { GateStore, KeptVerdict, OwnScans } from './gateStore.ts';

const LAST = 5;

/** Without the code. */
const keptOf = (verdict: KeptVerdict): KeptVerdict => {
  const { id, pass, signal, reason, isChecked, how, at, kind, people, admitted, isUndone } =
    verdict;
  return { id, pass, signal, reason, isChecked, how, at, kind, people, admitted, isUndone };
};

/**
 * What this phone has done in its shift: its last scans, which can be undone, and the night's figures. Stored for the
 * next page and other tabs, in memory in case the browser stores nothing.
 */
export function ownScans(
  shift: string,
  store: Pick<GateStore, 'own' | 'keepOwn' | 'lease'>,
  onChange: (own: OwnScans) => void,
) {
  let own: OwnScans = { shift, last: [] };
  let isKept = true;
  let isDropped = false;

  const read = async () => {
    if (!isKept) return;
    try {
      const kept = await store.own();
      if (kept?.shift === shift) own = kept;
    } catch (error) {
      console.warn('The gate could not read its last scans', error);
      isKept = false;
    }
  };
  const change = async (changed: (now: OwnScans) => Partial<OwnScans>) =>
    alone(store, 'own', async () => {
      await read();
      if (isDropped) return;
      own = { ...own, ...changed(own) };
      onChange(own);
      if (!isKept) return;
      await store.keepOwn(own).catch((error: unknown) => {
        console.warn('The gate could not keep its last scans', error);
        isKept = false;
      });
    });

  return {
    get: () => own,
    /** Reads what another tab or an earlier page has stored. */
    load: async () => {
      await read();
      if (!isDropped) onChange(own);
    },
    drop: () => {
      isDropped = true;
    },
    /** Keeps a verdict as the last one, or changed where it stands. */
    keep: async (verdict: KeptVerdict) =>
      change(({ last }) => {
        const kept = keptOf(verdict);
        if (kept.isUndone) return { last: last.map((one) => (one.id === kept.id ? kept : one)) };
        return { last: [kept, ...last.filter(({ id }) => id !== kept.id)].slice(0, LAST) };
      }),
    /** Notes the server's answer to scans: the figures move at once. */
    entered: async (people: number, count: NightCount, now: string) =>
      change(({ figures }) => ({
        figures: { ...count, here: (figures?.here ?? 0) + people, at: Date.parse(now) },
      })),
    /** Notes people whom this phone takes back, until the server is asked again. */
    left: async (people: number) =>
      change(({ figures }) => ({
        figures: figures && {
          ...figures,
          inside: figures.inside - people,
          here: figures.here - people,
        },
      })),
    /** Takes over the server's figures, unless a scan was answered after they were made. */
    counted: async ({ count, gate_inside: here, now }: GateCount) =>
      change(({ figures }) => {
        const at = Date.parse(now);
        return { figures: figures && figures.at > at ? figures : { ...count, here, at } };
      }),
  };
}
