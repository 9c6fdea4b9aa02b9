import { enquiryText } from '@/content/en/enquiry.ts';

/** Says that a draft came back, and lets the visitor of a shared phone wipe it. */
export function DraftNotice({ onClear, isDisabled }: { onClear: () => void; isDisabled: boolean }) {
  return (
    <p className="border-line bg-paper mt-3 flex flex-wrap items-center justify-between gap-x-4 rounded-lg border px-3.5 text-sm">
      {enquiryText.draftKept}
      <button type="button" className="link min-h-11" disabled={isDisabled} onClick={onClear}>
        {enquiryText.draftClear}
      </button>
    </p>
  );
}
