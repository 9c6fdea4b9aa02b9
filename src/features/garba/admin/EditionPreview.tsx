import { lazy, Suspense, useState } from 'react';
import { adminGarba } from '@/content/en/adminGarba.ts';
import { pages } from '@/content/en/pages.ts';
import type * as edition from '@/features/garba/data/edition.ts';
import type * as view from '@/features/garba/public/GarbaView.tsx';
import { LivePreview } from '@/shared/admin/LivePreview.tsx';
import { useClock } from '@/shared/data/useClock.ts';
import { Select } from '@/shared/forms/Select.tsx';
import { garbaStatuses } from '@/shared/lists/garbaStatuses.ts';
import type { EditionValues } from './data/editionRules.ts';
import { shownEdition, useShownParts } from './data/shownEdition.ts';

const { preview: words, statuses } = adminGarba;
const { intro } = pages.raasGarba;

/** Copies of the public component and its rules, so that no page's chunk is divided for their sake (scripts/web/words.ts). */
const copies = import.meta.glob<Record<string, unknown>>(
  ['/src/features/garba/public/GarbaView.tsx', '/src/features/garba/data/edition.ts'],
  { query: '?preview' },
);
const copyOf = async <Module,>(file: string) =>
  // The type comes from the module itself; its copy is the same.
  (await copies[`/src/features/garba/${file}`]?.()) as Module;

type Shown = { shown: edition.GarbaEdition; isDraft: boolean };

const PreviewFrame = lazy(async () => {
  const [{ GarbaView }, { statusAt }] = await Promise.all([
    copyOf<typeof view>('public/GarbaView.tsx'),
    copyOf<typeof edition>('data/edition.ts'),
  ]);
  function Frame({ shown, isDraft }: Shown) {
    const read = useClock((now) => statusAt(shown, now));
    const isCorrected = read !== shown.status;
    return (
      <div className="space-y-3">
        {isDraft && <p className="text-muted text-sm">{words.draft}</p>}
        {isCorrected && <p className="text-muted text-sm">{words.corrected(statuses[read])}</p>}
        <LivePreview height={760}>
          {/* Inert: its links would lead out of the form. */}
          <div inert>
            <GarbaView edition={shown} intro={intro} />
          </div>
        </LivePreview>
      </div>
    );
  }
  return { default: Frame };
});

type EditionPreviewProps = {
  /** Absent for a new edition. */
  id: string | undefined;
  values: EditionValues;
  isDemo: boolean;
  recapTitle: string | undefined;
};

/** The festival page with what is not saved yet, in the state that is chosen or in any other. */
export function EditionPreview({ id, values, isDemo, recapTitle }: EditionPreviewProps) {
  const [other, setOther] = useState<string>('');
  const parts = useShownParts(id);
  const status = garbaStatuses.find((one) => one === other) ?? values.status;
  const isDraft = status === 'draft';
  const shown = shownEdition(values, isDraft ? 'announced' : status, parts, { isDemo, recapTitle });
  return (
    <div className="w-90 max-w-full space-y-4 xl:sticky xl:top-4 xl:self-start">
      <Select
        label={words.as}
        placeholder={`${words.saved}: ${statuses[values.status]}`}
        options={garbaStatuses.map((value) => ({ value, label: statuses[value] }))}
        value={other}
        onChange={({ currentTarget }) => setOther(currentTarget.value)}
      />
      <Suspense fallback={<p className="text-muted">{words.loading}</p>}>
        <PreviewFrame shown={shown} isDraft={isDraft} />
      </Suspense>
    </div>
  );
}
