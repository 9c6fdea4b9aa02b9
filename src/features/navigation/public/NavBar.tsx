import { Menu, X } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { mainMenu, navigation } from '@/content/en/navigation.ts';
import { useIsOpen } from '@/shared/data/useIsOpen.ts';
import { Logo } from './Logo.tsx';
import { NavDropdown } from './NavDropdown.tsx';
import { NavTools } from './NavTools.tsx';

const MENU = 'site-menu';

/**
 * The fixed top bar. On narrow screens its content is in a native popover behind a button, which works before any
 * script; see also `app/start/helpBrowser.ts`.
 */
export function NavBar() {
  const isOpen = useIsOpen();
  return (
    <header className="navbar">
      <div className="navbar-row">
        <Logo />
        <button
          type="button"
          popoverTarget={MENU}
          aria-label={navigation.menu}
          className="navbar-button btn btn-quiet nav-wide:hidden -mr-2 ml-auto size-12 p-0 text-xl"
        >
          <Menu aria-hidden />
          <X aria-hidden />
        </button>
        <div id={MENU} popover="auto" className="navbar-menu">
          <nav aria-label={navigation.label}>
            <ul className="navbar-list">
              {mainMenu.map((entry) =>
                'entries' in entry ? (
                  <NavDropdown key={entry.id} group={entry} />
                ) : (
                  isOpen(entry.path) && (
                    <li key={entry.path}>
                      <NavLink to={entry.path} end className="navbar-item">
                        {entry.label}
                      </NavLink>
                    </li>
                  )
                ),
              )}
            </ul>
          </nav>
          <NavTools />
        </div>
      </div>
    </header>
  );
}
