/**
 * Runs an exchange, one at a time; asked for meanwhile, once more afterwards, with what was added.
 * @param exchange handles its own errors.
 */
export function inRounds(exchange: () => Promise<void>): () => Promise<void> {
  let isStale = false;
  let running: Promise<void> | undefined;
  const rounds = async () => {
    while (isStale) {
      isStale = false;
      await exchange();
    }
  };
  return async () => {
    isStale = true;
    running ??= rounds().finally(() => {
      running = undefined;
    });
    await running;
  };
}
