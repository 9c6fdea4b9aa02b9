import { useLayoutEffect, useRef, useState } from 'react';
import { defaultPlan, type Plan } from '@/features/calculator/data/plan.ts';
import { planOfHash } from '@/features/calculator/data/planLink.ts';
import { forgetPlan, loadPlan, savePlan } from '@/features/calculator/data/savedPlan.ts';
import { recordGoal } from '@/shared/data/visitEvents.ts';
import { formatIstDate } from '@/shared/lib/dates.ts';
import { serverNow } from '@/shared/lib/serverTime.ts';

type Start = {
  plan: Plan;
  /** Counted up with each plan to begin from. */
  round: number;
  /** Undefined in the built page and in the first render, which know neither the address nor what the phone keeps. */
  today: string | undefined;
  /** A plan from a link, a link that could not be read, or a start afresh, with what it put away. */
  notice: 'shared' | 'bad' | 'again' | null;
  /** The visitor's own plan behind the one that is shown. */
  own: Plan | undefined;
};

const built: Start = {
  plan: defaultPlan,
  round: 0,
  today: undefined,
  notice: null,
  own: undefined,
};

/** What the page begins with: the plan of the link, else the visitor's own of the last 24 h, else the example. */
function begin(last: Start): Start {
  const linked = planOfHash(window.location.hash);
  const own = loadPlan();
  const plan = typeof linked === 'object' ? linked : (own ?? defaultPlan);
  // The example that is already drawn stays; another plan gets fields of its own, with nothing half-typed in them.
  const round = plan === last.plan ? last.round : last.round + 1;
  const notice = linked === 'none' ? null : linked === 'bad' ? 'bad' : 'shared';
  return { plan, round, today: formatIstDate(new Date(serverNow())), notice, own };
}

/** The link has done its work: a reload should show what the visitor made of it. */
function clearLink(): void {
  if (planOfHash(window.location.hash) === 'none') return;
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
}

/** Where a visitor's planning starts, and starts again; keeps each change on the phone. */
export function useStart() {
  const [start, setStart] = useState(built);
  const isUsed = useRef(false);

  useLayoutEffect(() => {
    const read = () => setStart(begin);
    read();
    // A second link opened in the same tab.
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
    /** Back to the example; `left` can be brought back by `undo`. */
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
