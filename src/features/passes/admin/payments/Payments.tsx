import { Link } from 'react-router-dom';
import { adminPayments as words } from '@/content/en/adminPayments.ts';
import { useListState } from '@/shared/admin/useListState.ts';
import type { Edition } from '@/features/passes/admin/data/editions.ts';
import { type PaymentPart, paymentParts, screenSchema } from '@/features/passes/admin/data/tabs.ts';
import { CheckPayments } from './CheckPayments.tsx';
import { LateMoney } from './LateMoney.tsx';
import { Refunds } from './Refunds.tsx';
import { StatementImport } from '@/features/passes/admin/statement/StatementImport.tsx';

/** The owner's queue: claims next to bank lines, statements, late money, refunds. */
export function Payments({ edition }: { edition: Edition }) {
  const { values, hrefOf } = useListState(screenSchema);
  const hrefOfPart = (part: PaymentPart) => hrefOf({ part, page: 1, open: null });
  return (
    <>
      <nav aria-label={words.partsLabel} className="mb-5 flex flex-wrap gap-2">
        {paymentParts.map((part) => (
          <Link
            key={part}
            to={hrefOfPart(part)}
            aria-current={part === values.part ? 'page' : undefined}
            className="border-line aria-[current]:border-sindoor aria-[current]:text-ink text-muted bg-surface inline-flex min-h-11 items-center rounded-full border px-4 font-semibold"
          >
            {words.parts[part]}
          </Link>
        ))}
      </nav>
      <Part part={values.part} edition={edition} hrefOf={hrefOfPart} />
    </>
  );
}

type PartProps = { part: PaymentPart; edition: Edition; hrefOf: (part: PaymentPart) => string };

function Part({ part, edition, hrefOf }: PartProps) {
  switch (part) {
    case 'check':
      return <CheckPayments edition={edition} toStatement={hrefOf('statement')} />;
    case 'statement':
      return <StatementImport toCheck={hrefOf('check')} />;
    case 'late':
      return <LateMoney edition={edition} />;
    case 'refunds':
      return <Refunds edition={edition} />;
  }
}
