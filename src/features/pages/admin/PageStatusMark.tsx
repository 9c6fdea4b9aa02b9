import { Eye, EyeOff, PaintRoller } from 'lucide-react';
import { adminPages } from '@/content/en/adminPages.ts';
import type { PageStatus } from './data/pages.ts';

const icons = { visible: Eye, renovation: PaintRoller, hidden: EyeOff };

/** A page's status as a word and a sign. */
export function PageStatusMark({ status }: { status: PageStatus }) {
  const Icon = icons[status];
  return (
    <span
      className={`inline-flex items-center gap-1.5 whitespace-nowrap ${status === 'visible' ? '' : 'font-semibold'}`}
    >
      <Icon aria-hidden className="size-4" />
      {adminPages.status[status]}
    </span>
  );
}
