type RebuilderOptions = {
  /** Builds the site and replaces the last one, which stays if it throws. */
  build: () => Promise<void>;
  /** Called with the outcome; null on success. */
  report: (publication: number, failure: string | null) => Promise<unknown>;
};

/**
 * Builds the site for publications, one build at a time. Publications during a build are built together in the next
 * one.
 * @returns a function to call with each publication; returns at once.
 */
export function createRebuilder({
  build,
  report,
}: RebuilderOptions): (publication: number) => void {
  let wanted: number | undefined;
  let isRunning = false;

  const run = async () => {
    isRunning = true;
    for (let next = wanted; next !== undefined; next = wanted) {
      wanted = undefined;
      const failure = await build().then(
        () => null,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      await report(next, failure).catch(() => undefined); // the database is being stopped
    }
    isRunning = false;
  };

  return (publication) => {
    wanted = publication;
    if (!isRunning) void run();
  };
}
