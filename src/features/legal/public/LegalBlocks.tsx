import { type LegalBlock, OFFICE } from '@/content/en/legal.ts';
import { useContact } from '@/shared/data/useContact.ts';
import { GrievanceContact } from './GrievanceContact.tsx';

type Items = Extract<LegalBlock, { items: unknown }>['items'];

/** The blocks of a section. */
export function LegalBlocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  const { address } = useContact();
  return blocks.map((block) => {
    if (typeof block === 'string') {
      return (
        <p key={block} className="measure mt-3">
          {block.replace(OFFICE, () => address)}
        </p>
      );
    }
    if ('list' in block) {
      return (
        <ul key="list" className="measure marker:text-marigold mt-3 list-disc space-y-2 pl-5">
          {block.list.map((entry) => (
            <li key={entry}>{entry}</li>
          ))}
        </ul>
      );
    }
    if ('items' in block) return <Facts key="items" items={block.items} />;
    return <GrievanceContact key="contact" />;
  });
}

/** Items with what, why and how long: a table in a form that fits a phone. */
function Facts({ items }: { items: Items }) {
  return (
    <ul className="mt-5 space-y-4">
      {items.map(({ name, facts }) => (
        <li key={name} className="border-line bg-surface rounded-lg border p-4 sm:p-5">
          <h3 className="font-sans text-base font-semibold tracking-normal">{name}</h3>
          <dl className="mt-2 grid gap-x-4 gap-y-1 sm:grid-cols-[6rem_1fr]">
            {facts.map(([label, text]) => (
              <div key={label} className="max-sm:mb-2 sm:contents">
                <dt className="text-muted text-sm sm:pt-0.5">{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
