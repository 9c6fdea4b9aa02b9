/** Toasts stand for 5 s (specification section 8), at most 20 at a time (section 9). */
export const TOAST_MS = 5000;

type Kind = 'success' | 'error';

/** Told to `Toaster` when the first toast of the page is on its way. */
const asked = new EventTarget();
let everAsked = false;

/** Calls back once a toast is wanted, at once if one already was. @returns a function that ends the wait. */
export function onFirstToast(listener: () => void): () => void {
  if (everAsked) listener();
  asked.addEventListener('toast', listener);
  return () => asked.removeEventListener('toast', listener);
}

/** Fetches what a toast needs beforehand, for a screen that will surely raise one (a form that was opened). */
export async function warmToasts(): Promise<void> {
  await Promise.all([import('react-hot-toast/headless'), import('./ToastList.tsx')]);
}

async function show(kind: Kind, text: string): Promise<void> {
  everAsked = true;
  asked.dispatchEvent(new Event('toast'));
  const { toast } = await import('react-hot-toast/headless');
  toast[kind](text, { duration: TOAST_MS });
}

function raise(kind: Kind, text: string): void {
  show(kind, text).catch((error: unknown) =>
    console.error('A message could not be shown', text, error),
  );
}

/** Short messages at the top right. Raised by event handlers and mutation callbacks, never while rendering. */
export const notify = {
  success: (text: string): void => raise('success', text),
  error: (text: string): void => raise('error', text),
};
