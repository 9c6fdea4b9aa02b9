import { adminShell } from '@/content/en/adminShell.ts';

/** Number of pending items next to a screen's name; renders nothing for 0. */
export function CountBadge({ count = 0 }: { count?: number | undefined }) {
  if (count === 0) return null;
  return (
    <span className="bg-sindoor text-paper min-w-5 rounded-full px-1.5 text-center text-xs leading-5 font-semibold tabular-nums">
      {adminShell.waiting(count)}
      <span className="sr-only"> {adminShell.waits}</span>
    </span>
  );
}
