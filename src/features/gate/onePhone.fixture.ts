import { createHash } from 'node:crypto';
import { vi } from 'vitest';
import { DataError } from '@/shared/supabase/errors.ts';
import { resumeShift } from './admin/data/resumeShift.ts';
import { noConnection, openDesk, phoneStore } from './desk.fixture.ts';
import { codeOf, listAnswer } from './gate.fixture.ts';

export const [single, group, other, wrong] = [codeOf(1), codeOf(3), codeOf(4), codeOf(5)];
const WRONG_NIGHT = 5;
const passes = [
  { code: single },
  { code: group, people: 6 },
  { code: other },
  { code: wrong, state: WRONG_NIGHT },
];
/** The shift after a new sign-in. */
export const NEW = '7d0a44f2-56a5-4b0c-8a53-0d1f2b7c9e11';
const hashOf = (code: string) => createHash('sha256').update(code).digest('hex');

/** The hash of the whole code, where a short one was sent. */
const wholeHash = (hash: string) => {
  const pass = passes.find(({ code }) => hashOf(code.slice(0, 8)) === hash);
  return pass ? hashOf(pass.code) : hash;
};

/** Web Locks of one browser, for all its tabs. */
export function webLocks() {
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

export type Page = ReturnType<typeof openDesk>;
export type Phone = ReturnType<typeof phoneAtGate>;

/** A phone and the server behind all its pages, which knows how many of each pass are inside. */
export function phoneAtGate() {
  const phone = phoneStore();
  const inside = new Map<string, number>();
  const admitted = new Map<string, { hash: string; people: number }>();
  const pages: Page[] = [];
  let isReachable = true;
  const open = (more: Parameters<typeof openDesk>[1] = {}) => {
    // Each page has its own module, and so its own store.
    const own = { kept: phone.kept, store: { ...phone.store } };
    const page = openDesk(passes, { phone: own, ...more });
    page.server.answered = pages[0]?.server.answered ?? page.server.answered;
    page.server.isReachable = isReachable;
    page.server.judge = (scan: { id: string; people: number; code?: string; hash?: string }) => {
      const hash = wholeHash(scan.hash ?? hashOf(scan.code ?? ''));
      const people = hash === hashOf(group) ? 6 : 1;
      const entered = inside.get(hash) ?? 0;
      const left = people - entered;
      const result = scan.hash ? 'conflict' : 'refused';
      if (hash === hashOf(wrong)) return { result: 'refused', reason: 'wrong_night' };
      if (left < scan.people)
        return { result, reason: left === 0 ? 'inside' : 'too_many', people, left };
      inside.set(hash, entered + scan.people);
      admitted.set(scan.id, { hash, people: scan.people });
      return { result: 'admitted', people, admitted: scan.people, left: left - scan.people };
    };
    const undo = page.calls.undo.getMockImplementation();
    page.calls.undo.mockImplementation(async (shift, id) => {
      const answer = await undo?.(shift, id);
      const { hash = '', people = 0 } = admitted.get(id) ?? {};
      if (admitted.delete(id)) inside.set(hash, (inside.get(hash) ?? 0) - people);
      if (!answer) throw new Error('no server');
      return answer;
    });
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
export const slow = ({ calls }: Page, ...names: ('push' | 'checkIn')[]) => {
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
export const started = async (page: Page) => {
  await page.desk.start();
  return page;
};

/** Opens the page again without a connection, after the phone's clock was set by hours. */
async function reloadAt(at: Phone, hours: number) {
  vi.setSystemTime(Date.now() + hours * 3_600_000);
  const { kept } = await resumeShift({ user: undefined, isUnknown: true }, at.phone.store);
  if (!kept) throw new Error('the shift has ended');
  return started(at.open({ kept }));
}

/** The page where the passes are shown again, after a pass and four of a group were let in without a connection. */
export const situations: Record<string, (at: Phone, first: Page) => Page | Promise<Page>> = {
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
  'after a reload, with the clock set forward by six hours': async (at) => reloadAt(at, 6),
  'after a reload, with the clock set back by a day': async (at) => reloadAt(at, -24),
  'after a reload, with the clock set forward by a year': async (at) => reloadAt(at, 8760),
  'after a reload, with the clock set forward by six hours and right again': async (at) => {
    await reloadAt(at, 6);
    return reloadAt(at, -6);
  },
  'behind a network that answers every call with a page of its own': async (at) => {
    at.reach(true);
    const page = at.open();
    for (const name of ['push', 'checkIn', 'list', 'count', 'undo'] as const)
      page.calls[name].mockRejectedValue(new SyntaxError('Unexpected token <'));
    await page.desk.start();
    page.desk.state.set({ isOnline: true });
    return page;
  },
  'on a connection that is reset after each write': async (at) => {
    at.reach(true);
    const page = at.open();
    for (const name of ['push', 'checkIn'] as const) {
      const real = page.calls[name].getMockImplementation() as (...args: unknown[]) => unknown;
      page.calls[name].mockImplementation(async (...args: unknown[]) => {
        await real(...args);
        throw noConnection();
      });
    }
    return page;
  },
  'in a page that is told of no connection again and again, and has one': async (at, first) => {
    at.reach(true);
    for (let time = 0; time < 3; time += 1) {
      first.desk.state.set({ isOnline: false });
      await first.desk.sync();
    }
    first.desk.state.set({ isOnline: false });
    return first;
  },
};
