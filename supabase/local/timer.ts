export interface Timer {
  stop: () => Promise<void>;
}

/**
 * Runs `work` repeatedly, `every` ms after its end, in place of hosted Supabase's pg_cron; never if 0.
 * Ignores errors: the database or a function is briefly unavailable, and the next run retries.
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
