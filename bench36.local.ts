import { writeFileSync } from 'node:fs';
import { lighthouseRun, summarize, type Run } from './scripts/bench/lighthouseRuns.ts';
const [ours, old, order] = process.argv.slice(2) as [string, string, string];
const pages: [string, string, string | null][] = [
  ['home', '/', '/'],
  ['gallery', '/gallery', '/gallery'],
  ['garba', '/raas-garba', '/raas-garba'],
  ['wedding', '/services/wedding', '/services/wedding'],
  ['order', order, null],
];
const found: Record<string, { ours: Run[]; old: Run[] }> = {};
for (let run = 1; run <= 3; run += 1)
  for (const [name, path, before] of pages) {
    const one = (found[name] ??= { ours: [], old: [] });
    one.ours.push(await lighthouseRun(ours + path, 'devtools'));
    if (before) one.old.push(await lighthouseRun(old + before, 'devtools'));
    console.log(run, name);
  }
for (const [name, { ours: a, old: b }] of Object.entries(found)) {
  const [x, y] = [summarize(a), b.length > 0 ? summarize(b) : null];
  console.log(
    name,
    JSON.stringify({
      fcp: [x.fcp, y?.fcp],
      lcp: [x.lcp, y?.lcp],
      tbt: [x.tbt, y?.tbt],
      cls: [x.cls, y?.cls],
    }),
  );
}
writeFileSync('/tmp/bench36.json', JSON.stringify(found));
