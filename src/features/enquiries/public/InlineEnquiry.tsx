import { type ComponentType, useEffect, useState } from 'react';
import { enquiryText } from '@/content/en/enquiry.ts';
import { useContact } from '@/shared/data/useContact.ts';
import { Button, buttonClass } from '@/shared/ui/Button.tsx';

const { panel } = enquiryText;

type Panel = ComponentType<{ service: string | null }>;
type State = { Panel: Panel; service: string | null } | 'loading' | 'failed';

async function fetchPanel(): Promise<State> {
  try {
    const { default: Panel } = await import('./EnquiryPanel.tsx');
    return { Panel, service: new URLSearchParams(window.location.search).get('service') };
  } catch (error) {
    console.warn('The enquiry form could not be fetched.', error);
    return 'failed';
  }
}

/**
 * The enquiry form's place in a page. The built page says that it is coming (or, without JavaScript, what to do
 * instead); the form is fetched once the page runs. `?service=` in the address fills it.
 */
export function InlineEnquiry() {
  const { phone, callHref, chatHref } = useContact();
  const [state, setState] = useState<State>('loading');
  const [tries, setTries] = useState(1);

  useEffect(() => {
    let isGone = false;
    const show = async () => {
      const next = await fetchPanel();
      if (!isGone) setState(next);
    };
    void show();
    return () => {
      isGone = true;
    };
  }, [tries]);

  if (state === 'loading') {
    return (
      <div data-start className="min-h-[64rem] sm:min-h-[52rem] noscript:min-h-0">
        <p className="text-muted noscript:hidden">{panel.loading}</p>
        <noscript>
          <p>{panel.noScript}</p>
        </noscript>
      </div>
    );
  }
  if (state === 'failed') {
    return (
      <div role="alert" className="grid gap-4">
        <p>{panel.failed}</p>
        <p className="flex flex-wrap gap-3">
          <Button onClick={() => setTries(tries + 1)}>{panel.again}</Button>
          <a className={buttonClass({ variant: 'secondary' })} href={chatHref()}>
            {panel.whatsApp}
          </a>
          <a className={buttonClass({ variant: 'secondary' })} href={callHref}>
            {phone}
          </a>
        </p>
      </div>
    );
  }
  return <state.Panel service={state.service} />;
}
