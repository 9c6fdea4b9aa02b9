import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import { adminShell } from '@/content/en/adminShell.ts';
import type { Screen } from '@/shared/admin/screen.ts';
import { Dialog } from '@/shared/ui/Dialog.tsx';
import { AccountBox } from './AccountBox.tsx';
import { AdminNav, type Counts } from './AdminNav.tsx';
import { addressOf } from './addressOf.ts';
import { CountBadge } from './CountBadge.tsx';

const item =
  'relative flex min-h-14 flex-col items-center justify-center gap-0.5 text-xs text-ink aria-[current=page]:font-semibold aria-[current=page]:text-sindoor';

type ThumbBarProps = { screens: readonly Screen[]; counts: Counts };

/** Bottom navigation of small screens: the daily screens, all others behind 'More'. */
export function ThumbBar({ screens, counts }: ThumbBarProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const behindMore = screens
    .filter(({ isInThumbBar }) => !isInThumbBar)
    .reduce((sum, { path }) => sum + (counts[path] ?? 0), 0);
  return (
    <>
      <nav
        aria-label={adminShell.navigation}
        className="border-line bg-surface low:static fixed inset-x-0 bottom-0 z-10 border-t pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
      >
        <ul className="mx-auto grid max-w-lg grid-cols-4">
          {screens
            .filter(({ isInThumbBar }) => isInThumbBar)
            .map(({ path, label, Icon }) => (
              <li key={path}>
                <NavLink to={addressOf(path)} end={path === ''} className={item}>
                  <Icon aria-hidden className="size-5" />
                  {label}
                  <span className="absolute top-1 left-1/2 ml-2 flex">
                    <CountBadge count={counts[path]} />
                  </span>
                </NavLink>
              </li>
            ))}
          <li>
            <button type="button" onClick={() => setOpen(true)} className={`${item} w-full`}>
              <Ellipsis aria-hidden className="size-5" />
              {adminShell.more}
              <span className="absolute top-1 left-1/2 ml-2 flex">
                <CountBadge count={behindMore} />
              </span>
            </button>
          </li>
        </ul>
      </nav>
      <Dialog open={open} onClose={close} title={adminShell.allScreens}>
        <div className="space-y-6 text-sm">
          <AdminNav screens={screens} counts={counts} onNavigate={close} />
          <AccountBox />
        </div>
      </Dialog>
    </>
  );
}
