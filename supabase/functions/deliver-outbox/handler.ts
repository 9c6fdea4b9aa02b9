import { deliverJob, type DeliveryDeps } from '../_shared/deliver.ts';
import { endpoint, json, Refusal, type Handler } from '../_shared/respond.ts';
import { carriesKey } from '../_shared/secrets.ts';

/** Rows claimed and sent in parallel per round: all end within one send's 30 s. */
const batchSize = 5;

/** Latest start of a round, in ms after the call, so that a call ends within a minute. */
const budgetMs = 25_000;

export interface OutboxDeps extends DeliveryDeps {
  /** A call must carry one of these service keys. */
  readonly keys: readonly string[];
  /** Milliseconds, like Date.now. */
  readonly now: () => number;
}

/**
 * POST with a service key (as bearer token or `apikey`): sends due rows in rounds, until none is due or
 * 25 s have passed. Responds 200 {sent, failed, more}; `more` if it stopped for time. 401 without the
 * key, 500 if the database cannot be queried.
 */
export function createHandler(deps: OutboxDeps): Handler {
  return endpoint({ audience: 'server', log: deps.log }, async (request) => {
    if (!(await carriesKey(request, deps.keys))) {
      throw new Refusal(401, 'The service key is needed here.');
    }
    const started = deps.now();
    let sent = 0;
    let failed = 0;
    while (deps.now() - started < budgetMs) {
      const jobs = await deps.store.claim(batchSize);
      if (jobs.length === 0) return json(200, { sent, failed, more: false });
      const results = await Promise.all(jobs.map(async (job) => deliverJob(job, deps)));
      const good = results.filter(Boolean).length;
      sent += good;
      failed += results.length - good;
    }
    return json(200, { sent, failed, more: true });
  });
}
