import { useId, useRef, type ReactNode } from 'react';
import { Button } from '@/shared/ui/Button.tsx';

type PanelSectionProps = {
  title: string;
  children: ReactNode;
  /** A button that empties the section and disappears: the focus moves to the section's title. */
  action?: { label: string; run: () => void } | undefined;
};

/** A titled section of the preferences panel. */
export function PanelSection({ title, children, action }: PanelSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3
        ref={heading}
        id={id}
        tabIndex={-1}
        className="font-sans text-base font-semibold tracking-normal"
      >
        {title}
      </h3>
      {children}
      {action && (
        <div>
          <Button
            variant="secondary"
            onClick={() => {
              action.run();
              heading.current?.focus();
            }}
          >
            {action.label}
          </Button>
        </div>
      )}
    </section>
  );
}
