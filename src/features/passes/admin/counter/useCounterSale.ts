import { useState } from 'react';
import { adminCounter } from '@/content/en/adminCounter.ts';
import { failureOf } from '@/shared/supabase/failure.ts';
import { persist, type Refusal, refusalOf } from '@/features/passes/data/passErrors.ts';
import {
  type Draft,
  emptyDraft,
  keepDraft,
  keptDraft,
  mayBeSold,
  type Method,
  sellPasses,
} from './data/counter.ts';
import type { CounterSale } from '@/features/passes/admin/data/answers.ts';

type Step =
  | { name: 'open'; refusal?: Refusal; seen?: number }
  | { name: 'selling'; isAgain: boolean }
  | { name: 'sold'; sale: CounterSale; method: Method };

/** Why a sale failed; an account may lose its right in the shift. */
function faultOf(error: unknown): Refusal {
  if (failureOf(error).kind !== 'denied') return refusalOf(error);
  return { kind: 'refused', hint: 'right', message: adminCounter.trouble.right };
}

/**
 * One sale at a time: a draft on this device, sent once under its id.
 * @param onChange called when something may have been sold.
 */
export function useCounterSale(shift: string, onChange: () => void) {
  const [draft, setDraft] = useState(() => keptDraft(shift));
  const [step, setStep] = useState<Step>({ name: 'open' });
  const keep = (next: Draft) => {
    setDraft(next);
    keepDraft(next);
  };
  const sell = async (method: Method, expected: number) => {
    setStep({ name: 'selling', isAgain: false });
    // From now on it may be sold, also for a page that is loaded again meanwhile.
    const unsure = { method, expected };
    keep({ ...draft, unsure });
    try {
      const sale = await persist(
        async () => sellPasses(draft, method, expected),
        () => setStep({ name: 'selling', isAgain: true }),
      );
      keep(emptyDraft(shift));
      setStep({ name: 'sold', sale, method });
    } catch (error) {
      keep({ ...draft, unsure: mayBeSold(error) ? unsure : null });
      setStep({ name: 'open', refusal: faultOf(error), seen: expected });
    }
    onChange();
  };
  return {
    draft,
    step,
    change: (change: Partial<Draft>) => {
      keep({ ...draft, ...change });
      setStep({ name: 'open' });
    },
    sell: (method: Method, expected: number) => void sell(method, expected),
    next: () => {
      keep(emptyDraft(shift));
      setStep({ name: 'open' });
    },
  };
}
