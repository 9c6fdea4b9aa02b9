import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { callsOf } from './data/calls.ts';
import { createDesk } from './data/desk.ts';
import { gateStore, type KeptShift } from './data/gateStore.ts';
import type { EndedShift } from './data/endedShift.ts';
import { createServerClock } from './data/serverClock.ts';

/** Poll interval of the list, ms; while offline, the connection is checked more often. */
const ROUND_MS = 30_000;
const LOOK_MS = 5000;

/** The desk of a shift while its page is open: reads the list, sends what waits. */
export function useDesk(
  kept: KeptShift,
  onRefused: () => void,
  onEnded: (ended: EndedShift) => void,
) {
  const [desk] = useState(() => {
    const clock = createServerClock(kept, Date.parse(kept.shift.ends_at));
    const calls = callsOf(clock);
    return { clock, calls, ...createDesk({ kept, calls, store: gateStore, clock }) };
  });
  const state = useSyncExternalStore(desk.state.subscribe, desk.state.get);
  const { isOnline, isRefused, ended } = state;
  const refuse = useEffectEvent(onRefused);
  const end = useEffectEvent(onEnded);

  useEffect(() => {
    if (isRefused) refuse();
  }, [isRefused]);
  useEffect(() => {
    if (ended) end(ended);
  }, [ended]);
  useEffect(() => {
    gateStore.keepShift(kept).catch(console.warn);
    void desk.start();
    const sync = () => void desk.sync();
    // Said at once: a call would fail only after a while. The next exchange that succeeds takes it back.
    const lose = () => desk.state.set({ isOnline: false });
    if (!navigator.onLine) lose();
    addEventListener('online', sync);
    addEventListener('offline', lose);
    return () => {
      removeEventListener('online', sync);
      removeEventListener('offline', lose);
    };
  }, [desk, kept]);
  useEffect(() => {
    const timer = setInterval(() => void desk.sync(), isOnline ? ROUND_MS : LOOK_MS);
    return () => clearInterval(timer);
  }, [desk, isOnline]);
  return { desk, state };
}
