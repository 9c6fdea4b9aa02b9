import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { getSupabase } from '@/shared/supabase/client.ts';
import { call } from '@/shared/data/call.ts';
import { serverNow } from '@/shared/lib/serverTime.ts';
import { contentKeys } from './contentKeys.ts';
import { isUnderWay, siteStateOf } from './siteState.ts';

/** Poll interval during a build, ms. */
const LOOK_MS = 3000;

export const publishingSchema = v.object({
  waiting: v.array(
    v.object({
      key: v.string(),
      changed_at: v.string(),
      changed_by: v.nullable(v.string()),
    }),
  ),
  publications: v.array(
    v.object({
      id: v.number(),
      published_at: v.string(),
      published_by: v.nullable(v.string()),
      changed: v.array(v.string()),
      restores: v.nullable(v.number()),
      failure: v.nullable(v.string()),
    }),
  ),
  call: v.nullable(
    v.object({
      status: v.picklist(['pending', 'sending', 'sent', 'dead']),
      attempts: v.number(),
      last_error: v.nullable(v.string()),
      next_try_at: v.string(),
    }),
  ),
});

const sitePublishing = call('site_publishing', { answer: publishingSchema });
const publishSite = call('publish_site');
const restoreSite = call('restore_site');

/** Unpublished changes, publications, and the state of the last build's request. */
export type Publishing = v.InferOutput<typeof publishingSchema>;
export type Publication = Publishing['publications'][number];

const liveSchema = v.object({
  publication: v.number(),
  notices: v.array(v.object({ row: v.string(), field: v.string(), reason: v.string() })),
});
/** The site's version.json. */
export type LiveVersion = v.InferOutput<typeof liveSchema>;

async function readLive(signal: AbortSignal): Promise<LiveVersion | null> {
  const response = await fetch('/version.json', { cache: 'no-store', signal });
  if (!response.headers.get('content-type')?.includes('json')) return null;
  const parsed = v.safeParse(liveSchema, await response.json());
  return parsed.success ? parsed.output : null;
}

/**
 * Unpublished changes, publications, and the live publication (null if the site was not built, as in `npm run dev`, or
 * has no version); polls during a build.
 */
export function usePublishing() {
  const client = useQueryClient();
  const refetchInterval = () => {
    const publishing = client.getQueryData<Publishing>(contentKeys.waiting);
    const live = client.getQueryData<LiveVersion | null>(contentKeys.live) ?? null;
    return publishing && isUnderWay(siteStateOf(publishing, live, serverNow())) ? LOOK_MS : false;
  };
  const live = useQuery({
    queryKey: contentKeys.live,
    queryFn: async ({ signal }) => readLive(signal),
    staleTime: 0,
    refetchInterval,
  });
  const publishing = useQuery({
    queryKey: contentKeys.waiting,
    queryFn: async ({ signal }) => sitePublishing(getSupabase(), {}, signal),
    staleTime: 0,
    refetchInterval,
  });
  return { publishing, live: live.data ?? null };
}

function useAfterPublishing() {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: ['site-content'] });
  };
}

/** Publishes all drafts. Sends the last publication that was shown, so that a double press is one. */
export function usePublish() {
  const onSettled = useAfterPublishing();
  return useMutation({
    mutationFn: async (seen: number) => publishSite(getSupabase(), { p_seen: seen }),
    onSettled,
  });
}

/** Publishes an earlier publication again. */
export function useRestore() {
  const onSettled = useAfterPublishing();
  return useMutation({
    mutationFn: async (id: number) => restoreSite(getSupabase(), { p_id: id }),
    onSettled,
  });
}
