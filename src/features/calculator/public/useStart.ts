import { useLayoutEffect, useRef, useState } from 'react';
import { defaultPlan, type Plan } from '@/features/calculator/data/plan.ts';
import { planOfHash } from '@/features/calculator/data/planLink.ts';
import { forgetPlan, loadPlan, savePlan } from '@/features/calculator/data/savedPlan.ts';
import { recordGoal } from '@/shared/data/visitEvents.ts';
import { formatIstDate } from '@/shared/lib/dates.ts';
import { serverNow } from '@/shared/lib/serverTime.ts';

type Start = {
  plan: Plan;
  /** Incremented with each initial plan. */
  round: number;
  /** Undefined when prerendering and hydrating, without address and storage. */
  today: string | undefined;
  /** Shown for a plan from a link, a broken link, or a restart. */
  notice: 'shared' | 'bad' | 'again' | null;
  /** The visitor's own plan while a shared one is shown. */
  own: Plan | undefined;
};

const built: Start = {
  plan: defaultPlan,
  round: 0,
  today: undefined,
  notice: null,
  own: undefined,
};

/** Initial plan: of the link, else the visitor's own of the last 24 h, else the example. */
function begin(last: Start): Start {
  const linked = planOfHash(window.location.hash);
  const own = loadPlan();
  const plan = typeof linked === 'object' ? linked : (own ?? defaultPlan);
  // Keeps the mounted example; another plan gets new fields without half-typed input.
  const round = plan === last.plan ? last.round : last.round + 1;
  const notice = linked === 'none' ? null : linked === 'bad' ? 'bad' : 'shared';
  return { plan, round, today: formatIstDate(new Date(serverNow())), notice, own };
}

/** Removes the link's fragment, so that a reload shows the visitor's changes. */
function clearLink(): void {
  if (planOfHash(window.location.hash) === 'none') return;
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
}

/** Initial plan and restarts; stores each change on the device. */
export function useStart() {
  const [start, setStart] = useState(built);
  const isUsed = useRef(false);

  useLayoutEffect(() => {
    const read = () => setStart(begin);
    read();
    // A second link was opened in the same tab.
    const onHash = () => {
      if (planOfHash(window.location.hash) !== 'none') read();
    };
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, []);

  return {
    start,
    keep: (plan: Plan) => {
      savePlan(plan);
      clearLink();
      if (!isUsed.current) recordGoal('calculator_used');
      isUsed.current = true;
      if (start.notice) setStart({ ...start, notice: null, own: undefined });
    },
    /** Leaves the shared plan for the visitor's own. */
    backToOwn: () => {
      clearLink();
      setStart(begin);
    },
    /** Back to the example; `undo` restores `left`. */
    again: (left: Plan) => {
      forgetPlan();
      clearLink();
      setStart((last) => ({
        ...last,
        plan: defaultPlan,
        round: last.round + 1,
        notice: 'again',
        own: left,
      }));
    },
    undo: () => {
      if (!start.own) return;
      savePlan(start.own);
      setStart({ ...start, plan: start.own, round: start.round + 1, notice: null, own: undefined });
    },
  };
}
