import { adminSiteContent } from '@/content/en/adminSiteContent.ts';
import { formatIstDateTime } from '@/shared/lib/dates.ts';
import type { LiveVersion, Publishing } from './data/publishing.ts';
import { type SiteState, siteStateOf } from './data/siteState.ts';
import { sectionName } from './sectionName.ts';

const { publish: words } = adminSiteContent;
const at = (when: string) => formatIstDateTime(new Date(when));

function textOf(state: SiteState): string {
  switch (state.step) {
    case 'live':
    case 'building':
    case 'slow':
      return words[state.step](at(state.at));
    case 'retrying':
      return words.retrying(state.reason, at(state.at));
    case 'gaveUp':
    case 'broken':
      return words[state.step](state.reason);
    case 'delivered':
    case 'unknown':
    case 'requesting':
    case 'slowRequest':
      return words[state.step];
  }
}

type SiteStateNoteProps = {
  publishing: Publishing;
  live: LiveVersion | null;
  /** When both were loaded, ms. */
  readAt: number;
};

/** State of the last publication. */
export function SiteStateNote({ publishing, live, readAt }: SiteStateNoteProps) {
  const state = siteStateOf(publishing, live, readAt);
  const notices = live?.notices ?? [];
  const isBad = ['gaveUp', 'broken', 'slow', 'slowRequest'].includes(state.step);
  return (
    <section aria-label={words.state} className="space-y-2">
      <output className={`block ${isBad ? 'text-sindoor font-medium' : ''}`}>
        {textOf(state)}
      </output>
      {notices.length > 0 && (
        <>
          <p className="text-sindoor font-medium">{words.notices}</p>
          <ul className="list-disc space-y-1 ps-5 wrap-anywhere">
            {notices.map(({ row, field, reason }) => (
              <li key={`${row} ${field} ${reason}`}>
                {words.notice(sectionName(row), field, reason)}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
