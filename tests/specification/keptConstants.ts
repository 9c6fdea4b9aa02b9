import type { Line } from './evidence.ts';

const defaults = 'tests/specification/libraryDefaults.test.ts';

/** Specification section 9, the lines from the first to 'Last visited pages': what is kept. */
export const keptConstants: readonly Line[] = [
  {
    line: 'Page visibility cache lifetime 60000 ms. Refresh retries use exponential backoff from 200 ms. Auth tick interval 30 s. Session storage key derives from the backend host. persistSession, autoRefreshToken and detectSessionInUrl all true. Default OTP channel sms; shouldCreateUser default true. URL session older than 120 s triggers a stale-URL warning.',
    rows: [
      {
        quote: 'Page visibility cache lifetime 60000 ms',
        where: [
          ['src/providers/visibility/pageVisibility.ts', /const CACHE_MS = 60_000;/],
          ['src/providers/visibility/pageVisibility.ts', /freshMs: CACHE_MS/],
        ],
        tests: [
          [
            'src/providers/visibility/visibility.test.tsx',
            'are not read again for a minute, and then by the next page that asks',
          ],
        ],
      },
      {
        quote: 'Refresh retries use exponential backoff from 200 ms',
        where: [
          ['src/shared/data/live.ts', /const RETRY_BASE_MS = 200;/],
          ['src/shared/data/live.ts', /RETRY_BASE_MS \* 2 \*\* attempt/],
          // The session's own refresh, by the library.
          [
            'node_modules/@supabase/auth-js/dist/module/GoTrueClient.js',
            /sleep\(200 \* Math\.pow\(2, attempt - 1\)\)/,
          ],
        ],
        tests: [
          [
            'src/providers/visibility/visibility.test.tsx',
            'are asked for four times: at once, and after 200, 400 and 800 ms',
          ],
        ],
      },
      {
        quote: 'Auth tick interval 30 s',
        library: '@supabase/auth-js',
        tests: [[defaults, 'a session is looked at every 30 s']],
      },
      {
        quote: 'Session storage key derives from the backend host',
        library: '@supabase/supabase-js',
        tests: [[defaults, 'a session is kept under a key made of the host of the backend']],
      },
      {
        quote: 'persistSession, autoRefreshToken and detectSessionInUrl all true',
        where: [
          [
            'src/shared/supabase/client.ts',
            /persistSession: true, autoRefreshToken: true, detectSessionInUrl: true/,
          ],
        ],
        tests: [
          [defaults, 'the session of the desk is kept, renewed and taken from the address'],
          ['src/app/adminRoutes.test.tsx', 'an owner who is signed in already walks through'],
        ],
      },
      {
        quote: 'Default OTP channel sms; shouldCreateUser default true',
        library: '@supabase/auth-js',
        tests: [
          [defaults, 'a code is asked for by sms and makes an account, where nothing else is said'],
        ],
      },
      {
        quote: 'URL session older than 120 s triggers a stale-URL warning',
        library: '@supabase/auth-js',
        tests: [[defaults, 'a session in an address that is two minutes old is warned of']],
      },
    ],
  },
  {
    line: 'Visitor count default 13000; counter seeds 13430 / 13000.',
    rows: [
      {
        quote: 'Visitor count default 13000',
        where: [
          [
            'src/features/navigation/data/visitorCount.ts',
            /export const DEFAULT_VISITOR_COUNT = 13_000;/,
          ],
        ],
        tests: [
          [
            'tests/e2e/error-catalogue.spec.ts',
            'a visitor reads 13,000 visitors where no count is known, and it is logged',
          ],
        ],
      },
      {
        quote: 'counter seeds 13430',
        where: [
          [
            'supabase/migrations/20261121091000_visitor_tables.sql',
            /insert into public\.total_visitor_counter \(id, visitor_count\) values \(1, 13430\);/,
          ],
        ],
        tests: [
          ['supabase/tests/seed.test.ts', 'the visitor counter of a new site stands at 13430'],
        ],
      },
      { quote: '/ 13000', notUsed: 'the migration makes the row: nothing has to ensure it later' },
    ],
  },
  {
    line: 'Last visited pages kept: 10. Stored form data expires after 86400000 ms (24 h). Storage keys are prefixed with the product name (user-preferences, form-data, contact-form, event-calculator, venue-booking).',
    rows: [
      {
        quote: 'Last visited pages kept: 10',
        where: [['src/providers/preferences/preferences.ts', /const VISITED_PAGES_KEPT = 10;/]],
        tests: [
          [
            'src/providers/preferences/preferences.test.tsx',
            'the last ten pages are kept, newest first, each once',
          ],
        ],
      },
      {
        quote: 'Stored form data expires after 86400000 ms (24 h)',
        where: [
          ['src/shared/lib/storage.ts', /export const FORM_DATA_MS = 86_400_000;/],
          ['src/features/calculator/data/savedPlan.ts', /eventCalculator, plan, FORM_DATA_MS\)/],
          [
            'src/features/enquiry/data/draft.ts',
            /if \(isKept\) store\(storageKeys\.contactForm, draft, FORM_DATA_MS\)/,
          ],
        ],
        tests: [
          [
            'src/shared/lib/storage.test.ts',
            'a visitor finds their form for 24 hours and not a moment longer',
          ],
          ['src/features/enquiry/draft.test.ts', 'is gone after 24 hours'],
        ],
      },
      {
        quote:
          'Storage keys are prefixed with the product name (user-preferences, form-data, contact-form, event-calculator, venue-booking)',
        where: [
          ['src/shared/lib/storage.ts', /const PREFIX = 'mandap:';/],
          [
            'src/shared/lib/storage.ts',
            /'user-preferences',\s+formData: 'form-data',\s+contactForm: 'contact-form',\s+eventCalculator: 'event-calculator',\s+venueBooking: 'venue-booking',\n\}/,
          ],
        ],
        tests: [
          [
            'src/shared/lib/storage.test.ts',
            'a visitor finds again what was kept, under the name of the product',
          ],
        ],
      },
    ],
  },
];
