import { useState } from 'react';
import { preferencesText } from '@/content/en/preferences.ts';
import { forgetNames } from '@/features/preferences/data/recentPages.ts';
import { keepPreferences } from '@/providers/preferences/preferences.ts';
import { preferencesStore } from '@/providers/preferences/preferencesStore.ts';
import { useUserPreferences } from '@/providers/preferences/useUserPreferences.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { Dialog } from '@/shared/ui/Dialog.tsx';
import { LookChoices } from './LookChoices.tsx';
import { MemoryChoices } from './MemoryChoices.tsx';
import { PanelSection } from './PanelSection.tsx';

/** The preferences, stored in the browser; every choice applies at once. */
export default function PreferencesDialog({ onClose }: { onClose: () => void }) {
  const { reset } = useUserPreferences();
  const [isKept] = useState(() => keepPreferences(preferencesStore.get()));
  const [isReset, setIsReset] = useState(false);
  const startAgain = () => {
    reset();
    forgetNames();
    setIsReset(true);
  };
  return (
    <Dialog open onClose={onClose} title={preferencesText.title}>
      <div className="grid gap-6">
        <p className="text-muted">{isKept ? preferencesText.intro : preferencesText.notKept}</p>
        <LookChoices />
        <MemoryChoices onClose={onClose} />
        {/* The only language so far. */}
        <PanelSection title={preferencesText.language.title}>
          <p className="text-muted">{preferencesText.language.en}</p>
        </PanelSection>
        <div className="border-line flex flex-wrap items-center gap-4 border-t pt-5">
          <Button variant="secondary" onClick={startAgain}>
            {preferencesText.reset}
          </Button>
          <output className="text-muted">{isReset && preferencesText.resetDone}</output>
        </div>
      </div>
    </Dialog>
  );
}
