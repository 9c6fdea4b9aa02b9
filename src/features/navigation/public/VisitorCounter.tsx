import { navigation } from '@/content/en/navigation.ts';
import { formatNumber } from '@/shared/lib/numbers.ts';
import { useVisitorCount } from '@/features/navigation/data/useVisitorCount.ts';

/** The visitor count, with a lamp as sign of live data. */
export function VisitorCounter() {
  const count = useVisitorCount();
  return (
    <p className="visitor-counter">
      {count === undefined ? (
        navigation.loading
      ) : (
        <>
          <b>{formatNumber(count)}</b> {navigation.visitors}
        </>
      )}
    </p>
  );
}
