import { Copy } from 'lucide-react';
import { useState } from 'react';
import { adminGarba } from '@/content/en/adminGarba.ts';
import { CallForm } from '@/shared/admin/CallForm.tsx';
import { useRecordList } from '@/shared/admin/data/useRecords.ts';
import { day, nullable } from '@/shared/admin/fields/texts.ts';
import { whole } from '@/shared/admin/fields/values.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { Dialog } from '@/shared/ui/Dialog.tsx';
import { notify } from '@/shared/ui/notify.ts';
import { type EditionRow, isThere } from './data/editions.ts';
import * as parts from './data/parts.ts';
import { useCopyEdition } from './data/useCopyEdition.ts';

const { copy: words, errors } = adminGarba;

type CopyEditionProps = {
  edition: EditionRow;
  /** Years that have an edition. */
  taken: readonly number[];
  /** Called with the id of the copy. */
  onCopied: (id: string) => void;
};

/** Next year's edition out of this one. */
export function CopyEdition({ edition, taken, onCopied }: CopyEditionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const copy = useCopyEdition();
  const nights = useRecordList(parts.nights.table, { equal: { edition_id: edition.id } }, isThere);
  const fields = {
    year: { ...whole(2020, 2100), label: words.year },
    first_night: {
      ...nullable(day()),
      label: words.firstNight,
      hint: words.firstNightHint(nights.data?.rows.length ?? 0),
    },
  };
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
        <Copy aria-hidden />
        {words.action}
      </Button>
      <Dialog open={isOpen} onClose={close} title={words.title(edition.title)}>
        <p className="mb-5">{words.intro}</p>
        <CallForm
          draft={`copy ${edition.id}`}
          fields={fields}
          start={{ year: String(Math.max(...taken) + 1) }}
          rules={[
            {
              at: 'year',
              message: errors.yearTaken,
              holds: ({ year }) => !taken.includes(year),
            },
            {
              at: 'first_night',
              message: errors.firstNight,
              holds: ({ year, first_night: first }) => first?.startsWith(`${year}-`) ?? true,
            },
          ]}
          call={async ({ year, first_night: firstNight }) =>
            copy.mutateAsync({ from: edition.id, year, firstNight: firstNight ?? '' })
          }
          action={
            <>
              <Copy aria-hidden /> {words.run}
            </>
          }
          pending={words.running}
          failed={words.failed}
          onDone={(id, { year }) => {
            notify.success(words.done(year));
            close();
            onCopied(id);
          }}
        />
      </Dialog>
    </>
  );
}
