import type { ReactNode } from 'react';
import { adminChanges as words } from '@/content/en/adminChanges.ts';
import type { Line } from './data/changeLines.ts';
import { ValueText } from './ValueText.tsx';

type ChangeLinesProps = {
  lines: readonly Line[];
  /** Above the values of each column. */
  headings?: readonly [string, string];
  /** Below the values. */
  children?: ReactNode;
};

/** The values of a field before and after, side by side; on a phone one below the other. */
export function ChangeLines({ lines, headings, children }: ChangeLinesProps) {
  const [first, second] = headings ?? [words.was, words.became];
  return (
    <div className="border-line border-t py-3">
      <dl className="space-y-3">
        {lines.map(({ key, label, before, after }) => (
          <div key={key} className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
            <dt className="font-semibold [overflow-wrap:anywhere] sm:col-span-2">{label}</dt>
            <Cell heading={first} text={before} />
            <Cell heading={second} text={after} />
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}

function Cell({ heading, text }: { heading: string; text: string }) {
  return (
    <dd className="border-line min-w-0 border-l-2 pl-3">
      <span className="text-muted block text-xs">{heading}</span>
      <ValueText text={text} />
    </dd>
  );
}
