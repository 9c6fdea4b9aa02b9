import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { dropFragment, OPENED } from './overlaySteps.ts';
import { useHydrating } from './useHydrating.ts';

/** Whether its entry in the history is a step over the page, so that closing can go back over it. */
function wasOpenedHere(state: unknown, name: string): boolean {
  return typeof state === 'object' && state !== null && Reflect.get(state, OPENED) === name;
}

/**
 * Something that opens over the page and is part of its address, `?name=value`: it can be linked to, and the back
 * button closes it. Undefined while it is closed, in the prerendered page and in the first render.
 */
export function useAddressParam(name: string) {
  const { pathname, search, hash, state, key } = useLocation();
  const navigate = useNavigate();
  // The prerendered page knows no search; the first render in the browser must equal it.
  const hydrated = !useHydrating();
  const leaving = useRef(false);
  const opener = useRef<Element>(null);
  const value = hydrated ? (new URLSearchParams(search).get(name) ?? undefined) : undefined;

  useEffect(() => {
    leaving.current = false;
  }, [key]);

  useEffect(() => {
    if (value !== undefined) return;
    // A slider that set its slides in order meanwhile took the focus from the opener, and the dialog never saw it.
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
    /** Opens it: the back button will close it. */
    open: (next: string) => {
      opener.current = document.activeElement;
      dropFragment();
      void navigate(address(next), { state: { [OPENED]: name } });
    },
    /** Shows another value in its place, without a step in the history. */
    replace: (next: string) => void navigate(address(next), { replace: true, state }),
    /** Closes it: back to where it was opened, or, where it was linked to, to the page without it. */
    close: () => {
      // Going back takes a moment; a second press must not go back twice.
      if (leaving.current) return;
      leaving.current = true;
      void (wasOpenedHere(state, name)
        ? navigate(-1)
        : navigate(address(undefined), { replace: true }));
    },
  };
}
