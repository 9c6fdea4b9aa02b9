import type { Test } from './evidence.ts';

/** One row of the error catalogue: what happens, what is shown, and the tests that let it happen on the page. */
type Covered = { situation: string; behaviour: string; tests: readonly Test[] };
/** A row whose texts the site leaves to the auth library (its README says what it does not use of it). */
type Library = Covered & { library: string };
/** A row of something that is not built yet. Its issue takes the row over. */
type Later = { situation: string; behaviour: string; later: string };
/** A row of a way that the site does not go. */
type NotUsed = { situation: string; behaviour: string; notUsed: string };

export type ErrorRow = Covered | Library | Later | NotUsed;

const catalogue = 'tests/e2e/error-catalogue.spec.ts';
const home = 'tests/e2e/home-errors.spec.ts';
const albums = 'tests/e2e/album-errors.spec.ts';
const enquiry = 'tests/e2e/enquiry.spec.ts';
const libraries = 'tests/specification/libraryDefaults.test.ts';
const ANALYTICS = 'issue 6/9, analytics';

/** The rows of specification section 8 in their order, word for word; rows with several parts have one entry each. */
export const errorRows: readonly ErrorRow[] = [
  {
    situation: 'Page visibility lookup fails',
    behaviour: 'Page treated as visible, not under construction, not existing',
    tests: [
      ['tests/e2e/gate.spec.ts', 'a visitor who knows no gate yet sees the page when ${how}'],
      ['tests/e2e/gate.spec.ts', 'a visitor of a built page keeps it when ${how}'],
    ],
  },
  {
    situation: 'Visibility context load fails',
    behaviour: "'Failed to load page visibility settings'",
    tests: [
      [
        'src/providers/visibility/visibility.test.tsx',
        'a visitor sees the page, and whoever asks learns why',
      ],
    ],
  },
  {
    situation: 'Visitor count fetch fails',
    behaviour: 'Logged; 13000 stays',
    tests: [
      [catalogue, 'a visitor reads 13,000 visitors where no count is known, and it is logged'],
      [catalogue, 'a visitor keeps reading the count that the page was built with'],
    ],
  },
  {
    situation: 'Contact info fetch fails',
    behaviour: "Logged; footer shows 'Contact info not available.'",
    tests: [
      [
        'tests/e2e/contact.spec.ts',
        'a visitor who has never seen it reads "Contact info not available.", and the form works',
      ],
      [
        'src/features/navigation/public/Footer.test.tsx',
        'a visitor reads that contact info is not available when it cannot be fetched',
      ],
    ],
  },
  {
    situation: 'Enquiry submit fails',
    behaviour: "Toast 'There was an error submitting your inquiry. Please try again.'",
    tests: [[enquiry, 'a visitor is told, and finds everything still filled in']],
  },
  {
    situation: 'Enquiry succeeds',
    behaviour: "Toast 'Your inquiry has been submitted successfully!'",
    tests: [[enquiry, 'from a phone to the owner, who sees it arrive and changes its status']],
  },
  {
    situation: 'Notification email fails',
    behaviour: 'Logged only',
    tests: [
      [
        catalogue,
        'a visitor whose enquiry is kept does not hear that its mail waits; it is logged',
      ],
    ],
  },
  {
    situation: 'Albums load fails',
    behaviour: "'Failed to load portfolio albums'; empty: 'No portfolio albums found'",
    tests: [
      [home, 'a visitor for whom there are no albums yet reads so, and asks again'],
      [home, 'a visitor reads that there are no albums and no events'],
    ],
  },
  {
    situation: 'Album images',
    behaviour:
      "'Invalid album ID'; 'Could not find album ID to fetch images'; 'No images found for this album. Please add some images or try another album.'; 'The images in this album don't have proper URLs'; 'Failed to load album images. {reason}' (database error prefixed 'Database error:'); below errors 'Try refreshing the page or contact support if the issue persists.'; loading 'Loading album images...'; empty 'No images found for this album.'",
    tests: [
      [albums, 'a visitor with a wrong link reads "${text}"'],
      [albums, 'a visitor of an album without proper pictures reads so (${index + 1})'],
      [albums, 'a visitor reads why no pictures come when ${how}, and asks again'],
      [albums, 'a visitor sees that the pictures are on their way'],
      [albums, 'a visitor of an album that is new and still empty reads so, and no error'],
    ],
  },
  {
    situation: 'Broken album cover or image',
    behaviour: 'Replaced by a placeholder image',
    tests: [
      [albums, 'a visitor sees an arch with a lamp where a cover is broken'],
      [
        'src/features/portfolio/public/AlbumDialog.test.tsx',
        'a visitor sees an arch with a lamp where a picture is broken',
      ],
    ],
  },
  {
    situation: 'Upcoming events load fails',
    behaviour: "Toast 'Failed to load upcoming events.'",
    tests: [[home, 'a visitor for whom there are no events yet is told by a toast, once']],
  },
  {
    situation: 'Event card without images',
    behaviour: "'No image available'",
    tests: [[home, 'a visitor reads that an event has no image']],
  },
  {
    situation: 'Like fails',
    behaviour: "Toast (error) 'Failed to like event.'; optimistic like rolled back",
    tests: [[home, 'a visitor whose like is not counted is told, and it is taken back']],
  },
  {
    situation: 'Video autoplay fails',
    behaviour: 'Logged; video stays paused',
    tests: [
      [
        catalogue,
        'a visitor whose browser refuses the film sees it paused, and may start it by hand',
      ],
    ],
  },
  {
    situation: 'Analytics, announcement bar, auth failures: the announcement bar',
    behaviour: 'Only logged; return false, empty lists or 0',
    tests: [[catalogue, 'a visitor sees no announcements and no error; it is logged']],
  },
  {
    situation: 'Analytics, announcement bar, auth failures: auth',
    behaviour: 'Only logged; return false, empty lists or 0',
    tests: [
      [
        'src/app/adminRoutes.test.tsx',
        'an owner whose check fails can try again without typing the password',
      ],
    ],
  },
  {
    situation: 'Analytics, announcement bar, auth failures: analytics',
    behaviour: 'Only logged; return false, empty lists or 0',
    later: ANALYTICS,
  },
  {
    situation: 'Missing table (code 42P01)',
    behaviour: 'Table-creation procedure called, then retry',
    later: ANALYTICS,
  },
  {
    situation: 'Page view counter code PGRST116',
    behaviour: 'No row; created with count 1',
    // The migration makes the row and the database counts in it, so that it is never missing.
    tests: [
      [
        'supabase/tests/tracking.test.ts',
        'six hundred views by forty visitors at once: all sums agree',
      ],
    ],
  },
  {
    situation: 'Auth check exceeds 10 s',
    behaviour: "'Auth check timed out'; signed-out state",
    tests: [
      [
        catalogue,
        'an owner whose sign-in cannot be checked for 10 s is signed out, and it is logged',
      ],
    ],
  },
  {
    situation: 'Preferences hook used outside its provider',
    behaviour: "Throws 'useUserPreferences must be used within a UserPreferencesProvider'",
    tests: [
      [
        'src/providers/preferences/preferences.test.tsx',
        'a developer who forgets the provider is told so',
      ],
    ],
  },
  {
    situation: 'Storage errors',
    behaviour: 'Logged; return false or null',
    tests: [
      [
        'src/shared/lib/storage.test.ts',
        'a visitor whose browser refuses gets false and null, and the reason is logged',
      ],
      [
        catalogue,
        'a visitor whose browser keeps nothing can still choose a theme, and it is logged',
      ],
    ],
  },
  {
    situation: 'Service worker errors',
    behaviour: 'Logged only',
    tests: [
      [
        'tests/e2e/worker-errors.spec.ts',
        'a visitor for whom there is no service worker hears nothing of it; it is logged',
      ],
    ],
  },
  {
    situation: 'Auth library',
    behaviour:
      "'No session defined in URL', 'Not a valid PKCE flow url.', 'No code detected.'; identity_already_exists, identity_not_found, single_identity_not_deletable; sign-out ignores 401, 403, 404",
    library: '@supabase/auth-js',
    tests: [
      [libraries, 'whoever signs out is out, though the server answers %i'],
      [libraries, 'an address that is no sign-in is refused with "%s"'],
      [libraries, 'a login that cannot be added or removed is told by its code: %s'],
    ],
  },
  {
    situation: 'Auth library: keys to check tokens with in the browser',
    behaviour: "'JWKS is empty'",
    notUsed:
      'the site checks no token in the browser; the library of today asks the server instead',
  },
  {
    situation: '404 page',
    behaviour: 'See section 2',
    tests: [['tests/e2e/every-page.spec.ts', 'is a real 404 with the way home']],
  },
  {
    situation: 'Toasts',
    behaviour: 'Toasts appear top-right for 5 s.',
    tests: [
      [catalogue, 'a message stands at the top right'],
      ['src/shared/ui/Toaster.test.tsx', 'a message stands for 5 seconds'],
    ],
  },
];
