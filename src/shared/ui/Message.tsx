import type { ReactNode } from 'react';
import { Lamp } from '@/shared/ui/ornaments/Lamp.tsx';

type MessageProps = {
  title: string;
  text?: string;
  /** While loading. */
  busy?: boolean;
  children?: ReactNode;
};

/** A page with a short message: not available, under renovation, not found, loading. */
export function Message({ title, text, busy = false, children }: MessageProps) {
  return (
    <section aria-busy={busy} className="message">
      <Lamp className="text-marigold size-12" />
      <h1 className="font-display text-ink text-3xl">{title}</h1>
      {text !== undefined && <p className="text-muted">{text}</p>}
      {children}
    </section>
  );
}
