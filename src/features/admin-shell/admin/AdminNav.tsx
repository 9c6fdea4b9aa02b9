import { NavLink } from 'react-router-dom';
import { adminShell } from '@/content/en/adminShell.ts';
import type { Screen } from '@/shared/admin/screen.ts';
import { addressOf } from './addressOf.ts';
import { CountBadge } from './CountBadge.tsx';

/** Pending items by a screen's path. */
export type Counts = Readonly<Record<string, number>>;

type AdminNavProps = { screens: readonly Screen[]; counts: Counts; onNavigate?: () => void };

const groups = ['daily', 'site', 'system'] as const;

/** All screens in groups: the sidebar, and the 'More' menu on phones. */
export function AdminNav({ screens, counts, onNavigate }: AdminNavProps) {
  return (
    <nav aria-label={adminShell.navigation} className="space-y-5">
      {groups.map((group) => (
        <div key={group}>
          <p className="text-muted px-3 pb-1 text-xs font-semibold">{adminShell.groups[group]}</p>
          <ul>
            {screens
              .filter((screen) => screen.group === group)
              .map((screen) => (
                <li key={screen.path}>
                  <NavItem
                    screen={screen}
                    count={counts[screen.path]}
                    {...(onNavigate && { onNavigate })}
                  />
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

type NavItemProps = { screen: Screen; count: number | undefined; onNavigate?: () => void };

function NavItem({ screen: { path, label, Icon }, count, onNavigate }: NavItemProps) {
  return (
    <NavLink
      to={addressOf(path)}
      end={path === ''}
      onClick={onNavigate}
      className="text-ink hover:bg-line/50 aria-[current=page]:border-sindoor aria-[current=page]:bg-line/60 flex min-h-11 items-center gap-3 rounded-md border-l-4 border-transparent px-3 aria-[current=page]:font-semibold lg:min-h-9"
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {label}
      <CountBadge count={count} />
    </NavLink>
  );
}
