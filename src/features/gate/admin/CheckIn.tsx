import { useState } from 'react';
import type { AdminRole } from '@/shared/admin/screen.ts';
import type { RenderCounter, RenderLeftSale } from './counter.ts';
import type { EndedShift } from './data/endedShift.ts';
import type { KeptShift } from './data/gateStore.ts';
import { OpenShift } from './OpenShift.tsx';
import { ShiftPhone } from './ShiftPhone.tsx';

type CheckInProps = {
  /** null while the server cannot be reached. */
  role: AdminRole | null;
  user: string | undefined;
  kept: KeptShift | undefined;
  onShift: (kept: KeptShift | undefined) => void;
  onSignOut: () => void;
  /** The server refused the session. */
  onRefused: () => void;
  /** The shift ended and was not closed here. */
  onEnded: (ended: EndedShift) => void;
  prepareOffline: () => Promise<boolean>;
  renderCounter: RenderCounter;
  renderLeftSale: RenderLeftSale;
};

/** The gate for an account that may check in: opens a shift, prepares the phone, scans. */
export function CheckIn(props: CheckInProps) {
  const { role, user, kept, onShift, onSignOut, onRefused, onEnded } = props;
  const { prepareOffline, renderCounter, renderLeftSale } = props;
  // Stays on the screen after the shift has ended, until that is explained.
  const [shown, setShown] = useState(kept);
  if (kept && kept.shift.id !== shown?.shift.id) setShown(kept);
  const leave = () => {
    onShift(undefined);
    setShown(undefined);
  };
  if (!shown) {
    return (
      <OpenShift
        user={user}
        role={role}
        onOpen={(shift, ahead) =>
          onShift({ shift, ahead, past: Date.parse(shift.now), user: user ?? '' })
        }
        onSignOut={onSignOut}
        renderLeftSale={renderLeftSale}
      />
    );
  }
  return (
    <ShiftPhone
      key={shown.shift.id}
      kept={shown}
      onLeave={leave}
      onRefused={onRefused}
      onEnded={onEnded}
      prepareOffline={prepareOffline}
      renderCounter={renderCounter}
      renderLeftSale={renderLeftSale}
    />
  );
}
