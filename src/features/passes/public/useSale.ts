import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { soldLines, totalsOf, withLine, type CartLine } from '@/features/passes/data/cart.ts';
import { orderHash } from '@/features/passes/data/order.ts';
import { type Buyer, reservePasses } from '@/features/passes/data/passCalls.ts';
import { persist, type Refusal, refusalOf } from '@/features/passes/data/passErrors.ts';
import { keepOrder } from '@/features/passes/data/passStore.ts';
import { passSale } from '@/features/passes/data/sale.ts';
import type { PassSale } from '@/features/passes/data/answers.ts';
import {
  attemptFor,
  finishSaleDraft,
  keepSaleDraft,
  loadSaleDraft,
  type SaleDraft,
} from '@/features/passes/data/saleDraft.ts';
import { paths } from '@/shared/paths.ts';
import { useHydrating } from '@/shared/ui/useHydrating.ts';
import { useEvery } from './useEvery.ts';

const POLL_MS = 30_000;

/** The state of sending an order; `retry` counts the tries after the first. */
export type Sending = { retry: number } | undefined;

/** Keeps the sale fresh while it is visible. @returns loads it now. */
function useFreshSale(edition: string): () => void {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: [passSale(edition).key] });
  useEvery(POLL_MS, refresh);
  return refresh;
}

/** The cart, what was typed, and reserving it: kept on the device until the order is made. */
export function useSale(sale: PassSale) {
  const { edition_id: edition } = sale;
  const hydrating = useHydrating();
  // Hydration must match the prerendered page, which has no draft.
  const stored = useMemo(
    () => (hydrating ? undefined : loadSaleDraft(edition)),
    [hydrating, edition],
  );
  const [chosen, setChosen] = useState<readonly CartLine[]>();
  const [hasBegun, setHasBegun] = useState(false);
  const [sending, setSending] = useState<Sending>();
  const [refusal, setRefusal] = useState<Refusal>();
  const draft = useRef<SaleDraft>(undefined);
  const navigate = useNavigate();
  const refresh = useFreshSale(edition);
  const lines = soldLines(sale, chosen ?? stored?.lines ?? []);
  // A form that was left with something typed opens with the page.
  const wasOrdering =
    stored !== undefined &&
    stored.lines.length > 0 &&
    stored.buyer.name + stored.buyer.phone !== '';
  const totals = totalsOf(sale.kinds, lines);

  const keep = (change: Partial<SaleDraft>) => {
    draft.current = { ...(draft.current ?? loadSaleDraft(edition)), ...change };
    keepSaleDraft(draft.current);
    return draft.current;
  };
  const setLine = (line: CartLine) => {
    const next = withLine(lines, line);
    setChosen(next);
    setRefusal(undefined);
    keep({ lines: next });
  };

  /** @param expected the total that the buyer agreed to, paise. */
  const order = async (buyer: Buyer, expected = totals.total) => {
    if (sending) return;
    setSending({ retry: 0 });
    setRefusal(undefined);
    const attempt = attemptFor(JSON.stringify([lines, buyer]), draft.current?.attempt ?? null);
    // Before it is sent: after a lost answer and a reload the same id goes again.
    const kept = keep({ lines, attempt });
    try {
      const made = await persist(
        async () => reservePasses(attempt, edition, lines, buyer, expected),
        (retry) => setSending({ retry }),
      );
      await keepOrder({ ...attempt, order: made, savedAt: Date.now(), utr: null, refusal: null });
      finishSaleDraft(kept);
      refresh();
      void navigate(paths.passes + orderHash(attempt));
    } catch (error) {
      setRefusal(refusalOf(error));
      setSending(undefined);
      refresh();
    }
  };

  return {
    lines,
    totals,
    setLine,
    isOrdering: hasBegun || wasOrdering,
    /** Whether the form opens by a tap, and may take the focus. */
    hasBegun,
    beginOrder: () => setHasBegun(true),
    savedBuyer: () => draft.current?.buyer ?? loadSaleDraft(edition).buyer,
    keepBuyer: ({ website: _website, ...buyer }: Buyer) => keep({ buyer }),
    order,
    sending,
    refusal,
  };
}
