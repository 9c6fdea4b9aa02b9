/** 'YYYYMMDDHHMMSS' in UTC. */
function stamp(moment: Date): string {
  return moment.toISOString().replaceAll(/\D/g, '').slice(0, 14);
}

/**
 * The version of a new migration, 'YYYYMMDDHHMMSS' in UTC. Migrations run in the order of their versions, so it is never
 * before the last one's, even where that was made by a clock that is ahead: then it is one second later.
 * @param files the names of the migrations there are.
 */
export function migrationVersion(now: Date, files: readonly string[]): string {
  const versions = files.map((file) => /^\d{14}(?=_)/.exec(file)?.[0] ?? '');
  const last = versions.toSorted().at(-1) ?? '';
  if (stamp(now) > last) return stamp(now);
  const part = (from: number, to: number) => Number(last.slice(from, to));
  // What is past its end is carried over: some versions have an hour past 23.
  const [year, month, day] = [part(0, 4), part(4, 6) - 1, part(6, 8)];
  return stamp(new Date(Date.UTC(year, month, day, part(8, 10), part(10, 12), part(12, 14) + 1)));
}
