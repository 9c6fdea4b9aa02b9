import { Menu, X } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { mainMenu, navigation } from '@/content/en/navigation.ts';
import { Logo } from './Logo.tsx';
import { NavDropdown } from './NavDropdown.tsx';
import { NavTools } from './NavTools.tsx';
import { useNavMenus } from './useNavMenus.ts';

/** The fixed top bar (specification section 2). Where it is wide enough everything is in the bar, else behind the button. */
export function NavBar() {
  const { bar, ready, menuOpen, openGroup, toggleMenu, toggleGroup, closeAll } = useNavMenus();
  return (
    <header ref={bar} className="navbar" {...(ready && { 'data-ready': true })}>
      <div className="navbar-row">
        <Logo onClick={closeAll} />
        <button
          type="button"
          data-menu
          // Safari focuses a tapped button only with a tabindex of its own; before the script, focus opens the menu.
          tabIndex={0}
          aria-expanded={menuOpen}
          aria-controls="site-menu"
          aria-label={navigation.menu}
          onClick={toggleMenu}
          className="btn btn-quiet nav-wide:hidden -mr-2 ml-auto size-12 p-0 text-xl"
        >
          {menuOpen ? <X aria-hidden /> : <Menu aria-hidden />}
        </button>
        <div id="site-menu" data-menu className="navbar-menu">
          <nav aria-label={navigation.label}>
            <ul className="navbar-list">
              {mainMenu.map((entry) =>
                'entries' in entry ? (
                  <NavDropdown
                    key={entry.id}
                    group={entry}
                    open={openGroup === entry.id}
                    onToggle={toggleGroup}
                    onFollow={closeAll}
                  />
                ) : (
                  <li key={entry.path}>
                    <NavLink to={entry.path} end onClick={closeAll} className="navbar-item">
                      {entry.label}
                    </NavLink>
                  </li>
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
