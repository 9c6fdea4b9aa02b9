import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { resolveValue, toast as hotToast, useToaster } from 'react-hot-toast/headless';
import { common } from '@/content/en/common.ts';

/** Where only the newest toast is on the screen (`toaster` in controls.css). */
const ONE_AT_A_TIME = '(width < 40rem)';

/**
 * The toasts, newest first, in our own markup (the library's default injects a style element). On a phone, where two
 * would cover the page's heading, the others wait until the newest has gone.
 */
function ToastList() {
  const { toasts } = useToaster();
  const list = useRef<HTMLUListElement>(null);
  const shown = toasts.filter((toast) => toast.visible);
  const raised = useRef<string>(undefined);

  useEffect(() => {
    const [newest, ...others] = shown;
    if (!newest || raised.current === newest.id) return;
    raised.current = newest.id;
    if (matchMedia(ONE_AT_A_TIME).matches)
      for (const other of others)
        hotToast(other.message, { ...other, duration: 2 * Number(other.duration) });
    const element = list.current;
    // Without popover support the list is below dialogs.
    if (!element || !('showPopover' in element)) return;
    // Re-enters the top layer, where the last element shown is on top of open dialogs.
    element.hidePopover();
    element.showPopover();
  });

  return (
    <ul ref={list} popover="manual" className="toaster">
      {shown.map((toast) => (
        <li
          key={toast.id}
          className="border-line bg-surface text-ink shadow-float motion-ok:animate-toast pointer-events-auto flex items-start gap-3 rounded-lg border py-2 pr-1 pl-4"
        >
          {toast.type === 'error' ? (
            <CircleAlert aria-hidden className="text-sindoor mt-2 size-5 shrink-0" />
          ) : (
            <CircleCheck aria-hidden className="text-leaf mt-2 size-5 shrink-0" />
          )}
          <p className="grow py-1.5" {...(toast.type === 'error' && { role: 'alert' })}>
            {resolveValue(toast.message, toast)}
          </p>
          <button
            type="button"
            aria-label={common.close}
            onClick={() => hotToast.remove(toast.id)}
            className="btn btn-quiet size-11 shrink-0 p-0"
          >
            <X aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}

/**
 * The live region, in index.html from the start so that the first toast is announced.
 * A React root of its own, as any part of the site may raise a toast.
 */
function region(): HTMLElement {
  const existing = document.getElementById('messages');
  if (existing) return existing;
  const made = document.createElement('section');
  made.id = 'messages';
  made.ariaLive = 'polite';
  document.body.append(made);
  return made;
}

let mounted = false;

/** The button of a toast. */
export type ToastAction = { label: string; run: () => void };

/** Shows a toast for `duration` ms. */
export function showToast(
  kind: 'success' | 'error',
  text: string,
  duration: number,
  action?: ToastAction,
): void {
  if (!mounted) {
    createRoot(region()).render(<ToastList />);
    mounted = true;
  }
  if (!action) {
    hotToast[kind](text, { duration });
    return;
  }
  const { label, run } = action;
  hotToast[kind](
    ({ id }) => (
      <>
        {text}{' '}
        <button
          type="button"
          className="link -my-2.5 min-h-11"
          onClick={() => {
            hotToast.remove(id);
            run();
          }}
        >
          {label}
        </button>
      </>
    ),
    { duration },
  );
}
