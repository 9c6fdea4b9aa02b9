import { NavLink } from 'react-router-dom';
import { adminShell } from '@/content/en/adminShell.ts';
import { paths } from '@/shared/paths.ts';
import { type ScreenLink, screenGroups } from './screens.ts';

type AdminNavProps = { onNavigate?: () => void };

/** All screens in their groups: the sidebar of a wide screen, and what 'More' opens on a phone. */
export function AdminNav({ onNavigate }: AdminNavProps) {
  return (
    <nav aria-label={adminShell.navigation} className="space-y-5">
      {screenGroups.map(({ id, links }) => (
        <div key={id}>
          <p className="text-muted px-3 pb-1 text-xs font-semibold">{adminShell.groups[id]}</p>
          <ul>
            {links.map((link) => (
              <li key={link.to}>
                <NavItem link={link} {...(onNavigate && { onNavigate })} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function NavItem({ link: { to, label, Icon }, onNavigate }: { link: ScreenLink } & AdminNavProps) {
  return (
    <NavLink
      to={to}
      end={to === paths.dashboard}
      onClick={onNavigate}
      className="text-ink hover:bg-line/50 aria-[current=page]:border-sindoor aria-[current=page]:bg-line/60 flex min-h-11 items-center gap-3 rounded-md border-l-4 border-transparent px-3 aria-[current=page]:font-semibold lg:min-h-9"
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {label}
    </NavLink>
  );
}
