import { ChevronDown } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import type { NavGroup } from '@/content/en/navigation.ts';
import { useIsOpen } from '@/shared/data/useIsOpen.ts';

/** A group of the bar. `<details>` with the same name are mutually exclusive. */
export function NavDropdown({ group }: { group: NavGroup }) {
  const isOpen = useIsOpen();
  const entries = group.entries.filter(({ path }) => isOpen(path));
  if (entries.length === 0) return null;
  return (
    <li>
      {/* May have been opened before hydration. */}
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
