import { adminAnalytics } from '@/content/en/adminAnalytics.ts';
import { valueName, pageName } from './data/names.ts';
import { useLiveVisitors } from './data/useStatistics.ts';
import { Panel } from './Panel.tsx';

const { live: words } = adminAnalytics;

const LIVE_ID = 'live';

/** Whether admins' visits count too. */
type LiveProps = { withAdmins: boolean };

/** Number of current visitors; links to the list. */
export function LiveCount({ withAdmins }: LiveProps) {
  const { data } = useLiveVisitors(withAdmins);
  if (!data) return null;
  return (
    <a href={`#${LIVE_ID}`} className="flex min-h-11 items-center gap-2 print:hidden">
      <span
        aria-hidden
        className={`size-2.5 rounded-full ${data.length > 0 ? 'bg-leaf' : 'bg-edge'}`}
      />
      <span className="link">{words.now(words.count(data.length))}</span>
    </a>
  );
}

/** Current visitors and their pages. */
export function LiveVisitors({ withAdmins }: LiveProps) {
  return (
    <div id={LIVE_ID} className="scroll-mt-4 print:hidden">
      <Panel
        title={words.title}
        hint={words.hint}
        query={useLiveVisitors(withAdmins)}
        none={words.none}
        failed={words.failed}
      >
        {(people) => (
          <>
            <p className="text-2xl font-semibold tabular-nums">{words.count(people.length)}</p>
            <ul aria-label={words.caption} className="mt-2 grid max-h-72 gap-2 overflow-y-auto">
              {people.map(
                ({ current_page, title, device_type, browser, os, last_active, is_admin }) => (
                  <li key={`${last_active} ${current_page}`} className="border-line border-t pt-2">
                    <span>{pageName(title, current_page)}</span>
                    <span className="text-muted block text-xs">
                      {words.one(valueName('device', device_type), browser, os)}
                      {is_admin && `, ${words.you}`}
                    </span>
                  </li>
                ),
              )}
            </ul>
          </>
        )}
      </Panel>
    </div>
  );
}
