import { site } from '@/content/site.ts';
import type { PageText } from './pageTypes.ts';

/** The pages that are not one of the seven service pages: what each says before its own content. */
export const pages = {
  about: {
    seo: {
      title: `About Us | ${site.name}, event company in Patna`,
      description:
        'An event, advertising and digital marketing company from Patna that plans weddings, corporate events and family functions across Bihar, Delhi and Ranchi.',
      keywords: ['about', site.name, 'event company Patna', 'wedding planners Bihar'],
      image: '/og/flowers.jpg',
    },
    intro: {
      heading: 'About Us',
      lead: `${site.name} is an event company in Patna. We plan weddings, company events and the family functions in between.`,
      paragraphs: [
        'We plan on paper first: a budget by head, a drawing of the venue, and a run sheet with a name beside every task. Our office is in Patna; we work all over Bihar and take events in Delhi and Ranchi with the same crew.',
        'We are an advertising and digital marketing company too, so the invitation, the hoarding and the posts for an event can come from the people who run it.',
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
        'Our plain home page for slow connections: services, contact and enquiry without moving pictures.',
      keywords: ['event planner Patna', 'wedding planner Bihar', site.name],
      image: '/og/diya.jpg',
    },
    intro: {
      heading: 'Events in Patna, the plain page',
      lead: 'Our earlier home page, without moving pictures. It suits a slow connection or an older phone.',
      paragraphs: [
        'We plan weddings, corporate events and family functions in Patna, Bihar, Delhi and Ranchi. You name the date, the place and the number of guests; we answer with a plan and a written budget.',
        'Everything else is one tap away: our services, the gallery and the form to ask us something.',
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
      description:
        'Twenty kinds of function in three groups: weddings, corporate events and social gatherings, planned in Patna with one written budget.',
      keywords: [
        'event services Patna',
        'wedding services',
        'corporate event management',
        'party planners Patna',
      ],
      image: '/og/reception-table.jpg',
    },
    intro: {
      heading: 'Our Services',
      lead: 'Weddings and all their functions, company events, and the smaller gatherings a family remembers just as long.',
      paragraphs: [
        'Take the whole event, or only the part you cannot do yourselves: a venue, the decor, the caterer, an artist for the evening. We quote each part by itself, so you can leave one out.',
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
        'wedding cost Patna',
        'catering cost per plate',
      ],
      image: '/og/decor-plate.jpg',
    },
    intro: {
      heading: 'Event Budgeting',
      lead: 'Food, flowers and the venue take about two thirds of a wedding budget. Start with those and the rest falls into place.',
      paragraphs: [
        'Catering moves most, because it grows with every name on the list: at ₹1,000 a plate, fifty guests fewer is ₹50,000 back. So count heads for each function before choosing a hall.',
        'Keep a reserve of one tenth on top of the total. It pays for the extra generator, the cousins who bring cousins, and rain.',
        'Send us the estimate with one tap, and we answer with real prices for your town and date.',
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
      title: `Venues in Patna: halls, lawns and banquets | ${site.name}`,
      description:
        'How to choose a wedding or event venue in Patna: areas, plate prices, capacity, parking and when to book for the lagan season.',
      keywords: [
        'wedding venues Patna',
        'banquet hall Patna',
        'marriage lawn Patna',
        'venue booking',
      ],
      image: '/og/lawn-lights.jpg',
    },
    intro: {
      heading: 'Venues in Patna',
      lead: 'Tell us the date and the number of guests, and we name the halls and lawns that can really hold them.',
      paragraphs: [
        'Good dates go first. In the lagan season halls are taken three to four months ahead, so it helps to hold two dates until the priest has spoken.',
        'A plate in Patna usually costs between ₹600 and ₹2,000. Ask what is in it: the hall, the decor, the rooms for the barat and the generator are often counted apart.',
        'We visit with you, and we ask the questions about parking, power and the outside caterer before you pay an advance.',
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
          title: 'How many, seated',
          text: 'Standing numbers flatter a hall. Ask for guests seated to eat at one time, and for the lawn if it rains.',
        },
        {
          title: 'Whose food',
          text: 'Some halls allow their own kitchen only. Others take an outside caterer for a fee.',
        },
        {
          title: 'Power and parking',
          text: 'Generator load for decor and sound, and where a hundred cars will stand on a lagan night.',
        },
        {
          title: 'Rooms and hours',
          text: 'How many rooms for the two families, from when, and at what hour the music must stop.',
        },
      ],
    },
  },
  gallery: {
    seo: {
      title: `Event Portfolio: weddings, decor and stages | ${site.name}`,
      description:
        'Albums of weddings, receptions, corporate stages and family functions by our team in Patna. Open one to see its pictures.',
      keywords: [
        'event portfolio Patna',
        'wedding decor pictures',
        'event gallery',
        'mandap decoration',
      ],
      image: '/og/hero-decor.jpg',
    },
    intro: {
      heading: 'Event Portfolio',
      lead: 'Our albums, one event at a time: mandaps, stages, tables and lawns as they were built.',
      paragraphs: [
        'Open an album to see its pictures. If one comes close to what you have in mind, send us its name with your date, and we tell you what it would take at your venue.',
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
      title: `Raas Garba in Patna: dandiya nights at Navratri | ${site.name}`,
      description:
        'Garba and dandiya nights in Patna at Navratri, and private garba evenings for societies, schools and weddings.',
      keywords: ['garba Patna', 'dandiya night Patna', 'raas garba', 'navratri event Patna'],
      image: '/og/garba-sticks.jpg',
    },
    intro: {
      heading: 'Raas Garba',
      lead: 'Garba nights at Navratri: a round ground, live dhol, lamps in the middle, and room for three circles of dancers.',
      paragraphs: [
        'No edition is announced yet. Its dates, venue and passes will stand on this page. Leave us your number, and we write to you when they do.',
        'We also set up private garba evenings for housing societies, colleges and sangeets: ground, sound, band, sticks, and a teacher for those who come for the first time.',
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
          text: 'Anything you can turn in. Flat shoes or none; long dupattas pinned down.',
        },
        {
          title: 'Sticks',
          text: 'Dandiya sticks of wood, without metal ends. Garba itself needs only your hands.',
        },
        {
          title: 'With children',
          text: 'Come early: the first hour is slow, and the inner circle is kept for the young ones.',
        },
      ],
    },
  },
  contact: {
    seo: {
      title: `Contact Us: phone, WhatsApp and enquiry | ${site.name}`,
      description:
        'Call, write or send an enquiry to our office in Patna. Tell us the date, the place and the number of guests.',
      keywords: ['contact event planner Patna', 'wedding planner phone number', site.name],
      image: '/og/wedding-lamp.jpg',
    },
    intro: {
      heading: 'Contact Us',
      lead: 'Call, write, or send the form. A date, a place and a rough number of guests are enough to begin.',
      paragraphs: [
        'If the date is not fixed yet, say so: a month is fine, and so is “not sure”. We can plan around a lagan that is still being discussed.',
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
} as const satisfies Record<string, PageText>;

/** Texts of an album's own page, `/portfolio/{id}`; its title and pictures come from the database. */
export const albumText = {
  back: 'All albums',
  sample:
    'A sample album: rendered scenes that show what stands here once the company adds its own.',
  button: 'Ask for something like this',
  seoTitle: (title: string) => `${title} | ${site.name}`,
  seoDescription: (title: string) => `Pictures of ${title}, an album of ${site.name} in Patna.`,
  keywords: ['event album', 'wedding pictures Patna', 'event decor'],
  loading: 'Loading album images...',
  invalid: 'Invalid album ID',
  /** The next six are specification section 8. */
  notFound: 'Could not find album ID to fetch images',
  noImages: 'No images found for this album. Please add some images or try another album.',
  noUrls: "The images in this album don't have proper URLs",
  failed: (reason: string) => `Failed to load album images. ${reason}`,
  databaseError: (reason: string) => `Database error: ${reason}`,
  help: 'Try refreshing the page or contact support if the issue persists.',
  empty: 'No images found for this album.',
  missing: 'This album is not in our portfolio any more. The others are in the gallery.',
  missingTitle: 'Album not found',
  /** Alternative text of a picture that has none of its own. */
  picture: (title: string, number: number) => `${title}, picture ${number}`,
  /** Name of the viewer. */
  pictures: (title: string) => `Pictures of ${title}`,
  enlarge: (alt: string) => `Enlarge: ${alt}`,
} as const;
