import { type ReactNode, useId } from 'react';
import type { NoteText } from '@/content/en/service/serviceText.ts';

/** An explanation in a frame like a Mithila page. */
export function Note({ text, children }: { text: NoteText; children?: ReactNode }) {
  const id = useId();
  return (
    <aside aria-labelledby={id} className="card-frame">
      <div className="p-6 sm:p-8">
        <h2 id={id} className="text-heading">
          {text.title}
        </h2>
        {text.paragraphs.map((paragraph) => (
          <p key={paragraph} className="measure text-muted mt-3">
            {paragraph}
          </p>
        ))}
        {children}
      </div>
    </aside>
  );
}
