/** 'YYYYMMDDHHMMSS' in UTC. */
function stamp(moment: Date): string {
  return moment.toISOString().replaceAll(/\D/g, '').slice(0, 14);
}

/**
 * Version of a new migration, 'YYYYMMDDHHMMSS' in UTC. Migrations run in order of version, so it is always after the
 * last one's, by a second if that has a time in the future.
 * @param files names of the migrations.
 */
export function migrationVersion(now: Date, files: readonly string[]): string {
  const versions = files.map((file) => /^\d{14}(?=_)/.exec(file)?.[0] ?? '');
  const last = versions.toSorted().at(-1) ?? '';
  if (stamp(now) > last) return stamp(now);
  const part = (from: number, to: number) => Number(last.slice(from, to));
  // Overflowing fields carry over: some versions have an hour past 23.
  const [year, month, day] = [part(0, 4), part(4, 6) - 1, part(6, 8)];
  return stamp(new Date(Date.UTC(year, month, day, part(8, 10), part(10, 12), part(12, 14) + 1)));
}
