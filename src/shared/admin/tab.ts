import { recall, store } from '@/shared/lib/storage.ts';

const KEY = 'admin-tab';
const lockOf = (tab: string) => `mandap:tab:${tab}`;
/** Absent on an insecure origin and in browsers before 2022. */
const locks = (): LockManager | undefined => Reflect.get(navigator, 'locks');

let tab = '';

function setTab(id: string): void {
  tab = id;
  store(KEY, id, undefined, 'session');
}

/** Holds a lock while the tab is open, by which other tabs detect it. */
function hold(): void {
  void locks()
    ?.request(lockOf(tab), { ifAvailable: true }, async (lock) => {
      if (lock) return new Promise<never>(() => {});
      // A duplicated tab has the storage of the first one, and its name with it.
      setTab(crypto.randomUUID());
      return hold();
    })
    .catch(console.warn);
}

/** Names this tab, over reloads and until it is closed. */
export function ownTab(): string {
  if (tab !== '') return tab;
  const known = recall(KEY, 'session');
  setTab(typeof known === 'string' ? known : crypto.randomUUID());
  hold();
  return tab;
}

/** The closed ones of these tabs; all but this one without the Web Locks API. */
export async function closedTabs(tabs: readonly string[]): Promise<string[]> {
  const { held = [] } = (await locks()?.query()) ?? {};
  const open = new Set(held.map(({ name }) => name));
  return tabs.filter((one) => one !== ownTab() && !open.has(lockOf(one)));
}
