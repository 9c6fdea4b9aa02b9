import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { adminInvitation } from '@/content/en/adminInvitation.ts';
import { site } from '@/content/site.ts';
import { AuthLoading } from '@/features/admin-shell/admin/AuthLoading.tsx';
import { forgetLink, useInvitationLink } from '@/features/sign-in/admin/data/invitationLink.ts';
import {
  acceptInvitation,
  closedBy,
  isHelpers,
  useInvitation,
} from '@/features/sign-in/admin/data/invitations.ts';
import {
  ClosedInvitation,
  InvitationFailure,
  OtherAccount,
  UnreadInvitation,
} from '@/features/sign-in/admin/InvitationNotes.tsx';
import { SignInFrame } from '@/features/sign-in/admin/SignInFrame.tsx';
import { useAuth } from '@/providers/auth/useAuth.ts';
import { formatIsoDay, formatIstDateTime } from '@/shared/lib/dates.ts';
import { paths } from '@/shared/paths.ts';
import { Seo } from '@/shared/seo/Seo.tsx';
import { Button } from '@/shared/ui/Button.tsx';

const { seo, join: words } = adminInvitation;

/** A document of its own: the browser allows the camera there alone. */
const toGate = () => window.location.replace(paths.checkIn);

/** /gate/join#token: sets up a helper's phone. Nothing is spent until "Start" is pressed: previews open links, too. */
export function JoinGatePage() {
  const link = useInvitationLink();
  const invited = useInvitation(link);
  const { status, role, session, signOut } = useAuth();
  const start = useMutation({
    mutationFn: async () => {
      if (link) await acceptInvitation(link, { name: '', password: link.password });
    },
    onSuccess: () => {
      forgetLink();
      toGate();
    },
  });
  const { data } = invited;
  const email = session?.user.email ?? '';
  const isIn = status === 'signed-in' && role !== null && start.isIdle;
  // The helper opens the own link again.
  const isBack = isIn && data?.state === 'used' && isHelpers(email);
  useEffect(() => {
    if (isBack) toGate();
  }, [isBack]);

  const head = <Seo title={`${seo.title} | ${site.name}`} description={seo.description} noindex />;
  const again = () => void invited.refetch();
  const isSending = start.isPending || start.isSuccess;
  if (!isSending && (status === 'loading' || invited.isFetching || isBack)) return <AuthLoading />;
  if (invited.isError || !data)
    return (
      <>
        {head}
        <UnreadInvitation onRetry={again} />
      </>
    );
  // This phone has used it, and not heard the answer.
  const isGoingOn = data.state === 'used' && link?.isStarted === true;
  const isOpen = data.state === 'open' && data.email === null;
  const closed = closedBy(start.error) ?? (isOpen || isGoingOn ? undefined : data);
  if (closed)
    return (
      <>
        {head}
        <ClosedInvitation
          isLink
          state={closed.state === 'open' ? 'unknown' : closed.state}
          inviter={closed.inviter ?? ''}
          onRetry={again}
        />
      </>
    );
  if (isIn)
    return (
      <>
        {head}
        <OtherAccount email={email} stayAt={paths.checkIn} onSignOut={() => void signOut()} />
      </>
    );
  const place = words.places[data.role === 'counter' ? 'counter' : 'gate'];
  const day = data.night ? formatIsoDay(data.night) : '';
  return (
    <SignInFrame heading={data.name ? words.hello(data.name) : words.heading}>
      {head}
      <p className="text-lg">
        {isGoingOn ? words.again : words.text(place, day, data.inviter ?? '')}
      </p>
      {data.ends_at && (
        <p className="text-muted mt-2">{words.until(formatIstDateTime(new Date(data.ends_at)))}</p>
      )}
      <div className="mt-6">
        <InvitationFailure isLink error={start.error} />
        <Button size="lg" className="w-full" disabled={isSending} onClick={() => start.mutate()}>
          {isSending ? words.starting : words.start}
        </Button>
      </div>
    </SignInFrame>
  );
}
