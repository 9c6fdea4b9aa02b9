import { CircleDashed, Trash2 } from 'lucide-react';
import { adminAnalytics } from '@/content/en/adminAnalytics.ts';
import { failureOf } from '@/shared/supabase/failure.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { notify } from '@/shared/ui/notify.ts';
import { useSample } from './data/useStatistics.ts';

const { sample: words } = adminAnalytics;

/** Loads sample data into empty statistics. */
export function LoadSample() {
  const sample = useSample();
  const load = () =>
    sample.mutate(true, {
      onError: (error) =>
        notify.error(failureOf(error).kind === 'refused' ? words.real : words.loadFailed),
    });
  return (
    <Button variant="secondary" size="sm" disabled={sample.isPending} onClick={load}>
      <CircleDashed aria-hidden />
      {words.load}
    </Button>
  );
}

/** Marks figures as sample data and offers to remove them. */
export function SampleNote() {
  const sample = useSample();
  const remove = () =>
    sample.mutate(false, {
      onSuccess: () => notify.success(words.removed),
      onError: () => notify.error(words.removeFailed),
    });
  return (
    <div className="border-marigold bg-marigold/15 mt-4 flex flex-wrap items-center gap-3 rounded-lg border px-3 py-2">
      <p className="min-w-0 flex-1 basis-64">{words.note}</p>
      <Button variant="secondary" size="sm" disabled={sample.isPending} onClick={remove}>
        <Trash2 aria-hidden />
        {words.remove}
      </Button>
    </div>
  );
}
