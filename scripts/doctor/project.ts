import * as v from 'valibot';
import { request, found, type Finding } from './finding.ts';
import type { Project } from './site.ts';

const authSettings = v.pipe(v.string(), v.parseJson(), v.object({ disable_signup: v.boolean() }));
const DEPLOY = 'npx supabase functions deploy, from this checkout (docs/deploy.md, step 3).';

/** Examines the project as a visitor: by its URL and publishable key. */
export async function examineProject(project: Project): Promise<Finding[]> {
  const api = await answers(project);
  if (!api.ok) return [api];
  return [api, await signUps(project), ...(await functions(project))];
}

async function answers({ api, key }: Project): Promise<Finding> {
  const state = await request(`${api}/rest/v1/rpc/get_site_state`, { headers: { apikey: key } });
  if (state?.status === 200) return { ok: true, what: 'The database answers visitors.' };
  if (!state)
    return {
      ok: false,
      what: `The project at ${api} does not answer.`,
      todo: 'A paused project has to be resumed in the dashboard; else compare VITE_SUPABASE_URL in .env with it and build again.',
    };
  return {
    ok: false,
    what: `The project answers visitors with ${state.status}.`,
    todo:
      state.status === 404
        ? 'The database was not set up: npx supabase db push --remote --include-seed (docs/deploy.md, step 2).'
        : state.status === 401
          ? 'The publishable key in the site is none of this project: copy it anew into .env and build again.'
          : 'Try again in a minute; the dashboard says whether the project is running.',
  };
}

async function signUps({ api, key }: Project): Promise<Finding> {
  const answer = await request(`${api}/auth/v1/settings`, { headers: { apikey: key } });
  const read = v.safeParse(authSettings, answer?.text);
  if (!read.success) return { ok: null, what: 'Whether anybody can sign up could not be seen.' };
  return found(
    read.output.disable_signup,
    'Nobody can sign up.',
    'Anybody can sign up for an account.',
    'Dashboard → Authentication → Sign In / Providers: new users off (docs/deploy.md, step 4).',
  );
}

/** Expected response of each function to an empty call. */
const RIGHT = {
  'deliver-outbox': [401],
  'send-booking-notification': [400],
  'increment-event-like': [400],
  'accept-invitation': [400],
};

const wrong = (what: string, todo: string): Finding => ({ ok: false, what, todo });

async function functions({ api, key }: Project): Promise<Finding[]> {
  return Promise.all(
    Object.entries(RIGHT).map(async ([name, right]) => {
      const isForVisitors = name !== 'deliver-outbox';
      const answer = await request(`${api}/functions/v1/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(isForVisitors && { apikey: key }) },
        body: '{}',
      });
      const status = answer?.status ?? 0;
      if (status === 404) return wrong(`The function ${name} is not there.`, DEPLOY);
      if (status >= 500 || status === 0)
        return wrong(
          `The function ${name} fails (${status || 'no answer'}).`,
          'A secret is missing or malformed; which one says the dashboard → Edge Functions → Logs (docs/operations.md, Secrets).',
        );
      if (!right.includes(status) || (!isForVisitors && !answer?.text.includes('service key')))
        return wrong(
          `The function ${name} refuses its callers (${status}).`,
          `It was deployed without verify_jwt = false: ${DEPLOY}`,
        );
      if (isForVisitors && !answer?.headers.has('access-control-allow-origin'))
        return wrong(
          `A page may not call the function ${name}.`,
          `It is not ours, or something in between takes its headers away: ${DEPLOY}`,
        );
      return { ok: true, what: `The function ${name} is there and has its secrets.` };
    }),
  );
}
