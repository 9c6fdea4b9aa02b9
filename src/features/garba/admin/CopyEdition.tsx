import { valibotResolver } from '@hookform/resolvers/valibot';
import { CopyPlus } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { adminGarba } from '@/content/en/adminGarba.ts';
import { adminKit } from '@/content/en/adminKit.ts';
import { useRecordList } from '@/shared/admin/data/useRecords.ts';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { DataError } from '@/shared/supabase/errors.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { Dialog } from '@/shared/ui/Dialog.tsx';
import { notify } from '@/shared/ui/notify.ts';
import { copySchema } from './data/copyRules.ts';
import { type EditionRow, isThere } from './data/editions.ts';
import * as parts from './data/parts.ts';
import { useCopyEdition } from './data/useCopyEdition.ts';

const { copy: words } = adminGarba;

type CopyEditionProps = {
  edition: EditionRow;
  /** Years that have an edition. */
  taken: readonly number[];
  /** Told the id of the copy. */
  onCopied: (id: string) => void;
};

/** Next year's edition out of this one. */
export function CopyEdition(props: CopyEditionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
        <CopyPlus aria-hidden />
        {words.action}
      </Button>
      <Dialog open={isOpen} onClose={close} title={words.title(props.edition.title)}>
        <CopyForm {...props} onClose={close} />
      </Dialog>
    </>
  );
}

function CopyForm({
  edition,
  taken,
  onCopied,
  onClose,
}: CopyEditionProps & { onClose: () => void }) {
  const nights = useRecordList(parts.nights.table, { equal: { edition_id: edition.id } }, isThere);
  const copy = useCopyEdition();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: valibotResolver(copySchema(taken)),
    defaultValues: { year: String(Math.max(...taken) + 1), firstNight: '' },
  });
  const { errors } = formState;
  const run = handleSubmit(async ({ year, firstNight }) => {
    try {
      const id = await copy.mutateAsync({ from: edition.id, year, firstNight });
      notify.success(words.done(year));
      onClose();
      onCopied(id);
    } catch (error) {
      const isRefused = error instanceof DataError && error.code === 'PT422';
      const message = isRefused ? error.message : words.failed;
      const field = isRefused && error.hint === 'p_first_night' ? 'firstNight' : 'year';
      setError(isRefused ? field : 'root', { message });
    }
  });
  return (
    <form noValidate className="space-y-5" onSubmit={(event) => void run(event)}>
      <p>{words.intro}</p>
      <TextInput
        label={words.year}
        required
        inputMode="numeric"
        maxLength={4}
        error={errors.year?.message}
        {...register('year')}
      />
      <TextInput
        type="date"
        label={words.firstNight}
        hint={words.firstNightHint(nights.data?.rows.length ?? 0)}
        optional={adminKit.fields.optional}
        error={errors.firstNight?.message}
        {...register('firstNight')}
      />
      {errors.root && (
        <p role="alert" className="text-sindoor font-medium">
          {errors.root.message}
        </p>
      )}
      <Button type="submit" disabled={copy.isPending}>
        <CopyPlus aria-hidden />
        {copy.isPending ? words.running : words.run}
      </Button>
    </form>
  );
}
