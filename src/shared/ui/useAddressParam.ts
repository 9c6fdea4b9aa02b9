import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const never = () => () => {};

/** What `open` leaves in the history entry it makes, so that closing can go back over it. */
const OPENED = 'openedHere';

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
  const awake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const leaving = useRef(false);

  useEffect(() => {
    leaving.current = false;
  }, [key]);

  const address = (value: string | undefined) => {
    const params = new URLSearchParams(search);
    if (value === undefined) params.delete(name);
    else params.set(name, value);
    return { pathname, search: params.toString(), hash };
  };

  return {
    value: awake ? (new URLSearchParams(search).get(name) ?? undefined) : undefined,
    /** Opens it: the back button will close it. */
    open: (value: string) => void navigate(address(value), { state: { [OPENED]: name } }),
    /** Shows another value in its place, without a step in the history. */
    replace: (value: string) => void navigate(address(value), { replace: true, state }),
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
