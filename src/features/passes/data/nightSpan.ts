import type { NightOfPass } from '@/shared/passes/answers.ts';

const DAY_MS = 86_400_000;

/** From the doors of a night to its end, which may be after midnight. */
export function nightSpan(night: NightOfPass): { start: Date; end: Date } {
  const { date, doors_at: doors, starts_at: starts, ends_at: ends } = night;
  const end = Date.parse(`${date}T${ends}+05:30`);
  return {
    start: new Date(`${date}T${doors ?? starts}+05:30`),
    end: new Date(ends > starts ? end : end + DAY_MS),
  };
}
