import type { ToastAction } from './toasts.tsx';

/** Toasts stand for 5 s (specification section 8), at most 20 at a time (section 9). */
export const TOAST_MS = 5000;

type Kind = 'success' | 'error';

/** Fetches what a toast needs beforehand, for a screen that will surely raise one (a form that was opened). */
export async function loadToasts() {
  return import('./toasts.tsx');
}

function raise(kind: Kind, text: string, duration = TOAST_MS, action?: ToastAction): void {
  loadToasts().then(
    ({ showToast }) => showToast(kind, text, duration, action),
    (error: unknown) => console.error('A message could not be shown', text, error),
  );
}

/** Short messages at the top right. Raised by event handlers and mutation callbacks, never while rendering. */
export const notify = {
  success: (text: string): void => raise('success', text),
  error: (text: string): void => raise('error', text),
  /** A message with a button, which `duration` ms give time to press. */
  offer: (text: string, action: ToastAction, duration: number): void =>
    raise('success', text, duration, action),
};
