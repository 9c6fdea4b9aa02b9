import type { ReactNode } from 'react';
import { buttonClass } from './Button.tsx';
import { EnquireLink } from './EnquireLink.tsx';
import { DoubleLine } from './ornaments/DoubleLine.tsx';

type ClosingCallProps = {
  /** Of the title. */
  id: string;
  title: string;
  text: string;
  button: string;
  /** Slug the enquiry form is filled with; '' for none. */
  service?: string;
  className?: string;
  /** Beside the button: another way to ask. */
  children: ReactNode;
};

/** How a page ends, in its middle: one sentence, and the ways to ask. */
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
