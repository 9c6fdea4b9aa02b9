import { useState } from 'react';
import { adminChanges as words } from '@/content/en/adminChanges.ts';
import { formatNumber } from '@/shared/lib/numbers.ts';

/** A longer text is folded. */
const MOST_CHARACTERS = 280;
const MOST_LINES = 6;

/** The start of a long text; undefined of one that is shown whole. */
function startOf(text: string): string | undefined {
  const start = text.split('\n').slice(0, MOST_LINES).join('\n').slice(0, MOST_CHARACTERS);
  return start.length < text.length ? `${start.trimEnd()}…` : undefined;
}

/** A value in words, folded if it is long. */
export function ValueText({ text }: { text: string }) {
  const [isWhole, setIsWhole] = useState(false);
  if (text === '') return <span className="text-muted italic">{words.empties}</span>;
  const start = startOf(text);
  return (
    <>
      <span className="[overflow-wrap:anywhere] whitespace-pre-wrap">
        {isWhole ? text : (start ?? text)}
      </span>
      {start !== undefined && (
        <button
          type="button"
          aria-expanded={isWhole}
          className="link block min-h-11 text-left sm:min-h-9"
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? words.showLess : words.showWhole(formatNumber(text.length))}
        </button>
      )}
    </>
  );
}
