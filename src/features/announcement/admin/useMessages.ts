import { useEffect, useRef } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { adminAnnouncements } from '@/content/en/adminAnnouncements.ts';
import { CannotRestoreError, removeWithUndo, restoreNamed } from '@/shared/admin/removal.ts';
import type { RecordFormState } from '@/shared/admin/useRecordForm.ts';
import { serverNow } from '@/shared/lib/serverTime.ts';
import {
  isProper,
  MOST_MESSAGES,
  type PlannedMessage,
  type PlanValues,
  shownOf,
} from './data/plan.ts';

const { form: words } = adminAnnouncements;

const isSame = (a: PlannedMessage, b: PlannedMessage) =>
  a.text === b.text && a.from === b.from && a.until === b.until;

/** The form's messages: shown ones first, removed ones after them. */
export function useMessages(form: RecordFormState<PlanValues>['form']) {
  const list = useFieldArray({ control: form.control, name: 'messages' });
  const messages = useWatch({ control: form.control, name: 'messages' });
  const shown = shownOf(list.fields);
  const count = shown.length;

  // Undo may be pressed after leaving the screen.
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const now = () => form.getValues('messages');
  /** Inserts a message at a place, from the removed ones if it is there. */
  const bringBack = (message: PlannedMessage, place: number) => {
    if (!isOpen.current) throw new CannotRestoreError(words.left);
    const taken = shownOf(now()).length;
    if (taken >= MOST_MESSAGES) throw new CannotRestoreError(words.full);
    // A save in between has changed its `deletedAt` to the database's time, so compare the content.
    const from = now().findIndex((one) => one.deletedAt !== '' && isSame(one, message));
    if (from >= 0) list.remove(from);
    // Already restored, or the changes were discarded.
    else if (isProper(message)) return;
    list.insert(Math.min(place, taken), { ...message, deletedAt: '' }, { shouldFocus: false });
  };

  return {
    shown,
    removed: list.fields.slice(count),
    texts: shownOf(messages).map(({ text }) => text),
    isFull: count >= MOST_MESSAGES,
    add: () =>
      list.insert(
        count,
        { text: '', from: '', until: '', deletedAt: '' },
        { focusName: `messages.${count}.text` },
      ),
    move: list.move,
    remove: async (place: number) => {
      const message = now()[place];
      if (!message) return;
      await removeWithUndo(words.quoted(message.text), async () => {
        list.remove(place);
        if (isProper(message)) {
          const deletedAt = new Date(serverNow()).toISOString();
          list.append({ ...message, deletedAt }, { shouldFocus: false });
        }
        return async () => bringBack(message, place);
      });
    },
    restore: async (id: string) => {
      const message = now()[list.fields.findIndex((field) => field.id === id)];
      if (!message) return;
      await restoreNamed(words.quoted(message.text), async () => bringBack(message, count));
    },
  };
}
