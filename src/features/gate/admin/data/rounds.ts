/** Runs an exchange, one at a time. A call during a run starts one more run after it, which includes what was added. */
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
