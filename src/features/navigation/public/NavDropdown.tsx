import { ChevronDown } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import type { NavGroup } from '@/content/en/navigation.ts';

type NavDropdownProps = {
  group: NavGroup;
  open: boolean;
  onToggle: (id: string) => void;
  onFollow: () => void;
};

/** A group of the bar: a button and the links that it shows. */
export function NavDropdown({ group, open, onToggle, onFollow }: NavDropdownProps) {
  const listId = `menu-${group.id}`;
  return (
    <li className="navbar-group" data-group={group.id}>
      <button
        type="button"
        tabIndex={0}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => onToggle(group.id)}
        className="navbar-item"
      >
        {group.label}
        <ChevronDown aria-hidden />
      </button>
      <ul id={listId} className="navbar-panel">
        {group.entries.map(({ label, path }) => (
          <li key={path}>
            <NavLink to={path} end onClick={onFollow} className="navbar-link">
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
