import { lazy, Suspense, useState } from 'react';
import { adminGarba } from '@/content/en/adminGarba.ts';
import { pages } from '@/content/en/pages.ts';
import type * as edition from '@/features/garba/data/edition.ts';
import type * as view from '@/features/garba/public/GarbaView.tsx';
import { LivePreview } from '@/shared/admin/LivePreview.tsx';
import { useClock } from '@/shared/data/useClock.ts';
import { Select } from '@/shared/forms/Select.tsx';
import { garbaStatuses } from '@/shared/lists/garbaStatuses.ts';
import { type EditionDrafts, editions, statusOf } from './data/editions.ts';
import { useParts } from './data/useParts.ts';

const { preview: words, statuses } = adminGarba;
const { intro } = pages.raasGarba;

/**
 * Copies of the public component and its rules: sharing them would split a public page's chunk (scripts/web/words.ts).
 */
const views = import.meta.glob<typeof view>('/src/features/garba/public/GarbaView.tsx', {
  query: '?preview',
});
const [rules] = Object.values(
  import.meta.glob<typeof edition>('/src/features/garba/data/edition.ts', {
    query: '?preview',
    eager: true,
  }),
);
const GarbaView = lazy(async () => {
  const [load] = Object.values(views);
  if (!load) throw new Error('There is no GarbaView.');
  return { default: (await load()).GarbaView };
});

/** Shown where a draft is not valid. */
const NOTHING = {
  starts_on: null,
  ends_on: null,
  map_url: null,
  passes_from: null,
  rules: [],
  hero_image_url: null,
  hero_alt: '',
  hero_focal_x: 0.5,
  hero_focal_y: 0.5,
};

type EditionPreviewProps = {
  /** Absent for a new edition. */
  id: string | undefined;
  drafts: EditionDrafts;
  isDemo: boolean;
  recapTitle: string | undefined;
};

/** The festival page with the drafts of the form, in any status. */
export function EditionPreview({ id, drafts, isDemo, recapTitle }: EditionPreviewProps) {
  const [other, setOther] = useState<string>('');
  const status = garbaStatuses.find((one) => one === other) ?? statusOf(drafts);
  const isDraft = status === 'draft';
  const shown = {
    ...drafts,
    ...NOTHING,
    year: Number(drafts.year),
    ...editions.validColumns(drafts),
    ...useParts(id),
    status: isDraft ? ('announced' as const) : status,
    id: '',
    is_demo: isDemo,
    // The sale needs the database; the preview shows the page without it.
    pass_kinds: [],
    albums: recapTitle === undefined ? null : { id: drafts.recap_album_id, title: recapTitle },
  };
  const read = useClock((now) => rules?.statusAt(shown, now) ?? shown.status);
  return (
    <div className="w-90 max-w-full space-y-4 xl:sticky xl:top-4 xl:self-start">
      <Select
        label={words.as}
        placeholder={`${words.saved}: ${statuses[statusOf(drafts)]}`}
        options={garbaStatuses.map((value) => ({ value, label: statuses[value] }))}
        value={other}
        onChange={({ currentTarget }) => setOther(currentTarget.value)}
      />
      {isDraft && <p className="text-muted text-sm">{words.draft}</p>}
      {read !== shown.status && (
        <p className="text-muted text-sm">{words.corrected(statuses[read])}</p>
      )}
      <LivePreview height={760}>
        {/* Inert: its links would lead out of the form. */}
        <div inert>
          <Suspense fallback={<p className="text-muted p-4">{words.loading}</p>}>
            <GarbaView edition={shown} intro={intro} />
          </Suspense>
        </div>
      </LivePreview>
    </div>
  );
}
