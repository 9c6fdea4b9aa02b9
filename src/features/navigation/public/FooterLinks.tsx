import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { NavEntry } from '@/content/en/navigation.ts';
import { useIsOpen } from '@/shared/data/useIsOpen.ts';

/**
 * A column of links under its title. Collapsed on phones; from 640 px it is open, without its summary, in browsers that
 * can show the content of a closed <details>.
 */
export function FooterLinks({ title, entries }: { title: string; entries: readonly NavEntry[] }) {
  const isOpen = useIsOpen();
  return (
    <nav aria-label={title} className="max-sm:border-line max-sm:col-span-2 max-sm:border-b">
      <h2 className="footer-title max-sm:hidden">{title}</h2>
      {/* May have been opened before hydration. */}
      <details className="footer-fold" suppressHydrationWarning>
        <summary className="footer-summary">
          {title}
          <ChevronDown aria-hidden />
        </summary>
        <ul className="max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-4 max-sm:pb-3">
          {entries
            .filter(({ path }) => isOpen(path))
            .map(({ label, path }) => (
              <li key={path}>
                <Link to={path} className="footer-link">
                  {label}
                </Link>
              </li>
            ))}
        </ul>
      </details>
    </nav>
  );
}
