import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { adminSecondFactor as words } from '@/content/en/adminSecondFactor.ts';
import { RecordView } from '@/shared/admin/RecordView.tsx';
import { Button } from '@/shared/ui/Button.tsx';
import { Dialog } from '@/shared/ui/Dialog.tsx';
import { notify } from '@/shared/ui/notify.ts';
import { useNewCodes } from '@/features/sign-in/admin/data/recoveryCodes.ts';
import { useFactors, useNewFactor } from '@/features/sign-in/admin/data/secondFactor.ts';
import { AccountSection } from './AccountSection.tsx';
import { NewApp } from './NewApp.tsx';
import { NewCodes } from './NewCodes.tsx';
import { WorkingApps } from './WorkingApps.tsx';

/** What the dialog shows. A new app is the first one, a further one, or replaces those there are. */
type Step = { kind: 'app'; purpose: 'first' | 'further' | 'new phone' } | { kind: 'codes' };

/** The account's second factor: set up, renewed, turned off; its recovery codes. */
export function SecondFactor() {
  const factors = useFactors();
  const begin = useNewFactor();
  const codes = useNewCodes();
  const [step, setStep] = useState<Step | null>(null);
  const close = () => {
    setStep(null);
    begin.reset();
    codes.reset();
  };
  const addApp = (purpose: 'first' | 'further' | 'new phone') => {
    begin.mutate();
    setStep({ kind: 'app', purpose });
  };
  const makeCodes = (replaces: boolean) => {
    codes.mutate(replaces);
    setStep({ kind: 'codes' });
  };
  const confirmed = (purpose: 'first' | 'further' | 'new phone', areOldGone: boolean) => {
    if (purpose === 'first') {
      begin.reset();
      makeCodes(false);
      return;
    }
    if (!areOldGone) notify.error(words.oldLeft);
    else notify.success(purpose === 'further' ? words.anotherDone : words.renewed);
    close();
  };
  return (
    <AccountSection id="second-factor" title={words.title}>
      <RecordView query={factors} failed={words.failed}>
        {(apps) => (
          <>
            {apps.length > 0 ? (
              <WorkingApps apps={apps} onAddApp={addApp} onMakeCodes={makeCodes} />
            ) : (
              <>
                <p>{words.isOff}</p>
                <Button onClick={() => addApp('first')}>
                  <ShieldCheck aria-hidden />
                  {words.begin}
                </Button>
              </>
            )}
            <Dialog
              open={step !== null}
              // Codes that are shown once are not closed by accident.
              dismissible={!codes.data && !codes.isPending}
              onClose={close}
              title={step?.kind === 'codes' ? words.codes.title : words.title}
            >
              {step?.kind === 'codes' && (
                <NewCodes
                  making={codes}
                  onClose={close}
                  onSecondApp={() => addApp('further')}
                  onRetry={() => codes.mutate(false)}
                />
              )}
              {step?.kind === 'app' && (
                <NewApp
                  starting={begin}
                  isFirst={step.purpose === 'first'}
                  replaces={step.purpose === 'new phone' ? apps.map(({ id }) => id) : []}
                  onRetry={() => begin.mutate()}
                  onConfirmed={(areOldGone) => confirmed(step.purpose, areOldGone)}
                />
              )}
            </Dialog>
          </>
        )}
      </RecordView>
    </AccountSection>
  );
}
