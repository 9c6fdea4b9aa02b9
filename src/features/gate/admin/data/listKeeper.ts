import { alone } from './alone.ts';
import type { Answer } from './answers.ts';
import type { GateCalls } from './calls.ts';
import {
  checkOf,
  findKey,
  findPass,
  keepEntered,
  type GateList,
  keyOf,
  type ListedPass,
  mergeRows,
  readRows,
  setEntered,
} from './gateList.ts';
import type { GateStore } from './gateStore.ts';

/**
 * The list of a shift: read from the phone, updated from the server, and corrected by this phone's own scans. A change
 * must run `alone` as 'judge'; `refresh` does so itself.
 */
export function listKeeper(
  shift: string,
  calls: Pick<GateCalls, 'list'>,
  store: Pick<GateStore, 'list' | 'keepList' | 'lease'>,
) {
  let list: GateList | undefined;
  /** The checksum of the stored list that `list` is. */
  let check: string | undefined;
  let isKept = true;
  /** The server's last answer was damaged: the whole list is requested. */
  let isAnew = false;
  /** Dropped for good: an answer that is still on its way brings nothing back. */
  let isDropped = false;

  const keep = async () => {
    if (!list || isDropped) return;
    const { rows } = list;
    check = await checkOf(shift, rows);
    if (isDropped || !isKept) return;
    await store.keepList({ ...list, shift, check }).catch((error: unknown) => {
      console.warn('The gate could not keep its list', error);
      isKept = false;
    });
  };
  /** Reads what another tab or an earlier page has stored, if its check matches. */
  const read = async () => {
    if (!isKept) return;
    try {
      const kept = await store.list();
      if (kept?.shift !== shift || kept.check === check) return;
      if ((await checkOf(shift, kept.rows)) !== kept.check || isDropped) return;
      list = kept;
      ({ check } = kept);
    } catch (error) {
      console.warn('The gate could not read its list', error);
      isKept = false;
    }
  };
  const correct = async (key: string, entered: (pass: ListedPass) => number) => {
    await read();
    const pass = list && findKey(list, key);
    if (!list || !pass) return;
    setEntered(list, pass, entered(pass));
    await keep();
  };

  return {
    get: () => list,
    drop: () => {
      list = undefined;
      isDropped = true;
    },
    read,
    /** Reads what has changed, or the whole list. @returns 'over' if the shift has ended. @throws DataError. */
    refresh: async (): Promise<'over' | 'read'> => {
      const before = list?.rows.slice();
      const answer = await calls.list(shift, isAnew ? undefined : list?.horizon);
      if ('over' in answer) return 'over';
      const rows = await readRows(shift, answer);
      if (isDropped) return 'over';
      isAnew = rows === undefined;
      if (!rows) console.warn('The list was not whole; it is read anew.');
      else
        await alone(store, 'judge', async () => {
          await read();
          const { kinds, horizon, now } = answer;
          // Another tab may have read a newer one meanwhile.
          if (isDropped || (list && list.horizon > horizon)) return;
          const known = list?.rows;
          list = {
            rows: known ? mergeRows(known, rows) : rows,
            kinds,
            horizon,
            at: Date.parse(now),
          };
          if (before && known) keepEntered(list, before, known);
          await keep();
        });
      return isDropped ? 'over' : 'read';
    },
    find: async (code: string): Promise<{ pass: ListedPass; key: string } | undefined> => {
      await read();
      const from = list;
      const pass = from && (await findPass(from, shift, code));
      return pass && { pass, key: keyOf(from, pass) };
    },
    /** Stores how many people of a pass are inside according to the server. */
    note: async (key: string, { people, left, result }: Answer) => {
      if (result === 'admitted') await correct(key, () => people - left);
    },
    /** Subtracts people from a pass, until a delta replaces the number. */
    release: async (key: string, people: number) => correct(key, ({ entered }) => entered - people),
  };
}
