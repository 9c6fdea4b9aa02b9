import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { adminDashboard } from '@/content/en/adminDashboard.ts';
import { formatIstDateTime } from '@/shared/lib/dates.ts';
import { paths } from '@/shared/paths.ts';
import type { Summary } from './data/summary.ts';

const { warnings: words } = adminDashboard;

/** Warnings with links; renders nothing without any. */
export function Warnings({ warnings }: { warnings: Summary['warnings'] }) {
  const pages = warnings.pages_under_renovation ?? [];
  const sections = warnings.unpublished_sections ?? 0;
  const pictures = warnings.pictures_without_alt ?? 0;
  const end = warnings.announcement_ends_at;
  const claims = warnings.claims ?? 0;
  const late = warnings.late_payments ?? 0;
  const refunds = warnings.refunds ?? 0;
  const all = [
    claims > 0 && { text: words.claims(claims), screen: 'tickets?tab=payments' },
    late > 0 && { text: words.late(late), screen: 'tickets?tab=payments&part=late' },
    refunds > 0 && { text: words.refunds(refunds), screen: 'tickets?tab=payments&part=refunds' },
    pages.length > 0 && { text: words.renovation(pages.length), screen: 'pages' },
    sections > 0 && { text: words.unpublished(sections), screen: 'site-content' },
    end !== null && {
      text: words.announcement(formatIstDateTime(new Date(end))),
      screen: 'ad-bar',
    },
    pictures > 0 && { text: words.pictures(pictures), screen: 'portfolio' },
    warnings.sample_data === true && { text: words.sample, screen: 'analytics' },
  ].filter((warning) => warning !== false);
  if (all.length === 0) return null;
  return (
    <section
      aria-labelledby="warnings"
      className="border-marigold bg-marigold/15 mt-4 rounded-lg border px-4 py-2"
    >
      <h2 id="warnings" className="sr-only">
        {words.title}
      </h2>
      <ul>
        {all.map(({ text, screen }) => (
          <li key={screen}>
            <Link
              to={paths.adminScreen(screen)}
              className="flex min-h-11 items-center gap-2 underline underline-offset-4 sm:min-h-9"
            >
              <TriangleAlert aria-hidden className="size-4 flex-none" />
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
