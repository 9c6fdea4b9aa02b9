import { useMutation } from '@tanstack/react-query';
import { Navigate, useNavigate } from 'react-router-dom';
import { adminInvitation } from '@/content/en/adminInvitation.ts';
import { roles } from '@/content/en/roles.ts';
import { site } from '@/content/site.ts';
import { AuthLoading } from '@/features/admin-shell/admin/AuthLoading.tsx';
import { forgetLink, useInvitationLink } from '@/features/sign-in/admin/data/invitationLink.ts';
import {
  acceptInvitation,
  closedBy,
  type Invitation,
  InvitationError,
  takeUpSignedIn,
  useInvitation,
} from '@/features/sign-in/admin/data/invitations.ts';
import { signIn } from '@/features/sign-in/admin/data/signInQueries.ts';
import {
  ClosedInvitation,
  Fact,
  OtherAccount,
  UnreadInvitation,
} from '@/features/sign-in/admin/InvitationNotes.tsx';
import { SignInFrame } from '@/features/sign-in/admin/SignInFrame.tsx';
import { ClaimForm, WelcomeForm } from '@/features/sign-in/admin/WelcomeForm.tsx';
import { useAuth } from '@/providers/auth/useAuth.ts';
import { formatIsoDay, formatIstDateTime } from '@/shared/lib/dates.ts';
import { paths } from '@/shared/paths.ts';
import { Seo } from '@/shared/seo/Seo.tsx';

const { seo, welcome: words } = adminInvitation;

const moment = (iso: string | null) => iso && `${formatIstDateTime(new Date(iso))} IST`;

function Facts({ invitation }: { invitation: Invitation }) {
  const { role, edition, night, ends_at: end, expires_at: expiry } = invitation;
  return (
    <dl className="border-edge bg-surface space-y-2 rounded-lg border p-3">
      <Fact label={words.role}>
        <b>{roles[role].name}</b>: {roles[role].may}
      </Fact>
      <Fact label={words.where}>
        {[edition, night && formatIsoDay(night)].filter(Boolean).join(', ')}
      </Fact>
      <Fact label={words.ends}>{moment(end)}</Fact>
      <Fact label={words.until}>{moment(expiry)}</Fact>
    </dl>
  );
}

/** /admin/welcome#token: takes up an invitation by mail. Nothing is spent until name and password are sent. */
export function WelcomePage() {
  const link = useInvitationLink();
  const invited = useInvitation(link);
  const { status, role, session, signOut, recheck } = useAuth();
  const navigate = useNavigate();
  // The sign-in page asks for a second factor, and leads gate staff to the gate.
  const enter = () => {
    forgetLink();
    void navigate(paths.admin, { replace: true });
  };
  const { data } = invited;
  const email = data?.email ?? '';
  const accept = useMutation({
    mutationFn: async (typed: { name: string; password: string }) => {
      if (link) await acceptInvitation(link, typed);
    },
    onSuccess: enter,
  });
  const isOwn = status === 'signed-in' && session?.user.email?.toLowerCase() === email;
  const claim = useMutation({
    mutationFn: async ({ password }: { password: string }) => {
      if (!isOwn) await signIn({ email, password });
      if (link) await takeUpSignedIn(link);
      await recheck();
    },
    onSuccess: enter,
  });

  const head = <Seo title={`${seo.title} | ${site.name}`} description={seo.description} noindex />;
  const again = () => void invited.refetch();
  const isSending = accept.isPending || claim.isPending;
  const failure = accept.error ?? claim.error;
  // A form stays while its invitation is read again: it holds what was typed.
  const isReading = invited.isFetching && invited.data?.state !== 'open';
  if (!isSending && (status === 'loading' || isReading)) return <AuthLoading />;
  if (!data)
    return (
      <>
        {head}
        <UnreadInvitation onRetry={again} />
      </>
    );
  // Taken up in another tab.
  if (!isSending && isOwn && role !== null) return <Navigate to={paths.admin} replace />;
  const isOpen = data.state === 'open' && email !== '';
  const closed = closedBy(failure) ?? (isOpen ? undefined : data);
  if (closed)
    return (
      <>
        {head}
        <ClosedInvitation
          state={closed.state === 'open' ? 'unknown' : closed.state}
          inviter={closed.inviter ?? ''}
          onRetry={again}
        />
      </>
    );
  if (!isSending && status === 'signed-in' && role !== null)
    return (
      <>
        {head}
        <OtherAccount
          email={session?.user.email ?? ''}
          stayAt={paths.admin}
          onSignOut={() => void signOut()}
        />
      </>
    );
  const hasAccount =
    data.has_account || (failure instanceof InvitationError && failure.state === 'has_account');
  return (
    <SignInFrame heading={words.heading} intro={words.intro(data.inviter ?? '', site.name)}>
      {head}
      <Facts invitation={data} />
      {hasAccount ? (
        <ClaimForm
          email={email}
          isSignedIn={isOwn}
          isSending={isSending}
          error={claim.error}
          onSubmit={claim.mutate}
        />
      ) : (
        <WelcomeForm
          name={data.name ?? ''}
          email={email}
          isSending={isSending}
          error={accept.error}
          onSubmit={accept.mutate}
        />
      )}
    </SignInFrame>
  );
}
