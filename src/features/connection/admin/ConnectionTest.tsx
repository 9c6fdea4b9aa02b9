import { Copy, Play } from 'lucide-react';
import { adminConnection as words } from '@/content/en/adminConnection.ts';
import { ScreenHeading } from '@/shared/admin/ScreenHeading.tsx';
import { Button } from '@/shared/ui/Button.tsx';
import { notify } from '@/shared/ui/notify.ts';
import { CheckGroup } from './CheckGroup.tsx';
import { reportOf } from './data/report.ts';
import { useConnectionTest } from './data/useConnectionTest.ts';

const groups: readonly (keyof typeof words.groups)[] = [
  'connection',
  'services',
  'database',
  'tables',
  'analytics',
  'procedures',
  'visitors',
];

/** Runs all checks one after another, and shows what each found. */
export default function ConnectionTest() {
  const { checks, results, isRunning, start } = useConnectionTest();
  const total = checks.length;
  const found = [...results.values()];
  const failed = found.filter(({ ok }) => ok === false).length;
  const unknown = found.filter(({ ok }) => ok === null).length;
  const summary = [
    failed > 0 && words.summary.failed(failed, total),
    unknown > 0 && words.summary.unknown(unknown),
    failed + unknown === 0 && words.summary.allWell(total),
  ];

  const copy = () =>
    navigator.clipboard.writeText(reportOf(checks, results, new Date())).then(
      () => notify.success(words.copied),
      () => notify.error(words.copyFailed),
    );

  return (
    <>
      <ScreenHeading heading={words.heading} intro={words.intro} />
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <Button disabled={isRunning} onClick={start}>
          <Play aria-hidden />
          {isRunning ? words.running : words.run}
        </Button>
        <Button variant="secondary" disabled={isRunning} onClick={() => void copy()}>
          <Copy aria-hidden />
          {words.copy}
        </Button>
        {isRunning && (
          <p className="text-muted tabular-nums">{words.progress(results.size, total)}</p>
        )}
        {/* Told once, when all is done: the progress would be read out check by check. */}
        <p aria-live="polite" className="font-semibold">
          {!isRunning && summary.filter(Boolean).join(' ')}
        </p>
      </div>
      <div className="max-w-3xl space-y-4">
        {groups.map((group) => (
          <CheckGroup
            key={group}
            group={group}
            checks={checks.filter((check) => check.group === group)}
            results={results}
            onRepaired={start}
          />
        ))}
      </div>
    </>
  );
}
