import type { ReactNode } from 'react';
import { Lamp } from '@/shared/ui/ornaments/Lamp.tsx';

type NoticeCardProps = { label: string; text: string; hint?: string; children: ReactNode };

/** A card in the lower corner; on phones above the bottom bar. */
export function NoticeCard({ label, text, hint, children }: NoticeCardProps) {
  return (
    <section
      aria-label={label}
      className="border-line bg-surface text-ink shadow-float motion-ok:animate-rise fixed inset-x-3 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-45 rounded-lg border p-4 sm:inset-x-auto sm:left-6 sm:w-96 md:bottom-6"
    >
      <div className="flex items-start gap-3">
        <Lamp className="text-marigold size-7 shrink-0" />
        <div>
          <p className="font-semibold">{text}</p>
          {hint !== undefined && <p className="text-muted mt-1 text-sm">{hint}</p>}
        </div>
      </div>
      <div className="mt-3 flex flex-wrap justify-end gap-2">{children}</div>
    </section>
  );
}
