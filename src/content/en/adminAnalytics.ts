const grouped = (count: number) => count.toLocaleString('en-IN');
const percentOf = (share: number) => `${Math.round(share * 100)}%`;
const one = (value: number, digits: number) =>
  value.toLocaleString('en-IN', { maximumFractionDigits: digits });
const seconds = (ms: number) => (ms < 1000 ? `${Math.round(ms)} ms` : `${one(ms / 1000, 1)} s`);

/** Texts of the analytics screen. */
export const adminAnalytics = {
  heading: 'Analytics',
  intro: 'How many people come to the site, what they read, and how they found you.',
  failed: 'The figures could not be loaded.',
  loading: 'Loading the figures...',
  period: {
    label: 'Period',
    choices: {
      '1': 'Today',
      '7': '7 days',
      '30': '30 days',
      '365': '12 months',
      own: 'Other days',
    },
    from: 'From',
    to: 'To',
    show: 'Show these days',
    /** The period of the figures and the one they are compared with. */
    caption: (period: string, before: string) => `${period}; “before” is ${before}.`,
    range: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  },
  own: 'Count our own visits too',
  print: 'Print',
  filter: {
    title: 'Only visits with',
    chip: (name: string, value: string) => `${name}: ${value}`,
    remove: 'Remove filter',
    clear: 'Take all away',
    hint: 'Tap a row to filter by it.',
  },
  figures: {
    label: 'At a glance',
    visitors: 'Visitors',
    visits: 'Visits',
    views: 'Pages viewed',
    perVisit: 'Pages a visit',
    time: 'Time on a page',
    perVisitText: (count: number) => one(count, 1),
    timeText: (total: number) => {
      const whole = Math.round(total);
      return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
    },
  },
  /** Short form for narrow places: 1:05. */
  minutes: (total: number) => {
    const whole = Math.round(total);
    return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
  },
  charts: {
    visitors: {
      title: 'Visitors per day',
      unit: 'Number of different visitors on each day',
      names: ['This period', 'The period before'],
      none: 'Nobody came in these two periods',
    },
    views: {
      title: 'Pages viewed per day',
      unit: 'Number of pages that were opened on each day',
      names: ['This period', 'The period before'],
      none: 'No page was viewed in these two periods',
    },
  },
  /** Chart texts of a long period. */
  weekCharts: {
    visitors: {
      title: 'Visitors per week',
      unit: 'Visitors of the days of each week, named by its first day',
      names: ['This period', 'The period before'],
      none: 'Nobody came in these two periods',
    },
    views: {
      title: 'Pages viewed per week',
      unit: 'Number of pages that were opened in each week, named by its first day',
      names: ['This period', 'The period before'],
      none: 'No page was viewed in these two periods',
    },
  },
  empty: {
    title: 'Nobody has been counted in this period',
    hint: 'As soon as somebody opens the site, it stands here. Your own visits are left out unless you count them too. Choose a longer period, or look at the screen with invented figures first.',
    noMatch: 'No visit fits all the filters',
  },
  sample: {
    badge: 'Sample',
    load: 'Load sample data',
    remove: 'Remove sample data',
    unit: (unit: string) => `${unit}. With sample data.`,
    note: 'These figures are invented: 31 days of sample data are loaded. Lists below hold none of them. They go by themselves once real visitors are counted.',
    loadFailed: 'The sample data could not be loaded. Please try again.',
    removeFailed: 'The sample data could not be removed. Please try again.',
    real: 'There are real visitors already, so no sample data was loaded.',
    removed: 'The sample data is removed.',
  },
  columns: { views: 'Viewed', visitors: 'Visitors', visits: 'Visits', time: 'Min:s' },
  more: 'Show more',
  lists: {
    page: { title: 'What they read', first: 'Page', none: 'No page was viewed' },
    source: { title: 'How people find you', first: 'Way', none: 'No visit' },
    referrer: {
      title: 'Websites that lead to you',
      first: 'Website',
      none: 'No visit came by a link on another website',
    },
    device: { title: 'Phone or computer', first: 'Device', none: 'No visit' },
    browser: { title: 'Browser', first: 'Browser', none: 'No visit' },
    os: { title: 'System', first: 'System', none: 'No visit' },
    utm_source: {
      title: 'By place (utm_source)',
      first: 'Place',
      none: 'No visit came by a marked link',
    },
    utm_medium: {
      title: 'By kind (utm_medium)',
      first: 'Kind',
      none: 'No visit came by a marked link',
    },
    utm_campaign: {
      title: 'By name (utm_campaign)',
      first: 'Name',
      none: 'No visit came by a marked link',
    },
  },
  campaigns: {
    title: 'Your advertisements',
    hint: (address: string) =>
      `To see what an advertisement or a post brings, share the address with a mark behind it, such as ${address}`,
  },
  names: {
    page: 'Page',
    source: 'Found by',
    referrer: 'Website',
    device: 'Device',
    browser: 'Browser',
    os: 'System',
    utm_source: 'Advertisement, place',
    utm_medium: 'Advertisement, kind',
    utm_campaign: 'Advertisement, name',
    goal: 'Did',
  },
  values: {
    source: {
      Direct: 'Address typed, bookmark or app',
      Search: 'Search (Google, Bing, ...)',
      Social: 'Social media',
      Referral: 'Link on another website',
    },
    device: { mobile: 'Phone', desktop: 'Computer', tablet: 'Tablet' },
    goal: {
      enquiry_sent: 'Sent an enquiry',
      whatsapp_click: 'Opened WhatsApp',
      call_click: 'Tapped to call',
      calculator_used: 'Worked out a budget',
      venue_shortlisted: 'Put a venue on their list',
      pass_bought: 'Bought a pass',
    },
  },
  goals: {
    title: 'What visits lead to',
    first: 'What they did',
    events: 'Times',
    conversion: 'Of all visits',
    share: (share: number) => `${one(share * 100, share < 0.1 ? 1 : 0)}%`,
  },
  speed: {
    title: 'How quick the site feels',
    hint: 'Measured on visitors’ own phones and computers; three of four visits had this value or a better one.',
    none: 'No visit has told it yet. Figures appear once pages have been opened by visitors.',
    names: {
      lcp: 'The main part of the page is there after',
      inp: 'The page answers a tap within',
      cls: 'How much things jump while loading',
      fcp: 'Something can be seen after',
      ttfb: 'The server answers after',
    },
    grades: { good: 'Good', middling: 'Middling', poor: 'Poor' },
    value: (metric: string, value: number) => (metric === 'cls' ? one(value, 2) : seconds(value)),
    shares: (good: number, middling: number, poor: number, samples: number) =>
      `Good for ${percentOf(good / samples)}, middling for ${percentOf(middling / samples)}, poor for ${percentOf(poor / samples)} of ${grouped(samples)} page views`,
  },
  live: {
    title: 'On the site now',
    hint: 'Seen within the last minute.',
    count: (people: number) =>
      people === 0 ? 'Nobody' : `${grouped(people)} ${people === 1 ? 'person' : 'people'}`,
    now: (people: string) => `${people} on the site now`,
    none: 'Nobody is on the site at this moment.',
    one: (device: string, browser: string, os: string) => `${device}, ${browser} on ${os}`,
    you: 'One of you',
    failed: 'Who is on the site could not be loaded.',
    caption: 'Who is on the site now',
  },
  counting: {
    title: 'How this is counted',
    paragraphs: [
      'A visitor is counted once a day. Without a visitor’s “yes” nothing is kept on their phone: they are told apart for one day only, and somebody who comes back tomorrow counts as a new visitor. So the visitors of a longer period are the sum of its days, not that many different people.',
      'A visit is one stay on the site. Time is the time for which a page was really visible. Programs that read the site (search engines, link previews) are not counted, and your own visits are left out unless you tick the box above.',
      'Each single view is kept for 90 days, then only the sums of the days remain. Days begin at midnight in India.',
    ],
  },
  counter: {
    title: 'Visitors since launch',
    shown: (count: number) =>
      `The site tells its visitors that ${grouped(count)} have come since launch. Every new visitor raises the number.`,
    setAt: (when: string) => `Where it began was set on ${when}; it cannot be set again.`,
    hint: 'If you had visitors before this site, say once how many; counting goes on from there.',
    label: 'Visitors so far',
    set: 'Set the number',
    question: (count: number) => `Show ${grouped(count)} visitors?`,
    consequence: 'The number can be set only once. From then on every new visitor raises it.',
    wrong: 'Please give a whole number, 0 to 1,000,000,000.',
    taken: 'The number has been set already.',
    failed: 'The number could not be set. Please try again.',
    done: 'The number is set.',
    loadFailed: 'The number could not be loaded.',
  },
  tables: {
    title: 'Are the tables in order?',
    hint: 'The statistics stand on seven tables. One that is missing can be made anew; nothing that is there is lost.',
    well: 'All seven are there.',
    missing: (count: number) => `${count} of seven ${count === 1 ? 'is' : 'are'} missing.`,
    each: 'Show each table',
    holds: (rows: string, newest: string) => `About ${rows} rows, the newest ${newest}`,
    present: 'There',
    absent: 'Missing',
    never: 'not there yet',
    repair: {
      create_page_views_table: 'Repair page_views',
      create_daily_visitor_stats_table: 'Repair daily_visitor_stats',
    },
    advice: 'Run the newest migrations.',
    repaired: 'The table is there again.',
    failed: 'The repair did not work. Please try again.',
    loadFailed: 'The tables could not be looked at.',
  },
  csv: {
    file: (from: string, to: string) => `visitors-${from}-${to}`,
    kind: 'List',
    name: 'Line',
    seconds: 'Seconds on a page',
    times: 'Times',
    day: 'Day',
  },
} as const;
