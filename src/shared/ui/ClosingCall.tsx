import type { ReactNode } from 'react';
import { buttonClass } from './Button.tsx';
import { EnquireLink } from './EnquireLink.tsx';
import { DoubleLine } from './ornaments/DoubleLine.tsx';

type ClosingCallProps = {
  /** Id of the title. */
  id: string;
  title: string;
  text: string;
  button: string;
  /** Slug that prefills the enquiry form; '' for none. */
  service?: string;
  className?: string;
  /** Rendered next to the button, such as another way to reach us. */
  children: ReactNode;
};

/** Closing section of a page: a sentence and the ways to enquire. */
export function ClosingCall(props: ClosingCallProps) {
  const { id, title, text, button, service = '', className = '', children } = props;
  return (
    <section aria-labelledby={id} className={`page section text-center ${className}`}>
      <DoubleLine className="mx-auto mb-8 max-w-md" />
      <h2 id={id} className="text-title">
        {title}
      </h2>
      <p className="measure text-lead text-muted mx-auto mt-3 text-balance">{text}</p>
      <div className="mt-7 flex flex-wrap items-center justify-center gap-x-5 gap-y-2">
        <EnquireLink service={service} className={buttonClass({ size: 'lg' })}>
          {button}
        </EnquireLink>
        {children}
      </div>
    </section>
  );
}
