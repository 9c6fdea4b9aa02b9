/** What a chunk may weigh, and why it is a file of its own although it is small. */
type ChunkBudget = { most: number; small?: string };

/** The start script imports it by its address (scripts/web/chunks.ts). */
const ENTRY = 'an entry';
const PAGE = 'one page, or one address';
const TAP = 'comes with a tap or when it is seen, and many visits need none of it';
const TWO_PAGES = 'two pages share it';
const ENGINE = 'a part that the particles fetch by themselves, on wide screens only';
const BUNDLER = 'written by the bundler';

/**
 * Every chunk that a public page can load, by the need it answers: its name without the hash, and at most how many kB
 * gzip. `npm run size` holds the build to this list in both directions. A chunk under 2 kB needs a reason (`small`).
 * `min` and `ParticleField` are the particles, `module` is realtime-js.
 */
export const chunks: Readonly<Record<string, ChunkBudget>> = {
  framework: { most: 70.3 },
  app: { most: 42.6 },
  min: { most: 44.7 },
  enquiry: { most: 26.5 },
  ParticleField: { most: 25 },
  swiper: { most: 21.1 },
  module: { most: 17 },
  pages: { most: 16 },
  shared: { most: 14.7 },
  Container: { most: 13.5 },
  CalculatorPage: { most: 10.3 },
  HomePageRest: { most: 7.8 },
  LegalArticle: { most: 6.8 },
  PictureStage: { most: 5.6 },
  RaasGarbaPage: { most: 5.4 },
  CateringPage: { most: 5 },
  ClientLogo: { most: 4.9 },
  VenuesInPatnaPage: { most: 4.5 },
  HomePage: { most: 4.5 },
  EventPictures: { most: 3.9 },
  WeddingPage: { most: 3.6 },
  VenueMarks: { most: 3.5 },
  CorporatePage: { most: 3.1 },
  AboutPage: { most: 3 },
  VenueBookingPage: { most: 2.9 },
  ArtistManagementPage: { most: 2.8 },
  BirthdayPage: { most: 2.6 },
  ServicesPage: { most: 2.6 },
  InteractivityPluginInstance: { most: 2.6 },
  client: { most: 6.9 },
  outboxRunner: { most: 2.5 },
  VenuePage: { most: 2.4 },
  AnniversaryPage: { most: 2.4 },
  toasts: { most: 2.3 },
  venueQueries: { most: 2.1 },
  GalleryPage: { most: 2.1, small: PAGE },
  ContactPage: { most: 2, small: PAGE },
  LegacyPage: { most: 1.8, small: PAGE },
  MovePluginInstance: { most: 1.7, small: ENGINE },
  Utils: { most: 1.7, small: ENGINE },
  EventPage: { most: 1.7, small: PAGE },
  AlbumPage: { most: 1.6, small: PAGE },
  MathUtils: { most: 1.5, small: ENGINE },
  NoticeCorner: { most: 1.5, small: TAP },
  LinkInstance: { most: 1.4, small: ENGINE },
  heroSlides: { most: 1.3, small: ENTRY },
  WaitingEnquiries: { most: 1.3, small: TAP },
  PreferencesDialog: { most: 1.2, small: TAP },
  overlays: { most: 1.1, small: ENTRY },
  AlbumDialog: { most: 1, small: TAP },
  updates: { most: 1, small: ENTRY },
  ServiceCards: { most: 1, small: TWO_PAGES },
  RecentlyViewed: { most: 1, small: TAP },
  downloadIcs: { most: 0.9, small: TAP },
  Milestones: { most: 0.7, small: TWO_PAGES },
  main: { most: 0.7, small: ENTRY },
  NotFoundPage: { most: 0.6, small: PAGE },
  loadServicePage: { most: 0.6, small: PAGE },
  carouselEngine: { most: 0.6, small: TAP },
  offline: { most: 0.6, small: ENTRY },
  LightboxDialog: { most: 0.5, small: TAP },
  EnquiryPanel: { most: 0.5, small: TAP },
  Kinds: { most: 0.5, small: TWO_PAGES },
  BioDialog: { most: 0.5, small: TAP },
  albumPictures: { most: 0.5, small: TWO_PAGES },
  'rolldown-runtime': { most: 0.5, small: BUNDLER },
  liveChannel: { most: 0.5, small: ENTRY },
  BlendPluginInstance: { most: 0.4, small: ENGINE },
  useArrowKeys: { most: 0.4, small: TWO_PAGES },
  OverlapPluginInstance: { most: 0.4, small: ENGINE },
  PrivacyPolicyPage: { most: 0.4, small: PAGE },
  TermsConditionsPage: { most: 0.4, small: PAGE },
  Constants: { most: 0.4, small: ENGINE },
  OptionsUtils: { most: 0.5, small: ENGINE },
  DrawLayer: { most: 0.4, small: ENGINE },
  ImagePreloaderInstance: { most: 0.2, small: ENGINE },
};
