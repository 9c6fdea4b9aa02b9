import { useState } from 'react';
import { applyEdit, type Edit } from '@/features/calculator/data/edits.ts';
import { problemText } from '@/features/calculator/data/figures.ts';
import type { Plan } from '@/features/calculator/data/plan.ts';

/** What was typed and cannot be read, with what to say about it. */
type Refusal = { refused: string };

/**
 * Carries out an edit.
 * @param field the field it was typed into.
 * @returns what to say beside the field where it cannot be; the plan is then as before the typing began.
 */
type EditPlan = (edit: Edit | Refusal, field?: string) => string | undefined;

export type Planning = {
  plan: Plan;
  edit: EditPlan;
  /** The visitor left the field they were typing in. */
  leave: () => void;
};

/**
 * The plan while a visitor works on it. What is typed into one field, key by key, is always applied to the plan as it
 * was when they began: "2", "20", "200" on the way to 20,00,000 must not grind the shares of the others to dust.
 * @param onChange told of each new plan.
 */
export function usePlan(start: Plan, onChange: (plan: Plan) => void): Planning {
  const [state, setState] = useState<{ plan: Plan; base: Plan; field: string | undefined }>({
    plan: start,
    base: start,
    field: undefined,
  });

  const edit: EditPlan = (change, field) => {
    const base = field !== undefined && field === state.field ? state.base : state.plan;
    const { plan = base, problem } = 'refused' in change ? {} : applyEdit(base, change);
    setState({ plan, base, field });
    onChange(plan);
    if ('refused' in change) return change.refused;
    return problem && problemText(problem);
  };
  const leave = () => setState((last) => ({ ...last, field: undefined }));

  return { plan: state.plan, edit, leave };
}
