import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { dropFragment, OPENED } from './overlaySteps.ts';
import { useHydrating } from './useHydrating.ts';

/** Whether the overlay's history entry was pushed by this page, so that closing can go back. */
function wasOpenedHere(state: unknown, name: string): boolean {
  return typeof state === 'object' && state !== null && Reflect.get(state, OPENED) === name;
}

/**
 * State of an overlay in the query string, `?name=value`: it can be linked to, and the back button closes it.
 * Undefined while closed, when prerendering and during hydration.
 */
export function useAddressParam(name: string) {
  const { pathname, search, hash, state, key } = useLocation();
  const navigate = useNavigate();
  // The prerendered page has no query string; hydration must match.
  const hydrated = !useHydrating();
  const leaving = useRef(false);
  const opener = useRef<Element>(null);
  const value = hydrated ? (new URLSearchParams(search).get(name) ?? undefined) : undefined;

  useEffect(() => {
    leaving.current = false;
  }, [key]);

  useEffect(() => {
    if (value !== undefined) return;
    // Restores the focus, which the opener may have lost to a slider that reordered its slides.
    if (opener.current instanceof HTMLElement) opener.current.focus();
    opener.current = null;
  }, [value]);

  const address = (next: string | undefined) => {
    const params = new URLSearchParams(search);
    if (next === undefined) params.delete(name);
    else params.set(name, next);
    return { pathname, search: params.toString(), hash };
  };

  return {
    value,
    /** Opens it with a new history entry. */
    open: (next: string) => {
      opener.current = document.activeElement;
      dropFragment();
      void navigate(address(next), { state: { [OPENED]: name } });
    },
    /** Changes the value without a history entry. */
    replace: (next: string) => void navigate(address(next), { replace: true, state }),
    /** Closes it: goes back to where it was opened, or removes the parameter if the page was entered by a link. */
    close: () => {
      // Going back is asynchronous; ignores a second press.
      if (leaving.current) return;
      leaving.current = true;
      void (wasOpenedHere(state, name)
        ? navigate(-1)
        : navigate(address(undefined), { replace: true }));
    },
  };
}
