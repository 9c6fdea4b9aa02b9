import { useQuery } from '@tanstack/react-query';
import { adminCheckIn } from '@/content/en/adminCheckIn.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { Conflicts } from './Conflicts.tsx';
import { callsOf } from './data/calls.ts';
import { gateStore } from './data/gateStore.ts';
import { sendLeftScans } from './data/leftScans.ts';
import { createServerClock } from './data/serverClock.ts';

const words = adminCheckIn.left;

/**
 * Sends the scans that earlier shifts left on this phone, and shows the outcome.
 * @param props.user undefined if nobody is signed in.
 */
export function LeftScans({ user }: { user: string | undefined }) {
  const { data, refetch, isFetching } = useQuery({
    queryKey: ['gate-left', user],
    queryFn: async () => sendLeftScans(user, callsOf(createServerClock()), gateStore),
    // A second run would have nothing to say.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    networkMode: 'always',
    retry: false,
  });
  if (!data) return null;
  const { sent, conflicts, lost, waiting, foreign } = data;
  if (sent + lost + waiting + foreign === 0) return null;
  return (
    <section
      aria-labelledby="left-scans"
      className="border-edge mb-5 space-y-2 rounded-lg border p-3"
    >
      <h2 id="left-scans" className="font-semibold">
        {words.heading}
      </h2>
      <output className="block space-y-2">
        {isFetching && <span className="block">{words.sending}</span>}
        {sent > 0 && <span className="block">{words.sent(sent)}</span>}
        {waiting > 0 && <span className="block">{words.waiting(waiting)}</span>}
        {lost > 0 && <span className="block">{words.lost(lost)}</span>}
        {foreign > 0 && <span className="block">{words.foreign(foreign)}</span>}
      </output>
      {waiting > 0 && (
        <Button variant="secondary" disabled={isFetching} onClick={() => void refetch()}>
          {words.retry}
        </Button>
      )}
      <Conflicts conflicts={conflicts} />
    </section>
  );
}
