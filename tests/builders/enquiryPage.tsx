import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { vi } from 'vitest';
import EnquiryHost from '@/features/enquiries/public/EnquiryHost.tsx';

export const SUCCESS = 'Your inquiry has been submitted successfully!';
export const FAILURE = 'There was an error submitting your inquiry. Please try again.';

type Sent = { url: string; body: Record<string, unknown> };
type Answer = () => Promise<Response>;

let sent: Sent[] = [];
let answers: Answer[] = [];

export const created: Answer = async () => new Response(null, { status: 201 });
export const unreachable: Answer = async () => {
  throw new TypeError('Failed to fetch');
};
export function refused(status: number, error: Record<string, string>): Answer {
  return async () => Response.json(error, { status });
}

/** A response that is withheld until `release` is called. */
export function held(): { answer: Answer; release: () => void } {
  const gate = new EventTarget();
  return {
    answer: async () => {
      await new Promise((resolve) => gate.addEventListener('open', resolve, { once: true }));
      return created();
    },
    release: () => {
      gate.dispatchEvent(new Event('open'));
    },
  };
}

/** Queues responses to the next enquiries; `created` after them. */
export function answerWith(...next: Answer[]): void {
  answers.push(...next);
}

/** The enquiries sent by the browser. */
export const enquiries = () => sent.filter(({ url }) => url.includes('/rest/v1/booking_forms'));
export const notifications = () =>
  sent.filter(({ url }) => url.includes('/functions/v1/send-booking-notification'));

/** Replaces storage and network. `notify` responds for the notification function. */
export function replaceNetwork(notify: Answer = async () => Response.json({})): void {
  localStorage.clear();
  sessionStorage.clear();
  sent = [];
  answers = [];
  vi.stubEnv('VITE_SUPABASE_URL', 'http://backend.test');
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_test');
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const url = input instanceof Request ? input.url : String(input);
    const body: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : '{}');
    sent.push({ url, body: Object(body) });
    return url.includes('/functions/') ? notify() : (answers.shift() ?? created)();
  });
}

/** Undoes `replaceNetwork` and removes toasts of the test. */
export function restoreNetwork(): void {
  toast.remove();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
}

type PageProps = {
  service: string | null;
  details?: string | undefined;
  known?: string | undefined;
};

function Page({ service, details, known }: PageProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Book Now
      </button>
      <EnquiryHost
        service={service}
        initialDetails={details}
        known={known}
        open={open}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

/** Renders a page whose button opens the real form. */
export async function openForm(service: string | null = null, details?: string, known?: string) {
  const user = userEvent.setup();
  const page = render(<Page service={service} details={details} known={known} />);
  await user.click(screen.getByRole('button', { name: 'Book Now' }));
  return { user, page };
}

type User = ReturnType<typeof userEvent.setup>;

/** Fills in the required fields. */
export async function fillIn(user: User): Promise<void> {
  await user.type(screen.getByLabelText('Full Name'), 'Asha Kumari');
  await user.type(screen.getByLabelText('Email'), 'asha@example.com');
  await user.type(screen.getByLabelText('Phone'), '98350 12345');
  await user.selectOptions(screen.getByLabelText('Event Type'), 'Anniversary');
  await user.click(screen.getByLabelText('Not sure yet'));
  await user.type(screen.getByLabelText('Preferred Location'), 'Patna');
}

/** Presses the submit button. */
export async function send(user: User): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Send enquiry' }));
}
