import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Asynchronous mock of the tabs' BroadcastChannel. */
class Channel extends EventTarget {
  static readonly open = new Set<Channel>();
  constructor() {
    super();
    Channel.open.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of Channel.open)
      if (other !== this)
        setTimeout(() => other.dispatchEvent(new MessageEvent('message', { data })));
  }
  close(): void {
    Channel.open.delete(this);
  }
}

let hidden = false;
const pass = async (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A tab: a fresh instance of the module. */
async function openTab() {
  vi.resetModules();
  const tab = await import('./data/visit.ts');
  tab.joinTabs();
  return tab;
}

async function visitOf(tab: Awaited<ReturnType<typeof openTab>>): Promise<string> {
  const id = tab.visitId();
  await pass(450);
  return id;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', Channel);
  hidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(() => {
  Channel.open.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the tabs of one browser', () => {
  it('share a visit, opened one after another or at once, until all are closed', async () => {
    const [one, two] = [await openTab(), await openTab()];
    const both = [one.visitId(), two.visitId()];
    await pass(450);
    const [first, second] = await Promise.all(both);
    expect(second).toBe(first);
    const third = await openTab();
    expect(await visitOf(third)).toBe(first);
    for (const tab of [one, two, third]) tab.leaveTabs();
    expect(await visitOf(await openTab())).not.toBe(first);
  });

  it('start a new visit together after half an hour without a look', async () => {
    const [one, two] = [await openTab(), await openTab()];
    const first = await visitOf(one);
    await visitOf(two);
    await pass(20 * 60_000);
    two.noteBeat();
    await pass(20 * 60_000);
    expect(one.isVisitOver()).toBe(false);
    await pass(20 * 60_000);
    expect(one.isVisitOver()).toBe(true);
    const next = await visitOf(two);
    expect(next).not.toBe(first);
    expect(await visitOf(one)).toBe(next);
  });

  it('send one heartbeat: the visible tab leads', async () => {
    const [one, two] = [await openTab(), await openTab()];
    await visitOf(one);
    await visitOf(two);
    await pass(30_000);
    /** The first tab sends a heartbeat, the second receives it. */
    const beat = async (firstIsHidden: boolean, secondIsHidden: boolean) => {
      hidden = firstIsHidden;
      one.noteBeat();
      hidden = secondIsHidden;
      await pass(1);
    };
    await beat(true, false);
    expect(two.isBeatDue()).toBe(true);
    await beat(false, true);
    expect(two.isBeatDue()).toBe(false);
    await pass(30_000);
    expect(two.isBeatDue()).toBe(true);
  });
});
