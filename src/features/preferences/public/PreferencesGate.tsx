import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { followStorage } from '@/providers/preferences/followStorage.ts';
import { preferencesText } from '@/content/en/preferences.ts';
import { notify } from '@/shared/ui/notify.ts';
import { PREFERENCES_HASH } from '@/shared/paths.ts';

const loadDialog = async () => import('./PreferencesDialog.tsx');

function opener({ target }: Event): HTMLElement | null {
  return target instanceof Element
    ? target.closest<HTMLElement>(`a[href="${PREFERENCES_HASH}"]`)
    : null;
}

/**
 * Opens the preferences for every link to `#preferences`, wherever it stands, and for an address that ends so. The
 * panel's code is fetched when a pointer or the focus comes near such a link.
 */
export function PreferencesGate() {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [panel, setPanel] = useState<{ Dialog: ComponentType<{ onClose: () => void }> }>();

  const open = useEffectEvent(() => {
    loadDialog().then(
      ({ default: Dialog }) => setPanel({ Dialog }),
      (error: unknown) => {
        console.warn('The preferences could not be fetched.', error);
        notify.error(preferencesText.failed);
      },
    );
  });
  const tidyAddress = useEffectEvent(() => {
    void navigate({ pathname, search }, { replace: true });
  });

  useEffect(() => {
    if (hash !== PREFERENCES_HASH) return;
    tidyAddress();
    open();
  }, [hash]);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = opener(event);
      if (!link || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      // Safari does not focus what is clicked: the dialog could not give the focus back to it.
      link.focus({ preventScroll: true });
      open();
    };
    const onIntent = (event: Event) => {
      if (opener(event)) loadDialog().catch(() => undefined);
    };
    const stopFollowing = followStorage();
    document.addEventListener('click', onClick, true);
    document.addEventListener('pointerover', onIntent, { capture: true, passive: true });
    document.addEventListener('focusin', onIntent, true);
    return () => {
      stopFollowing();
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('pointerover', onIntent, true);
      document.removeEventListener('focusin', onIntent, true);
    };
  }, []);

  return panel && <panel.Dialog onClose={() => setPanel(undefined)} />;
}
