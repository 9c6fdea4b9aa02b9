import { adminKit } from '@/content/en/adminKit.ts';
import { failureOf } from '@/shared/supabase/failure.ts';
import { notify } from '@/shared/ui/notify.ts';

/** How long Undo is offered, in ms. */
export const UNDO_MS = 10_000;

const { removed: words, undo } = adminKit;

/** Why something cannot be restored, as a user-facing text. */
export class CannotRestoreError extends Error {
  override readonly name = 'CannotRestoreError';
}

/** Restores a record and reports the result. @param restore throws CannotRestoreError or DataError. */
export async function restoreNamed(name: string, restore: () => Promise<void>): Promise<void> {
  try {
    await restore();
    notify.success(words.back(name));
  } catch (error) {
    if (error instanceof CannotRestoreError) notify.error(error.message);
    else if (failureOf(error).hint === 'taken') notify.error(words.taken(name));
    else notify.error(undo.failed);
  }
}

/**
 * Removes something that can be restored, and offers Undo for ten seconds.
 * @param remove resolves with a function that restores it. For a row: an update of `deleted_at` that names the version,
 * and one to null that names the version returned by the first.
 */
export async function removeWithUndo(
  name: string,
  remove: () => Promise<() => Promise<void>>,
): Promise<void> {
  try {
    const restore = await remove();
    const run = () => void restoreNamed(name, restore);
    notify.offer(words.done(name), { label: undo.undo, run }, UNDO_MS);
  } catch {
    notify.error(words.failed(name));
  }
}
