import { useState } from 'react';
import { applyEdit, type Edit } from '@/features/calculator/data/edits.ts';
import { problemText } from '@/features/calculator/data/figures.ts';
import type { Plan } from '@/features/calculator/data/plan.ts';

/** Input that could not be parsed, with its error. */
type Refusal = { refused: string };

/**
 * Applies an edit.
 * @param field the edited field.
 * @returns the error to show next to the field; the plan is then as before typing began.
 */
type EditPlan = (edit: Edit | Refusal, field?: string) => string | undefined;

export type Planning = {
  plan: Plan;
  edit: EditPlan;
  /** Ends the editing of a field. */
  leave: () => void;
};

/**
 * The plan while it is edited. Input in one field, key by key, is always applied to the plan from before the first key:
 * "2", "20", "200" on the way to 20,00,000 must not degrade the shares of the others.
 * @param onChange called with each new plan.
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
