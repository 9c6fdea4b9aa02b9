import { adminBookings } from '@/content/en/adminBookings.ts';
import { Button } from '@/shared/ui/Button.tsx';

type ArrivalsNoteProps = {
  count: number;
  onShow?: (() => void) | undefined;
  onDismiss: () => void;
};

/** Says gently that enquiries came in. The live region stays in the page, so that screen readers hear the change. */
export function ArrivalsNote({ count, onShow, onDismiss }: ArrivalsNoteProps) {
  const words = adminBookings.arrivals;
  return (
    <div aria-live="polite">
      {count > 0 && (
        <div className="border-marigold bg-marigold/15 mb-4 flex flex-wrap items-center gap-3 rounded-lg border px-3 py-2">
          <p className="mr-auto font-semibold">{words.text(count)}</p>
          {onShow && (
            <Button variant="secondary" size="sm" onClick={onShow}>
              {words.show}
            </Button>
          )}
          <Button variant="quiet" size="sm" onClick={onDismiss}>
            {words.dismiss}
          </Button>
        </div>
      )}
    </div>
  );
}
