import { adminSignIn } from '@/content/en/adminSignIn.ts';

/** Shown while the session is checked. */
export function AuthLoading() {
  return (
    <main className="bg-paper text-ink grid min-h-dvh place-items-center" aria-busy>
      <output>{adminSignIn.checking}</output>
    </main>
  );
}
