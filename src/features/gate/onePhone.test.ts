import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DataError } from '@/shared/supabase/errors.ts';
import { openDesk, phoneStore } from './desk.fixture.ts';
import { codeOf, listAnswer } from './gate.fixture.ts';

const [single, group] = [codeOf(1), codeOf(3)];
const passes = [{ code: single }, { code: group, people: 6 }];
const NEW = '7d0a44f2-56a5-4b0c-8a53-0d1f2b7c9e11';
const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');

/** Web Locks of one browser, for all its tabs. */
function webLocks() {
  const held = new Map<string, Promise<unknown>>();
  return {
    request: async (name: string, work: () => Promise<unknown>) => {
      const mine = (held.get(name) ?? Promise.resolve()).then(work);
      held.set(
        name,
        mine.catch(() => {}),
      );
      return mine;
    },
  };
}

type Page = ReturnType<typeof openDesk>;
type Phone = ReturnType<typeof phoneAtGate>;

/** A phone and the server behind all its pages, which knows how many of each pass are inside. */
function phoneAtGate() {
  const phone = phoneStore();
  const inside = new Map<string, number>();
  const pages: Page[] = [];
  let isReachable = true;
  const open = (more: Parameters<typeof openDesk>[1] = {}) => {
    // Each page has its own module, and so its own store.
    const own = { kept: phone.kept, store: { ...phone.store } };
    const page = openDesk(passes, { phone: own, ...more });
    page.server.answered = pages[0]?.server.answered ?? page.server.answered;
    page.server.isReachable = isReachable;
    page.server.judge = (scan: { people: number; code?: string; hash?: string }) => {
      const hash = scan.hash ?? hashOf(scan.code ?? '');
      const people = hash === hashOf(group) ? 6 : 1;
      const entered = inside.get(hash) ?? 0;
      const left = people - entered;
      if (left < scan.people)
        return { result: scan.hash ? 'conflict' : 'refused', reason: 'inside', people, left };
      inside.set(hash, entered + scan.people);
      return { result: 'admitted', people, admitted: scan.people, left: left - scan.people };
    };
    page.calls.list.mockImplementation(async (shift) => {
      if (!isReachable) throw new DataError({ message: 'Failed to fetch' }, 0);
      return listAnswer(
        shift,
        passes.map((one) => ({ ...one, entered: inside.get(hashOf(one.code)) ?? 0 })),
      );
    });
    pages.push(page);
    return page;
  };
  return {
    phone,
    pages,
    open,
    reach: (now: boolean) => {
      isReachable = now;
      for (const { server } of pages) server.isReachable = now;
    },
    entered: (code: string) => inside.get(hashOf(code)),
  };
}

/** The sign-in is refused, from now on. */
const refuse = ({ calls }: Page, status: number) => {
  for (const name of ['push', 'checkIn', 'list', 'count', 'undo'] as const)
    calls[name].mockRejectedValue(new DataError({ code: '42501', message: 'no' }, status));
};
/** Its calls are answered later than the gate waits. */
const slow = ({ calls }: Page, ...names: ('push' | 'checkIn')[]) => {
  for (const name of names) {
    const real = calls[name].getMockImplementation() as (...args: unknown[]) => Promise<never>;
    calls[name].mockImplementation(async (...args: unknown[]) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 1500);
      });
      return real(...args);
    });
  }
};
const account = (user: string, id = NEW) => {
  const { shift } = openDesk(passes).kept;
  return { kept: { shift: { ...shift, id }, user, ahead: 0, past: Date.now() } };
};
const started = async (page: Page) => {
  await page.desk.start();
  return page;
};

/** After a pass and four of a group were let in without a connection: the page where they are scanned again. */
const ways: Record<string, (at: Phone, first: Page) => Page | Promise<Page>> = {
  'in the same page': (_at, first) => first,
  'in the same page, with a connection that it does not know of': (at, first) => {
    at.reach(true);
    return first;
  },
  'in the same page, that believes to be online': (at, first) => {
    at.reach(true);
    first.desk.state.set({ isOnline: true });
    return first;
  },
  'after a reload, before anything was read': (at) => at.open(),
  'after a reload, with a connection, before anything was read': (at) => {
    at.reach(true);
    return at.open();
  },
  'after a reload, on a connection that takes no scans': (at) => {
    at.reach(true);
    const page = at.open();
    slow(page, 'push');
    return page;
  },
  'after a reload, on a slow connection': (at) => {
    at.reach(true);
    const page = at.open();
    slow(page, 'push', 'checkIn');
    return page;
  },
  'in a second tab, opened before': (at) => at.pages[1] ?? at.open(),
  'in a second tab, opened before, with a connection': (at) => {
    at.reach(true);
    return at.pages[1] ?? at.open();
  },
  'in a second tab, after the first has sent them and lost the connection': async (at, first) => {
    at.reach(true);
    first.calls.list.mockRejectedValue(new DataError({ message: 'Failed to fetch' }, 0));
    await first.desk.sync();
    at.reach(false);
    const [, second = at.open()] = at.pages;
    second.desk.state.set({ isOnline: false });
    return second;
  },
  'after a reload, after they were sent and the connection was lost again': async (at, first) => {
    at.reach(true);
    first.calls.list.mockRejectedValue(new DataError({ message: 'Failed to fetch' }, 0));
    await first.desk.sync();
    at.reach(false);
    return started(at.open());
  },
  'while the sign-in has run out': (at) => {
    at.reach(true);
    const page = at.open();
    refuse(page, 401);
    return page;
  },
  'after a new sign-in, in a new shift of the night': (at) => {
    at.reach(true);
    for (const page of at.pages) refuse(page, 401);
    return at.open(account('u'));
  },
  'in a new shift of another account, which cannot send them': async (at) => {
    at.reach(true);
    for (const page of at.pages) refuse(page, 401);
    return started(at.open(account('other')));
  },
};

const warnings = () => vi.spyOn(console, 'warn').mockReturnValue();

describe.each(['with Web Locks', 'without Web Locks'])('one phone, %s', (locks) => {
  beforeEach(() => {
    warnings();
    vi.stubGlobal('navigator', locks === 'with Web Locks' ? { locks: webLocks() } : {});
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each(Object.entries(ways))('lets nobody in twice: %s', async (_name, again) => {
    const at = phoneAtGate();
    const first = await started(at.open());
    await started(at.open());
    at.reach(false);
    for (const { desk } of at.pages) await desk.sync();
    await first.desk.scan(single, 'camera');
    await first.desk.admit({ code: group, how: 'camera', people: 4 });
    expect(first.state().waiting).toBe(2);

    const page = await again(at, first);
    await page.desk.scan(single, 'typed');
    expect(page.state().verdict).toMatchObject({ signal: 'stop', reason: 'inside', admitted: 0 });
    // The list of an earlier shift is gone.
    if (page.kept.shift.id === NEW) await page.desk.sync();
    await page.desk.scan(group, 'camera');
    expect(page.state().verdict).toMatchObject({ reason: 'how_many', left: 2 });

    at.reach(true);
    const end = at.open();
    await end.desk.start();
    await page.desk.sync();
    await end.desk.sync();
    expect([at.entered(single), at.entered(group)]).toEqual([1, 4]);
    expect(at.pages.flatMap(({ state }) => state().conflicts)).toEqual([]);
    expect([...at.phone.kept.queue.values()].map(({ pass }) => pass).filter(Boolean)).toEqual([]);
  });

  it('judges a pass once that is shown to two tabs at the same time, whatever the connection', async () => {
    for (const how of ['online', 'slow', 'offline']) {
      const at = phoneAtGate();
      const tabs = [await started(at.open()), await started(at.open())];
      if (how === 'offline') {
        at.reach(false);
        for (const { desk } of tabs) await desk.sync();
      }
      if (how === 'slow') for (const tab of tabs) slow(tab, 'checkIn');
      await Promise.all(tabs.map(async ({ desk }) => desk.scan(single, 'camera')));
      const admitted = tabs.map(({ state }) => state().verdict?.admitted);
      expect(admitted.filter(Boolean)).toEqual([1]);
      at.reach(true);
      await vi.waitFor(() => expect(at.entered(single)).toBe(1), 5000);
      for (const { desk } of tabs) await desk.sync();
      expect(tabs.flatMap(({ state }) => state().conflicts)).toEqual([]);
    }
  });
});
