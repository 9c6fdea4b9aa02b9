import type { Client, ClientMark } from '@/content/en/trustedBy.ts';

/** Marks in a box of 48 x 48, in the text's colour. */
const marks: Record<ClientMark, string> = {
  litchi:
    'M24 14c-8 0-13 6-13 13s6 13 13 13 13-6 13-13-5-13-13-13Zm0 0c0-4 2-7 6-9m-6 9c-3-4-7-5-11-4 1 4 6 5 11 4ZM18 24h.1M24 22h.1M30 24h.1M16 30h.1M21 29h.1M27 29h.1M32 30h.1M21 35h.1M27 35h.1',
  bridge:
    'M4 34h40M8 34V18m32 16V18M8 18c5 10 27 10 32 0M16 24v10m8-8v8m8-10v10M4 20l4-2 4 3m32-1-4-2-4 3M4 40h40',
  sun: 'M6 34h36M14 34a10 10 0 0 1 20 0M24 10v7M9 17l5 5m25-5-5 5M4 40h40M12 12l2 3m22-3-2 3',
  loom: 'M10 8v32M17 8v32M24 8v32M31 8v32M38 8v32M6 14c6-4 6 4 12 0s6 4 12 0 6 4 12 0M6 24c6 4 6-4 12 0s6-4 12 0 6-4 12 0M6 34c6-4 6 4 12 0s6 4 12 0 6 4 12 0',
  boat: 'M4 30h40c-3 6-8 9-14 9H18c-6 0-11-3-14-9Zm18-4V8c8 3 12 9 13 18H22Zm-3 0H9c2-6 5-10 10-13v13Z',
  ledger:
    'M12 6h26v36H12a4 4 0 0 1-4-4V10a4 4 0 0 1 4-4Zm0 28h26M12 34a4 4 0 0 0-4 4M16 13h16M16 19h16M16 25h9',
};

/** A client's logo: a mark drawn by us next to the name. */
export function ClientLogo({ name, mark }: Client) {
  return (
    <div className="border-line bg-surface flex h-full items-center justify-center gap-2 rounded-xl border px-2 py-1 max-md:flex-wrap md:min-h-28 md:flex-col md:px-3 md:py-4 md:text-center">
      <svg
        viewBox="0 0 48 48"
        aria-hidden="true"
        className="text-sindoor size-9 shrink-0 fill-none stroke-current md:size-12"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={marks[mark]} />
      </svg>
      <p className="font-display text-ink text-sm/5 font-semibold max-md:flex-[1_1_4.5rem]">
        {name}
      </p>
    </div>
  );
}
