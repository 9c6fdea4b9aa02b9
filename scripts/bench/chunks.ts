/** What a chunk may weigh, and why it is a file of its own although it is small. */
type ChunkBudget = { most: number; small?: string };

/** The start script imports it by its address (scripts/web/chunks.ts). */
const ENTRY = 'an entry';
const PAGE = 'one page, or one address';
const TAP = 'comes with a tap or when it is seen, and many visits need none of it';
const TWO_PAGES = 'two pages share it';
const SHOWN_TO_OWNER = 'a page and the preview in the admin area share it';
const REFUND = 'an order’s page and the refunds of the admin area share it';
const COUNTER = 'a page of passes and the counter at the gate share it';
const ENGINE = 'a part that the particles fetch by themselves, on wide screens only';
const BUNDLER = 'written by the bundler';

/**
 * Every chunk that a public page can load, by the need it answers: its name without the hash, and at most how many kB
 * gzip. `npm run size` holds the build to this list in both directions. A chunk under 2 kB needs a reason (`small`).
 * `min` and `ParticleField` are the particles.
 */
export const chunks: Readonly<Record<string, ChunkBudget>> = {
  framework: { most: 70.3 },
  app: { most: 44.7 },
  min: { most: 44.7 },
  enquiry: { most: 9.5 },
  ParticleField: { most: 25.7 },
  swiper: { most: 21.1 },
  realtime: { most: 17.2 },
  forms: { most: 21.2 },
  contract: { most: 0.4, small: 'the worker’s updates and the answer to broken code share it' },
  pages: { most: 17.1 },
  shared: { most: 20.3 },
  Container: { most: 14.7 },
  CalculatorPage: { most: 10.3 },
  HomePageRest: { most: 8.5 },
  LegalArticle: { most: 7.6 },
  PictureStage: { most: 5.6 },
  RaasGarbaPage: { most: 6 },
  RaasGarbaSale: { most: 8 },
  PassesPage: { most: 7 },
  analytics: { most: 5.6 },
  CateringPage: { most: 5 },
  ClientLogo: { most: 5.1 },
  VenuesInPatnaPage: { most: 4.8 },
  HomePage: { most: 4.5 },
  EventPictures: { most: 4 },
  WeddingPage: { most: 3.6 },
  VenueMarks: { most: 1.7, small: TWO_PAGES },
  venues: { most: 2.1, small: TWO_PAGES },
  CorporatePage: { most: 3.2 },
  AboutPage: { most: 3 },
  VenueBookingPage: { most: 2.9 },
  ArtistManagementPage: { most: 2.8 },
  BirthdayPage: { most: 2.6 },
  ServicesPage: { most: 2.6 },
  InteractivityPluginInstance: { most: 2.8 },
  client: { most: 6.8 },
  outboxRunner: { most: 1.2, small: TAP },
  store: {
    most: 1.7,
    small: 'IndexedDB and its opening, for an enquiry that waits and for passes',
  },
  passes: { most: 10.6 },
  pass: { most: 8.6 },
  PassPage: { most: 2, small: PAGE },
  cart: { most: 0.7, small: COUNTER },
  CopyLine: { most: 0.8, small: REFUND },
  // Takes the one number of a payment out of a sentence, and tells a phone from it.
  utr: { most: 1.1, small: COUNTER },
  refused: { most: 0.4, small: 'enquiries and passes share it' },
  refusalWords: { most: 1.9, small: TAP },
  // Calendars, pictures, and the reading of a QR in a picture of a pass and at the gate.
  files: { most: 3, small: TAP },
  saleData: { most: 0.9, small: 'the sale, an order and screens of staff share it' },
  readPicture: { most: 0.6, small: TAP },
  VenuePage: { most: 2.4 },
  InterestDialog: { most: 2.4 },
  AnniversaryPage: { most: 2.4 },
  toasts: { most: 1, small: TAP },
  headless: { most: 1.7, small: TAP },
  venueQueries: { most: 1.9, small: TWO_PAGES },
  GalleryPage: { most: 2.1, small: PAGE },
  ContactPage: { most: 2, small: PAGE },
  LegacyPage: { most: 1.8, small: PAGE },
  MovePluginInstance: { most: 1.8, small: ENGINE },
  Utils: { most: 1.7, small: ENGINE },
  EventPage: { most: 1.7, small: PAGE },
  AlbumPage: { most: 1.6, small: PAGE },
  MathUtils: { most: 1.6, small: ENGINE },
  NoticeCorner: { most: 1.5, small: TAP },
  LinkInstance: { most: 1.5, small: ENGINE },
  // The counting of visits needs it without the app; without it there, the client would come along (7 kB).
  base: { most: 3.1 },
  askConsent: { most: 1.2, small: ENTRY },
  heroSlides: { most: 1.3, small: ENTRY },
  older: { most: 1.8, small: 'what an older browser lacks, fetched by such a browser alone' },
  WaitingEnquiries: { most: 1.3, small: TAP },
  PreferencesDialog: { most: 1.4, small: TAP },
  overlays: { most: 1.2, small: ENTRY },
  AlbumDialog: { most: 1, small: TAP },
  updates: { most: 1, small: ENTRY },
  ServiceCards: { most: 1.1, small: TWO_PAGES },
  RecentlyViewed: { most: 1, small: TAP },
  Milestones: { most: 0.7, small: TWO_PAGES },
  Pager: { most: 0.6, small: TWO_PAGES },
  main: { most: 0.8, small: ENTRY },
  EventCard: { most: 0.7, small: SHOWN_TO_OWNER },
  NotFoundPage: { most: 0.6, small: PAGE },
  loadServicePage: { most: 0.6, small: PAGE },
  carouselEngine: { most: 0.6, small: TAP },
  offline: { most: 0.8, small: ENTRY },
  LightboxDialog: { most: 0.5, small: TAP },
  Kinds: { most: 0.5, small: TWO_PAGES },
  BioDialog: { most: 0.5, small: TAP },
  excerpt: { most: 0.2, small: TWO_PAGES },
  albumPictures: { most: 0.6, small: TWO_PAGES },
  'rolldown-runtime': { most: 0.5, small: BUNDLER },
  liveChannel: { most: 0.5, small: ENTRY },
  BlendPluginInstance: { most: 0.5, small: ENGINE },
  useSlider: { most: 0.6, small: TAP },
  eventSeo: { most: 0.5, small: SHOWN_TO_OWNER },
  lightbox: { most: 0.4, small: TWO_PAGES },
  OverlapPluginInstance: { most: 0.4, small: ENGINE },
  PrivacyPolicyPage: { most: 0.4, small: PAGE },
  TermsConditionsPage: { most: 0.4, small: PAGE },
  Constants: { most: 0.4, small: ENGINE },
  OptionsUtils: { most: 0.5, small: ENGINE },
  DrawLayer: { most: 0.4, small: ENGINE },
  ImagePreloaderInstance: { most: 0.3, small: ENGINE },
};
