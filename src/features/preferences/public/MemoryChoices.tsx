import { preferencesText } from '@/content/en/preferences.ts';
import { forgetNames, recentPages } from '@/features/preferences/data/recentPages.ts';
import { useUserPreferences } from '@/providers/preferences/useUserPreferences.ts';
import { prefersNoTracking } from '@/shared/lib/doNotTrack.ts';
import { Checkbox } from '@/shared/forms/Checkbox.tsx';
import { PanelSection } from './PanelSection.tsx';
import { RecentlyViewed } from './RecentlyViewed.tsx';

/** Stored data of the visitor, which can be removed. */
export function MemoryChoices({ onClose }: { onClose: () => void }) {
  const { acceptedCookies, dismissedPromotions, lastVisitedPages, update } = useUserPreferences();
  const { counting, promotions, recent } = preferencesText;
  // The panel opens on a tap and is never prerendered.
  const isUntracked = prefersNoTracking();
  const hidden = dismissedPromotions.length;
  const pages = recentPages(lastVisitedPages);
  const clearVisits = () => {
    update({ lastVisitedPages: [] });
    forgetNames();
  };
  return (
    <>
      <PanelSection title={counting.title}>
        <Checkbox
          label={counting.label}
          hint={isUntracked ? counting.untracked : counting.hint}
          disabled={isUntracked}
          checked={acceptedCookies === true && !isUntracked}
          onChange={({ target }) => update({ acceptedCookies: target.checked })}
        />
      </PanelSection>
      <PanelSection
        title={promotions.title}
        action={
          hidden > 0
            ? { label: promotions.action, run: () => update({ dismissedPromotions: [] }) }
            : undefined
        }
      >
        <p className="text-muted">{hidden > 0 ? promotions.some(hidden) : promotions.none}</p>
      </PanelSection>
      <PanelSection
        title={recent.title}
        action={pages.length > 0 ? { label: recent.action, run: clearVisits } : undefined}
      >
        {pages.length > 0 ? (
          <RecentlyViewed pages={pages} onFollow={onClose} />
        ) : (
          <p className="text-muted">{recent.none}</p>
        )}
      </PanelSection>
    </>
  );
}
