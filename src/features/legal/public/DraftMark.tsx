import { FileWarning } from 'lucide-react';
import { legalText } from '@/content/en/legal.ts';

/** States that no lawyer has reviewed the page yet. Disabled by `site.legalDraft`. */
export function DraftMark() {
  return (
    <aside
      aria-label={legalText.draftTitle}
      className="measure border-marigold bg-surface mt-6 flex gap-4 border-l-4 px-4 py-4"
    >
      <FileWarning aria-hidden className="text-sindoor size-6 shrink-0" />
      <div>
        <p className="font-semibold">{legalText.draftTitle}</p>
        <p className="text-muted mt-1">{legalText.draft}</p>
      </div>
    </aside>
  );
}
