import { Clock, Eye, EyeOff, Trash2 } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { adminAnnouncements } from '@/content/en/adminAnnouncements.ts';
import { messagesOf } from '@/features/announcement/data/messages.ts';
import type { RecordFormState } from '@/shared/admin/useRecordForm.ts';
import { useClock } from '@/shared/data/useClock.ts';
import { TextArea } from '@/shared/forms/TextArea.tsx';
import { TextInput } from '@/shared/forms/TextInput.tsx';
import { formatIstDateTime, fromIstInput, toIstInput } from '@/shared/lib/dates.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { phaseOf, type PlanValues } from './data/plan.ts';

type MessageFieldsProps = {
  /** From 0. */
  index: number;
  form: RecordFormState<PlanValues>['form'];
  isBarOn: boolean;
  onRemove: () => void;
};

const { form: words, state: stateWords } = adminAnnouncements;
/** Characters that fit on two lines of the bar on a 360 px phone. */
const TWO_LINES = 70;

/** One message: text, times, and whether it is shown now. */
export function MessageFields({ index, form, isBarOn, onRemove }: MessageFieldsProps) {
  const { register, control, formState } = form;
  const errors = formState.errors.messages?.[index];
  const message = useWatch({ control, name: `messages.${index}` });
  const { text } = message;
  const [seen] = messagesOf(text);
  const shown = seen ? seen.before + (seen.link?.label ?? '') + seen.after : '';
  const place = index + 1;
  return (
    <div className="space-y-3 pt-2 pr-1">
      <TextArea
        label={words.text(place)}
        hint={[words.textHint(text.length), shown.length > TWO_LINES && words.long]
          .filter(Boolean)
          .join(' ')}
        error={errors?.text?.message}
        rows={2}
        {...register(`messages.${index}.text`)}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextInput
          type="datetime-local"
          label={words.from}
          optional={words.always}
          max="9999-12-31T23:59"
          error={errors?.from?.message}
          {...register(`messages.${index}.from`)}
        />
        <TextInput
          type="datetime-local"
          label={words.until}
          optional={words.always}
          max="9999-12-31T23:59"
          error={errors?.until?.message}
          {...register(`messages.${index}.until`)}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Phase message={message} isBarOn={isBarOn} />
        <Button variant="quiet" aria-label={words.remove(place)} onClick={onRemove}>
          <Trash2 aria-hidden />
        </Button>
      </div>
    </div>
  );
}

type PhaseProps = { message: PlanValues['messages'][number]; isBarOn: boolean };

const dateTimeOf = (local: string) => formatIstDateTime(new Date(fromIstInput(local)));

/** Whether visitors see a message as edited. */
function Phase({ message, isBarOn }: PhaseProps) {
  const phase = useClock((now) => phaseOf(message, toIstInput(new Date(now))));
  const isShown = phase === 'now' && isBarOn;
  const Icon = phase === 'later' ? Clock : isShown ? Eye : EyeOff;
  return (
    <p className="text-muted inline-flex items-center gap-1.5 text-sm">
      <Icon aria-hidden className="size-4 flex-none" />
      {phase === 'later' && stateWords.later(dateTimeOf(message.from))}
      {phase === 'over' && stateWords.over(dateTimeOf(message.until))}
      {phase === 'now' && (isShown ? stateWords.now : stateWords.off)}
    </p>
  );
}
