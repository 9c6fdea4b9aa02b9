import type { Answer } from './answers.ts';
import type { GateCalls } from './calls.ts';
import {
  checkOf,
  findPass,
  type GateList,
  keyOf,
  type ListedPass,
  mergeRows,
  readRows,
  setEntered,
} from './gateList.ts';
import type { GateStore } from './gateStore.ts';

/** The list of a shift: read from the phone, updated from the server, and corrected by this phone's own scans. */
export function listKeeper(
  shift: string,
  calls: Pick<GateCalls, 'list'>,
  store: Pick<GateStore, 'list' | 'keepList'>,
) {
  let list: GateList | undefined;
  /** Dropped for good: an answer that is still on its way brings nothing back. */
  let isDropped = false;

  const keep = async () => {
    if (!list) return;
    const { rows } = list;
    const check = await checkOf(shift, rows);
    if (isDropped) return;
    await store.keepList({ ...list, shift, check }).catch((error: unknown) => {
      console.warn('The gate could not keep its list', error);
    });
  };

  return {
    get: () => list,
    drop: () => {
      list = undefined;
      isDropped = true;
    },
    /** Reads the list that an earlier page stored, if its check matches. */
    load: async () => {
      try {
        const kept = await store.list();
        if (kept?.shift !== shift) return;
        if ((await checkOf(shift, kept.rows)) === kept.check && !isDropped) list ??= kept;
      } catch (error) {
        console.warn('The gate could not read its list', error);
      }
    },
    /** Reads what has changed, or the whole list. @returns 'over' if the shift has ended. @throws DataError. */
    refresh: async (): Promise<'over' | 'read'> => {
      const answer = await calls.list(shift, list?.horizon);
      if ('over' in answer) return 'over';
      const rows = await readRows(shift, answer);
      if (isDropped) return 'over';
      if (!rows) {
        console.warn('The list was not whole; it is read anew.');
        list = undefined;
        return 'read';
      }
      list = {
        rows: list ? mergeRows(list.rows, rows) : rows,
        kinds: answer.kinds,
        horizon: answer.horizon,
        at: Date.parse(answer.now),
      };
      await keep();
      return 'read';
    },
    find: async (code: string): Promise<{ pass: ListedPass; key: string } | undefined> => {
      const from = list;
      const pass = from && (await findPass(from, shift, code));
      return pass && { pass, key: keyOf(from, pass) };
    },
    /** Stores how many people of a pass are inside according to the server. */
    note: async (code: string, { people, left, result }: Answer) => {
      const from = list;
      if (!from || result !== 'admitted') return;
      const pass = await findPass(from, shift, code);
      if (!pass) return;
      setEntered(from, pass, people - left);
      await keep();
    },
    /** Subtracts people from a pass, until a delta replaces the number. */
    release: async (code: string, people: number) => {
      const from = list;
      const pass = from && (await findPass(from, shift, code));
      if (!pass) return;
      setEntered(from, pass, pass.entered - people);
      await keep();
    },
  };
}
