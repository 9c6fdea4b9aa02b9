import { execFileSync } from 'node:child_process';

/** Worse by more than this share is marked. */
const MARKED = 0.1;
/** Of all other figures less is better. */
const MORE_IS_BETTER = /\.(?:performance|accessibility|bestPractices|seo|perSecond)$/;
/** What is no figure of the project. */
const LEFT_OUT = new Set(['measured', 'target', 'min', 'max']);

/** All numbers of a report by their place, such as `web.taps.menu.result`; of several runs only the median. */
function figuresOf(value: unknown, place: string, found = new Map<string, number>()) {
  if (typeof value === 'number') found.set(place, value);
  if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) {
      if (!LEFT_OUT.has(name))
        figuresOf(part, name === 'median' ? place : `${place}.${name}`, found);
    }
  }
  return found;
}

/** The report of the last commit; nothing where there is none. */
export function committedReport(file: string): Record<string, unknown> {
  try {
    const text = execFileSync('git', ['show', `HEAD:${file}`], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const report: Record<string, unknown> = JSON.parse(text.toString());
    return report;
  } catch {
    return {};
  }
}

/** One line for each figure that both reports of a part have, the ones that got worse by more than 10 % marked. */
export function comparison(part: string, before: unknown, now: unknown): string[] {
  const old = figuresOf(before, part);
  return [...figuresOf(now, part)].flatMap(([place, value]) => {
    const was = old.get(place);
    if (was === undefined) return [];
    const change = value - was;
    const worse = (MORE_IS_BETTER.test(place) ? -change : change) > Math.abs(was) * MARKED;
    const percent =
      was === 0 ? '' : ` (${change > 0 ? '+' : ''}${Math.round((change / was) * 100)} %)`;
    return [`${worse ? 'WORSE ' : '      '}${place}: ${was} -> ${value}${percent}`];
  });
}
