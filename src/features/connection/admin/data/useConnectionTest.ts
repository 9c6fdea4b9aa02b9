import { useEffect, useState } from 'react';
import { type Check, type Result, runChecks } from './check.ts';
import { connectionChecks } from './connectionChecks.ts';
import { databaseChecks } from './databaseChecks.ts';
import { healthReader } from './health.ts';
import { relationChecks } from './relationChecks.ts';
import { serviceChecks } from './serviceChecks.ts';

/** All checks, in the order in which they run. Each list reads schema_health again. */
export function allChecks(): Check[] {
  const readHealth = healthReader();
  return [
    ...connectionChecks,
    ...serviceChecks,
    ...databaseChecks(readHealth),
    ...relationChecks(readHealth),
  ];
}

/** The checks and what they found so far. They run when the screen opens, and again at `start`. */
export function useConnectionTest() {
  const [checks, setChecks] = useState(allChecks);
  const [results, setResults] = useState<ReadonlyMap<string, Result>>(new Map());

  useEffect(() => {
    const running = new AbortController();
    const run = async () => {
      for await (const { name, result } of runChecks(checks, running.signal))
        setResults((earlier) => new Map(earlier).set(name, result));
    };
    void run();
    return () => running.abort();
  }, [checks]);

  const start = () => {
    setResults(new Map());
    setChecks(allChecks());
  };
  return { checks, results, isRunning: results.size < checks.length, start };
}
