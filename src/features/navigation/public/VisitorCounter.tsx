import { navigation } from '@/content/en/navigation.ts';
import { useVisitorCount } from '@/features/navigation/data/useVisitorCount.ts';

const indianNumber = new Intl.NumberFormat('en-IN');

/** How many visitors have come, with the lamp that marks what is live. */
export function VisitorCounter() {
  const count = useVisitorCount();
  return (
    <p className="visitor-counter">
      {count === undefined ? (
        navigation.loading
      ) : (
        <>
          <b>{indianNumber.format(count)}</b> {navigation.visitors}
        </>
      )}
    </p>
  );
}
