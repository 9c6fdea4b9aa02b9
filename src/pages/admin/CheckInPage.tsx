import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { adminCheckIn } from '@/content/en/adminCheckIn.ts';
import { site } from '@/content/site.ts';
import { AuthLoading } from '@/features/admin-shell/admin/AuthLoading.tsx';
import { CheckIn } from '@/features/gate/admin/CheckIn.tsx';
import { EndedShift } from '@/features/gate/admin/EndedShift.tsx';
import { LeftScans } from '@/features/gate/admin/LeftScans.tsx';
import { useKeptShift } from '@/features/gate/admin/useKeptShift.ts';
import { useShiftEnd } from '@/features/gate/admin/useShiftEnd.ts';
import { BoxOffice } from '@/features/passes/admin/counter/BoxOffice.tsx';
import { LeftSale } from '@/features/passes/admin/counter/LeftSale.tsx';
import { prepareOffline } from '@/features/pwa/data/prepareOffline.ts';
import { SignInSteps } from '@/features/sign-in/admin/SignInSteps.tsx';
import { hasStoredSession } from '@/providers/auth/hasStoredSession.ts';
import { useAuth } from '@/providers/auth/useAuth.ts';
import { paths } from '@/shared/paths.ts';
import { Seo } from '@/shared/seo/Seo.tsx';

/**
 * /gate: checks passes, for every role. A shift that is open on this phone continues offline.
 * @param props.account the own account: ?account, while no shift is open.
 */
export function CheckInPage({ account }: { account: ReactNode }) {
  const [params] = useSearchParams();
  const { status, role, needsCode, session, signOut, recheck } = useAuth();
  const isIn = status === 'signed-in' && role !== null && !needsCode;
  const stranger = status === 'signed-in' && role === null && !needsCode;
  // Offline, the account cannot be checked.
  const isUnknown = status !== 'signed-in' && hasStoredSession();
  const user = isIn ? session?.user.id : undefined;
  const end = useShiftEnd();
  const shift = useKeptShift({ user, isUnknown, onEnded: end.note });
  // Of no concern to another account.
  const ended = user === undefined || user === end.ended?.user ? end.ended : undefined;

  useEffect(() => {
    if (stranger) void signOut('no-access');
  }, [stranger, signOut]);
  useEffect(() => {
    const again = () => void recheck();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [recheck]);

  const isEnded = ended !== undefined;
  const look = useEffectEvent(() => {
    if (status === 'signed-in') void recheck();
  });
  // The account may have ended with the shift; its session is removed from this phone then.
  useEffect(() => {
    if (isEnded) look();
  }, [isEnded]);

  const { seo, signIn } = adminCheckIn;
  const head = <Seo title={`${seo.title} | ${site.name}`} description={seo.description} noindex />;
  if (ended)
    return (
      <>
        {head}
        <EndedShift
          ended={ended}
          isIn={isIn}
          sale={<LeftSale canAsk={isIn} />}
          onLeave={() => {
            shift.set(undefined);
            end.leave();
          }}
        />
      </>
    );
  if (shift.state === 'loading' || stranger) return <AuthLoading />;
  if (isIn && !shift.kept && params.has('account'))
    return (
      <main className="bg-paper text-ink mx-auto min-h-dvh max-w-5xl px-4 py-8">
        <Link to={paths.checkIn} className="link mb-3 inline-flex min-h-11 items-center">
          {adminCheckIn.toGate}
        </Link>
        {account}
      </main>
    );
  if (isIn || (isUnknown && shift.kept))
    return (
      <>
        {head}
        <CheckIn
          role={role}
          user={session?.user.id}
          kept={shift.kept}
          onShift={shift.set}
          onSignOut={() => void signOut()}
          onRefused={() => void recheck()}
          onEnded={end.note}
          prepareOffline={prepareOffline}
          renderCounter={(counter) => <BoxOffice {...counter} />}
          renderLeftSale={(rest) => <LeftSale canAsk={isIn}>{rest}</LeftSale>}
        />
      </>
    );
  if (status === 'loading') return <AuthLoading />;
  return (
    <>
      {head}
      <SignInSteps
        {...signIn}
        note={
          <>
            <LeftSale canAsk={false} />
            <LeftScans user={undefined} />
          </>
        }
      />
    </>
  );
}
