type RebuilderOptions = {
  /** Builds the site and puts it in the place of the last one; where it throws, the last one stays. */
  build: () => Promise<void>;
  /** Told how it went: null where it went well. */
  tell: (publication: number, failure: string | null) => Promise<unknown>;
};

/**
 * Builds the site for publications, one build at a time. What is published during a build is in the next one, however
 * many publications that were.
 * @returns to be called with each publication; returns at once.
 */
export function createRebuilder({ build, tell }: RebuilderOptions): (publication: number) => void {
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
      await tell(next, failure).catch(() => undefined); // the database is being stopped
    }
    isRunning = false;
  };

  return (publication) => {
    wanted = publication;
    if (!isRunning) void run();
  };
}
