import type { ReactNode } from 'react';
import { Lamp } from '@/shared/ui/ornaments/Lamp.tsx';

type ListNoteProps = { title: string; text?: string; role?: 'alert'; children?: ReactNode };

/** Replaces a list that is empty or failed to load: the reason and the next step. */
export function ListNote({ title, text, role, children }: ListNoteProps) {
  return (
    <div
      role={role}
      className="border-line flex min-h-72 flex-col items-center justify-center gap-3 border-y py-10 text-center"
    >
      <Lamp className="text-marigold size-12" />
      <p className="font-semibold">{title}</p>
      {text && <p className="measure text-muted">{text}</p>}
      {children && <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
