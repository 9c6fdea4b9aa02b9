import { lightboxText } from '@/content/en/lightbox.ts';

/** An ARIA group, as a fieldset is for form fields. */
const group = { role: 'group', 'aria-label': lightboxText.pagination } as const;

/** One button per picture; thumb-sized if there are few. */
export function StagePagination({
  count,
  index,
  onShow,
}: {
  count: number;
  index: number;
  onShow: (index: number) => void;
}) {
  const size = count > 7 ? 'size-7' : 'size-11';
  return (
    <div {...group} className="flex flex-wrap justify-center px-4 pb-3">
      {Array.from({ length: count }, (_, position) => (
        <button
          key={position}
          type="button"
          aria-label={lightboxText.show(position + 1)}
          aria-current={position === index}
          onClick={() => onShow(position)}
          className={`group grid ${size} place-items-center rounded-lg`}
        >
          <span className="border-marigold group-hover:bg-marigold/50 group-aria-[current=true]:bg-marigold size-2.5 rounded-full border transition group-aria-[current=true]:scale-125 group-aria-[current=true]:shadow-[0_0_0_5px_--alpha(var(--color-marigold)/25%)]" />
        </button>
      ))}
    </div>
  );
}
