import { adminPayments } from '@/content/en/adminPayments.ts';
import type { StatementFault } from '@/shared/admin/statement/statementEntries.ts';

const { statement: words } = adminPayments;
/** Maximum faulty lines shown. */
const SHOWN_FAULTS = 50;

/** The lines that cannot be read, each with its reason; the others can be imported. */
export function StatementFaults({ faults }: { faults: readonly StatementFault[] }) {
  if (faults.length === 0) return null;
  return (
    <div role="alert" className="space-y-2">
      <p className="text-sindoor max-w-prose font-semibold">{words.faulty(faults.length)}</p>
      <ul className="space-y-1">
        {faults.slice(0, SHOWN_FAULTS).map(({ line, message }) => (
          <li key={`${line} ${message}`}>{words.fault(line, message)}</li>
        ))}
      </ul>
      {faults.length > SHOWN_FAULTS && <p>{words.moreFaults(faults.length - SHOWN_FAULTS)}</p>}
    </div>
  );
}
