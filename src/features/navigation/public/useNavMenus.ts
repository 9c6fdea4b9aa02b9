import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

type NavMenus = {
  bar: RefObject<HTMLElement | null>;
  /** False until the script rules the menus; until then the style sheet opens them by focus (navbar.css). */
  ready: boolean;
  menuOpen: boolean;
  openGroup: string | undefined;
  toggleMenu: () => void;
  toggleGroup: (id: string) => void;
  closeAll: () => void;
};

const ARROWS = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

/** Moves focus between a group's button and its links, round and round. */
function moveFocus(group: Element, step: number): void {
  const stops = [...group.querySelectorAll<HTMLElement>('button, a')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops.at((at + step) % stops.length)?.focus();
}

/**
 * The bar's menus: the phone's sheet and the dropdown groups, of which one is open at a time (specification
 * section 2). Esc, a tap or focus outside, and following a link close them.
 */
export function useNavMenus(): NavMenus {
  const bar = useRef<HTMLElement>(null);
  const [ready, setReady] = useState(false);
  const [menuOpen, setMenuOpen] = useState(false);
  const [openGroup, setOpenGroup] = useState<string>();

  const closeAll = useCallback(() => {
    setMenuOpen(false);
    setOpenGroup(undefined);
  }, []);

  // What the visitor had opened before the script came stays open.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const focused = bar.current?.contains(document.activeElement) ? document.activeElement : null;
      setMenuOpen(Boolean(focused?.closest('[data-menu]')));
      setOpenGroup(focused?.closest<HTMLElement>('[data-group]')?.dataset['group']);
      setReady(true);
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  const anyOpen = menuOpen || openGroup !== undefined;
  useEffect(() => {
    if (!anyOpen) return undefined;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !bar.current?.contains(target)) closeAll();
    };
    const press = (event: KeyboardEvent) => {
      const group = document.activeElement?.closest('[data-group]');
      const step = ARROWS.get(event.key);
      if (event.key === 'Escape') {
        closeAll();
        const opener = group ?? bar.current;
        opener?.querySelector<HTMLElement>('button[aria-expanded="true"]')?.focus();
      } else if (step !== undefined && group) {
        event.preventDefault();
        moveFocus(group, step);
      }
    };
    // Captured: content that React has not yet taken over keeps its events from the document.
    document.addEventListener('pointerdown', leave, true);
    document.addEventListener('focusin', leave, true);
    document.addEventListener('keydown', press, true);
    return () => {
      document.removeEventListener('pointerdown', leave, true);
      document.removeEventListener('focusin', leave, true);
      document.removeEventListener('keydown', press, true);
    };
  }, [anyOpen, closeAll]);

  return {
    bar,
    ready,
    menuOpen,
    openGroup,
    toggleMenu: () => {
      setMenuOpen(!menuOpen);
      setOpenGroup(undefined);
    },
    toggleGroup: (id) => setOpenGroup(openGroup === id ? undefined : id),
    closeAll,
  };
}
