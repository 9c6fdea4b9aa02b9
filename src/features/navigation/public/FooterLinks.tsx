import { Link } from 'react-router-dom';
import type { NavEntry } from '@/content/en/navigation.ts';

/** A column of links under its title. */
export function FooterLinks({ title, entries }: { title: string; entries: readonly NavEntry[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="footer-title">{title}</h2>
      <ul>
        {entries.map(({ label, path }) => (
          <li key={path}>
            <Link to={path} className="footer-link">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
