import { adminCheckIn } from '@/content/en/adminCheckIn.ts';
import type { Answer } from './data/answers.ts';

const { heading, text, line } = adminCheckIn.conflicts;

/** Passes that were let in here without a connection, and refused afterwards. */
export function Conflicts({ conflicts }: { conflicts: readonly Answer[] }) {
  if (conflicts.length === 0) return null;
  return (
    <section role="alert" className="border-sindoor rounded-lg border p-3">
      <h2 className="font-semibold">{heading}</h2>
      <p className="text-sm">{text}</p>
      <ul className="mt-2 list-disc pl-5 text-sm">
        {conflicts.map(({ scan_id: id, kind = '', reason }) => (
          <li key={id}>{line(kind, adminCheckIn.verdict.reasons[reason ?? 'failed'])}</li>
        ))}
      </ul>
    </section>
  );
}
