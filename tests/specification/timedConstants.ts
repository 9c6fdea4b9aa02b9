import type { Line, Test } from './evidence.ts';

const defaults = 'tests/specification/libraryDefaults.test.ts';
const reports = 'supabase/migrations/20261121091200_visitor_reports.sql';
const toasts: Test = [defaults, 'a toast that says nothing of its time stands as long as its kind'];
const samples: Test = [
  'supabase/tests/reports.test.ts',
  'sample data is marked, refused beside real days, and gone with the first real view',
];
const ANALYTICS = 'issue 6/9, analytics';

/** Specification section 9, the lines from 'Toasts' to 'Stats windows': what is waited for and counted. */
export const timedConstants: readonly Line[] = [
  {
    line: 'Toasts (preferences toast library): limit 20; default durations blank 4000 ms, error 4000, success 2000, loading infinite, custom 4000. Resize re-measure delays 500 ms and 2000 ms.',
    rows: [
      {
        quote: 'limit 20',
        library: 'react-hot-toast',
        tests: [[defaults, 'a visitor who is told thirty things reads the last twenty']],
      },
      {
        quote:
          'default durations blank 4000 ms, error 4000, success 2000, loading infinite, custom 4000',
        where: [
          // The library's defaults; what the site itself shows stands 5 s, by section 8.
          ['src/shared/ui/notify.ts', /export const TOAST_MS = 5000;/],
        ],
        tests: [toasts, ['src/shared/ui/Toaster.test.tsx', 'a message stands for 5 seconds']],
      },
      {
        quote: 'Resize re-measure delays 500 ms and 2000 ms',
        where: [
          ['src/shared/ui/carousel/carouselEngine.ts', /const MEASURE_AGAIN_MS = \[500, 2000\];/],
        ],
        tests: [
          [
            'src/shared/ui/carousel/carouselEngine.test.ts',
            'a row is measured again half a second and two seconds after its window has changed',
          ],
        ],
      },
    ],
  },
  {
    line: 'Visitor id in local storage, format hash-random (21 chars). Session id in session storage.',
    rows: [
      {
        quote:
          'Visitor id in local storage, format hash-random (21 chars). Session id in session storage.',
        later: ANALYTICS,
      },
    ],
  },
  {
    line: 'Active user window 60 s; heartbeats 15 s and 30 s. Auth timeout 10 s. Like delay 100 ms.',
    rows: [
      { quote: 'Active user window 60 s; heartbeats 15 s and 30 s', later: ANALYTICS },
      {
        quote: 'Auth timeout 10 s',
        where: [['src/providers/auth/watchAccess.ts', /const AUTH_TIMEOUT_MS = 10_000;/]],
        tests: [
          [
            'src/app/adminRoutes.test.tsx',
            'an owner whose check hangs counts as signed out after ten seconds',
          ],
          [
            'tests/e2e/error-catalogue.spec.ts',
            'an owner whose sign-in cannot be checked for 10 s is signed out, and it is logged',
          ],
        ],
      },
      {
        quote: 'Like delay 100 ms',
        where: [['src/features/events/data/likes.ts', /const LIKE_DELAY_MS = 100;/]],
        tests: [
          [
            'src/features/events/public/likes.test.tsx',
            'a hundred milliseconds pass before the server is told',
          ],
        ],
      },
    ],
  },
  {
    line: 'Stats windows 1/7/30/365 days; device and referrer window 30 days. Seed data 31 days, batches of 10, page views 1.5–2.5 times visitors.',
    rows: [
      { quote: 'Stats windows 1/7/30/365 days', later: ANALYTICS },
      {
        quote: 'device and referrer window 30 days',
        where: [
          [reports, /create function public\.device_distribution\(days integer default 30\)/],
          [reports, /create function public\.referrer_sources\(days integer default 30\)/],
        ],
        tests: [
          ['supabase/tests/reports.test.ts', 'devices, sources and pages are those of the visits'],
        ],
      },
      {
        quote: 'Seed data 31 days',
        where: [[reports, /generate_series\(0, 30\)/]],
        tests: [samples],
      },
      { quote: 'batches of 10', notUsed: 'the database makes all days in one statement' },
      {
        quote: 'page views 1.5–2.5 times visitors',
        where: [[reports, /round\(s\.visitors \* \(1\.5 \+ random\(\)\)\)/]],
        tests: [samples],
      },
    ],
  },
];
