import { Link } from 'react-router-dom';
import { legacyText } from '@/content/en/legacy.ts';
import { useIsOpen } from '@/shared/data/useIsOpen.ts';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';

/** Links to the other pages. */
export function QuietLinks() {
  const isOpen = useIsOpen();
  return (
    <section aria-labelledby="more" className="border-line border-t">
      <div className="page section">
        <SectionHead id="more" title={legacyText.more} />
        <ul className="mt-8 grid gap-x-10 sm:grid-cols-2">
          {legacyText.links
            .filter(({ path }) => isOpen(path))
            .map(({ path, label, text }) => (
              <li key={path} className="border-line border-t py-4">
                <Link to={path} className="link text-lead inline-block py-1 font-semibold">
                  {label}
                </Link>
                <p className="text-muted">{text}</p>
              </li>
            ))}
        </ul>
      </div>
    </section>
  );
}
