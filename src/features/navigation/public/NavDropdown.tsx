import { ChevronDown } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import type { NavGroup } from '@/content/en/navigation.ts';
import { useIsOpen } from '@/shared/data/useIsOpen.ts';

/** A group of the bar. Of those with one name the browser keeps one open at a time. */
export function NavDropdown({ group }: { group: NavGroup }) {
  const isOpen = useIsOpen();
  const entries = group.entries.filter(({ path }) => isOpen(path));
  if (entries.length === 0) return null;
  return (
    <li>
      {/* A visitor may have opened it before React came. */}
      <details name="navigation" className="navbar-group" suppressHydrationWarning>
        <summary className="navbar-item">
          {group.label}
          <ChevronDown aria-hidden />
        </summary>
        <ul className="navbar-panel">
          {entries.map(({ label, path }) => (
            <li key={path}>
              <NavLink to={path} end className="navbar-link">
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
