import type { ToastAction } from './toasts.tsx';

/** Toasts last 5 s (specification section 8), at most 20 at a time (section 9). */
export const TOAST_MS = 5000;

type Kind = 'success' | 'error';

/** Prefetches the toast code, for screens that will show one (an opened form). */
export async function loadToasts() {
  return import('./toasts.tsx');
}

function raise(kind: Kind, text: string, duration = TOAST_MS, action?: ToastAction): void {
  loadToasts().then(
    ({ showToast }) => showToast(kind, text, duration, action),
    (error: unknown) => console.error('A message could not be shown', text, error),
  );
}

/** Toasts at the top right. Call from event handlers and mutation callbacks, never while rendering. */
export const notify = {
  success: (text: string): void => raise('success', text),
  error: (text: string): void => raise('error', text),
  /** A toast with a button, shown for `duration` ms. */
  offer: (text: string, action: ToastAction, duration: number): void =>
    raise('success', text, duration, action),
};
