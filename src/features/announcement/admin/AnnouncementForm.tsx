import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { adminAnnouncements } from '@/content/en/adminAnnouncements.ts';
import { messagesOf } from '@/features/announcement/data/messages.ts';
import { MessageStrip } from '@/features/announcement/public/MessageStrip.tsx';
import { LivePreview } from '@/shared/admin/LivePreview.tsx';
import { RecordForm } from '@/shared/admin/RecordForm.tsx';
import { RemovedFilter } from '@/shared/admin/RemovedFilter.tsx';
import { SortableList } from '@/shared/admin/SortableList.tsx';
import { useRecordForm } from '@/shared/admin/useRecordForm.ts';
import { Checkbox } from '@/shared/forms/Checkbox.tsx';
import { Button } from '@/shared/ui/Button.tsx';
import { type PlanRow, planSchema, type PlanValues, valuesOf } from './data/plan.ts';
import { readPlan, savePlan } from './data/planQueries.ts';
import { useKeepPlan } from './data/usePlan.ts';
import { MessageFields } from './MessageFields.tsx';
import { useMessages } from './useMessages.ts';

const { form: words, heading } = adminAnnouncements;

const texts = v.fallback(v.array(v.object({ text: v.string(), deletedAt: v.string() })), []);
const fields = {
  enabled: { label: words.enabled },
  messages: {
    label: words.messages,
    show: (value: unknown) =>
      v
        .parse(texts, value)
        .map(({ text, deletedAt }, index) =>
          deletedAt === '' ? `${index + 1}. ${text}` : words.removed(text),
        )
        .join(' ') || words.none,
  },
};

const recordOf = (row: PlanRow) => ({ version: row.version, values: valuesOf(row) });
const nothing = () => {};

/** Edits the bar's messages, their order and times, with a preview. */
export function AnnouncementForm({ plan }: { plan: PlanRow }) {
  const keep = useKeepPlan();
  const addButton = useRef<HTMLButtonElement>(null);
  const state = useRecordForm<PlanValues>({
    name: 'announcements',
    record: recordOf(plan),
    schema: planSchema,
    save: async (values, { version }) => {
      const saved = await savePlan(version, values);
      keep(saved);
      return recordOf(saved);
    },
    reload: async () => recordOf(await readPlan()),
    reach: ({ enabled: isOn }) => (isOn ? 'live' : 'hidden'),
  });
  const { form } = state;
  const enabled = useWatch({ control: form.control, name: 'enabled' });
  const messages = useMessages(form);
  const { shown, isFull } = messages;
  return (
    <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_auto]">
      <RecordForm label={heading} state={state} fields={fields}>
        <Checkbox label={words.enabled} hint={words.enabledHint} {...form.register('enabled')} />
        <RemovedFilter
          items={messages.removed.map(({ id, text, deletedAt }) => ({
            id,
            name: words.quoted(text),
            deletedAt,
          }))}
          onRestore={(id) => void messages.restore(id)}
        >
          {shown.length === 0 && <p className="text-muted">{words.none}</p>}
          <SortableList
            label={words.list}
            items={shown}
            idOf={({ id }) => id}
            nameOf={(_item, index) => words.name(index + 1)}
            onReorder={messages.move}
          >
            {(_item, index) => (
              <MessageFields
                index={index}
                form={form}
                isBarOn={enabled}
                onRemove={() => {
                  void messages.remove(index);
                  addButton.current?.focus();
                }}
              />
            )}
          </SortableList>
          <div className="flex flex-wrap items-center gap-3">
            <Button
              ref={addButton}
              variant="secondary"
              aria-disabled={isFull}
              onClick={() => {
                if (!isFull) messages.add();
              }}
            >
              <Plus aria-hidden />
              {words.add}
            </Button>
            {isFull && <p>{words.full}</p>}
          </div>
        </RemovedFilter>
      </RecordForm>
      <Preview content={messages.texts.join('\n')} />
    </div>
  );
}

function Preview({ content }: { content: string }) {
  const messages = messagesOf(content);
  if (messages.length === 0) return <p className="text-muted max-w-64">{words.previewEmpty}</p>;
  return (
    <div className="space-y-3">
      <LivePreview height={160}>
        {/* No navigation above the bar here. */}
        <div className="[--height-bar:0px]">
          <MessageStrip messages={messages} dismiss={nothing} running />
        </div>
      </LivePreview>
      <p className="text-muted max-w-90">{words.previewHint}</p>
    </div>
  );
}
