import { ChevronDown } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import type { NavGroup } from '@/content/en/navigation.ts';

/** A group of the bar. Of those with one name the browser keeps one open at a time. */
export function NavDropdown({ group }: { group: NavGroup }) {
  return (
    <li>
      {/* A visitor may have opened it before React came. */}
      <details name="navigation" className="navbar-group" suppressHydrationWarning>
        <summary className="navbar-item">
          {group.label}
          <ChevronDown aria-hidden />
        </summary>
        <ul className="navbar-panel">
          {group.entries.map(({ label, path }) => (
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
