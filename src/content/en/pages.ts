import { site } from '@/content/site.ts';
import type { PageText } from './pageTypes.ts';

const { city, state } = site.address;

/** Introductions of all pages except the seven service pages. */
export const pages = {
  about: {
    seo: {
      title: `About Us | ${site.name}, event company in ${city}`,
      description: `Weddings, corporate events and family functions in ${city}, ${state}, ${site.alsoIn}, from an event, advertising and digital marketing company.`,
      keywords: ['about', site.name, `event company ${city}`, `wedding planners ${state}`],
      image: '/og/flowers.jpg',
    },
    intro: {
      heading: 'About Us',
      lead: `${site.name} is an event company in ${city}. We plan weddings, corporate events and family functions.`,
      paragraphs: [
        `We first put everything on paper: a budget, a layout of the venue, and a run sheet with a name against every task. Our office is in ${city}; we work all over ${state}, and in ${site.alsoIn} with the same team.`,
        'We are also an advertising and digital marketing company, so your invitation, hoardings and social media posts can come from the same people who run the event.',
      ],
      picture: {
        src: '/pictures/flowers.jpg',
        alt: 'Close-up of hanging strings of orange and yellow marigolds and red roses',
        focal: [0.47, 0.5],
      },
      service: '',
      button: 'Talk to us',
    },
  },
  legacy: {
    seo: {
      title: `A lighter home page | ${site.name}`,
      description:
        'Our simple home page for slow connections: services, contact and enquiry without moving pictures.',
      keywords: [`event planner ${city}`, `wedding planner ${state}`, site.name],
      image: '/og/diya.jpg',
    },
    intro: {
      heading: `Events in ${city}, the simple page`,
      lead: 'A lighter home page without moving pictures, for a slow connection or an older phone.',
      paragraphs: [
        `We plan weddings, corporate events and family functions in ${city}, ${state}, ${site.alsoIn}. Tell us the date, the place and the number of guests; we will send you a plan and a written budget.`,
        'Everything else is one tap away: our services, the gallery and the enquiry form.',
      ],
      picture: {
        src: '/pictures/diya.jpg',
        alt: 'A single lit brass diya on dark cloth with marigolds and petals, warm lights out of focus behind',
        focal: [0.68, 0.65],
      },
      service: '',
      button: 'Send an enquiry',
    },
  },
  services: {
    seo: {
      title: `Our Services: weddings, corporate and social events | ${site.name}`,
      description: `Twenty kinds of functions in three groups: weddings, corporate events and social gatherings, planned in ${city} with one written budget.`,
      keywords: [
        `event services ${city}`,
        'wedding services',
        'corporate event management',
        `party planners ${city}`,
      ],
      image: '/og/reception-table.jpg',
    },
    intro: {
      heading: 'Our Services',
      lead: 'Weddings with all their functions, corporate events and smaller family gatherings.',
      paragraphs: [
        'Give us the whole event, or only the part you need help with: a venue, the decor, the caterer, or an artist for the evening. Every part has its own price, so you can leave any of them out.',
      ],
      picture: {
        src: '/pictures/reception-table.jpg',
        alt: 'Close-up of a brass bowl of flowers and small candles on a reception table, warm lights out of focus behind',
        focal: [0.52, 0.62],
      },
      service: '',
      button: 'Ask about your event',
    },
  },
  calculator: {
    seo: {
      title: `Event Budgeting: wedding and event budget calculator | ${site.name}`,
      description:
        'Divide a wedding or event budget by guests and plate price: catering, decor, venue and the rest in rupees or per cent, with a reserve. Save, share or print it.',
      keywords: [
        'wedding budget',
        'event budget calculator',
        `wedding cost ${city}`,
        'catering cost per plate',
      ],
      image: '/og/decor-plate.jpg',
    },
    intro: {
      heading: 'Event Budgeting',
      lead: 'Food, flowers and the venue take about two thirds of a wedding budget. Start with those and the rest falls into place.',
      paragraphs: [
        'Catering changes the most, because it grows with every guest: at ₹1,000 per plate, fifty fewer guests save ₹50,000. So count the guests for each function before choosing a hall.',
        'Keep a reserve of 10 per cent. It covers the extra generator, unexpected guests and rain.',
        'Send us the estimate with one tap, and we will reply with real prices for your town and date.',
      ],
      picture: {
        src: '/pictures/decor-plate.jpg',
        alt: 'Close-up of a place setting: china on a brass plate with a maroon napkin and a red rose, candles and lights out of focus',
        focal: [0.4, 0.62],
      },
      service: '',
      button: 'Ask for a budget',
    },
  },
  venuesInPatna: {
    seo: {
      title: `Venues in ${city}: halls, lawns and banquets | ${site.name}`,
      description: `How to choose a wedding or event venue in ${city}: areas, plate prices, capacity, parking and when to book for the lagan season.`,
      keywords: [
        `wedding venues ${city}`,
        `banquet hall ${city}`,
        `marriage lawn ${city}`,
        'venue booking',
      ],
      image: '/og/lawn-lights.jpg',
    },
    intro: {
      heading: `Venues in ${city}`,
      lead: 'Tell us the date and the number of guests, and we will suggest halls and lawns with enough space for everyone.',
      paragraphs: [
        'Good dates go first. In the lagan season halls are booked three to four months ahead, so it helps to hold two dates until the pandit confirms one.',
        `A plate in ${city} usually costs between ₹600 and ₹2,000. Ask what it includes: the hall, the decor, the rooms for the baraat and the generator are often charged separately.`,
        'We visit with you, and we ask about parking, power and outside caterers before you pay an advance.',
      ],
      picture: {
        src: '/pictures/lawn-lights.jpg',
        alt: 'A glass lantern glowing beside a garden path at dusk, with a lit arch and lights out of focus behind',
        focal: [0.43, 0.65],
      },
      service: 'venue-booking',
      button: 'Ask about a venue',
      pointsTitle: 'Ask before you pay an advance',
      points: [
        {
          title: 'Seated guests',
          text: 'Ask how many guests can sit and eat at one time, and what happens on the lawn if it rains.',
        },
        {
          title: 'Caterer',
          text: 'Some halls allow only their own kitchen. Others allow an outside caterer for a fee.',
        },
        {
          title: 'Power and parking',
          text: 'Whether the generator can run decor and sound, and where a hundred cars will park on a lagan night.',
        },
        {
          title: 'Rooms and timings',
          text: 'How many rooms for the two families, from what time, and when the music must stop.',
        },
      ],
    },
  },
  gallery: {
    seo: {
      title: `Event Portfolio: weddings, decor and stages | ${site.name}`,
      description: `Albums of weddings, receptions, corporate stages and family functions by our team in ${city}. Open one to see its pictures.`,
      keywords: [
        `event portfolio ${city}`,
        'wedding decor pictures',
        'event gallery',
        'mandap decoration',
      ],
      image: '/og/hero-decor.jpg',
    },
    intro: {
      heading: 'Event Portfolio',
      lead: 'Our albums, one event at a time: mandaps, stages, tables and lawns.',
      paragraphs: [
        'Open an album to see its pictures. If you like one, send us its name with your date, and we will tell you what it would cost at your venue.',
      ],
      picture: {
        src: '/pictures/hero-decor.jpg',
        alt: 'A long banquet table with a bowl of marigolds and roses, candles in glass, brass plates and out-of-focus fairy lights',
        focal: [0.52, 0.55],
      },
      service: '',
      button: 'Ask for something like this',
    },
  },
  raasGarba: {
    seo: {
      title: `Raas Garba in ${city}: dandiya nights at Navratri | ${site.name}`,
      description: `Garba and dandiya nights in ${city} at Navratri, and private garba evenings for societies, schools and weddings.`,
      keywords: [`garba ${city}`, `dandiya night ${city}`, 'raas garba', `navratri event ${city}`],
      image: '/og/garba-sticks.jpg',
    },
    intro: {
      heading: 'Raas Garba',
      lead: 'Garba nights at Navratri: live dhol, lamps in the middle, and a round ground with space for three circles of dancers.',
      paragraphs: [
        'The next garba is not announced yet. Its dates, venue and passes will be published on this page. Leave us your number, and we will let you know.',
        'We also organise private garba evenings for housing societies, colleges and sangeets: ground, sound, band, dandiya sticks, and a teacher for beginners.',
      ],
      picture: {
        src: '/pictures/garba-sticks.jpg',
        alt: 'Close-up of two crossed dandiya sticks wound in coloured ribbon, with lit diyas out of focus behind',
        focal: [0.45, 0.55],
      },
      service: 'raas-garba',
      button: 'Ask about garba',
      pointsTitle: 'If it is your first time',
      points: [
        {
          title: 'What to wear',
          text: 'Anything you can dance in. Flat shoes or bare feet; pin up long dupattas.',
        },
        {
          title: 'Sticks',
          text: 'Wooden dandiya sticks, without metal ends. For garba you need only your hands.',
        },
        {
          title: 'With children',
          text: 'Come early: the first hour is slow, and the inner circle is for children.',
        },
      ],
    },
  },
  contact: {
    seo: {
      title: `Contact Us: phone, WhatsApp and enquiry | ${site.name}`,
      description: `Call, write or send an enquiry to our office in ${city}. Tell us the date, the place and the number of guests.`,
      keywords: [`contact event planner ${city}`, 'wedding planner phone number', site.name],
      image: '/og/wedding-lamp.jpg',
    },
    intro: {
      heading: 'Contact Us',
      lead: 'Call us, write to us or fill in the form. A date, a place and a rough number of guests are enough to start.',
      paragraphs: [
        'If the date is not fixed yet, no problem: a month is fine, and so is “not sure”. We can start before the lagan is fixed.',
      ],
      picture: {
        src: '/pictures/wedding-lamp.jpg',
        alt: 'Close-up of a lit brass oil lamp trimmed with marigolds, the wedding mandap out of focus behind',
        focal: [0.32, 0.55],
      },
      service: '',
      button: 'Send an enquiry',
    },
  },
} satisfies Record<string, PageText>;

/** Texts of an album's own page, `/portfolio/{id}`; its title and pictures come from the database. */
export const albumText = {
  back: 'All albums',
  sample:
    'This is a sample album with computer-made pictures. Real albums will appear here once the company adds them.',
  button: 'Ask for something like this',
  seoTitle: (title: string) => `${title} | ${site.name}`,
  seoDescription: (title: string) => `Pictures of ${title}, an album of ${site.name} in ${city}.`,
  keywords: ['event album', `wedding pictures ${city}`, 'event decor'],
  loading: 'Loading album images...',
  invalid: 'Invalid album ID',
  /** The next six are exact texts, which tests name. */
  notFound: 'Could not find album ID to fetch images',
  noImages: 'No images found for this album. Please add some images or try another album.',
  noUrls: "The images in this album don't have proper URLs",
  failed: (reason: string) => `Failed to load album images. ${reason}`,
  databaseError: (reason: string) => `Database error: ${reason}`,
  help: 'Try refreshing the page or contact support if the issue persists.',
  empty: 'No images found for this album.',
  missing: 'This album is no longer in our portfolio. See the other albums in the gallery.',
  missingTitle: 'Album not found',
  /** Default alternative text of a picture. */
  picture: (title: string, number: number) => `${title}, picture ${number}`,
  /** Accessible name of the lightbox. */
  pictures: (title: string) => `Pictures of ${title}`,
  enlarge: (alt: string) => `Enlarge: ${alt}`,
} as const;
