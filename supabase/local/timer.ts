export interface Timer {
  stop: () => Promise<void>;
}

/**
 * What hosted Supabase does with pg_cron: `work` again and again, `every` ms after it has ended; never where that is 0.
 * A failure is passed over: the database or a function is away for a moment, and the next time looks again.
 */
export function startTimer(every: number, work: () => Promise<void>): Timer {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  const plan = () => {
    if (stopped || every <= 0) return;
    timer = setTimeout(() => {
      running = work().then(plan, plan);
    }, every).unref();
  };
  plan();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
