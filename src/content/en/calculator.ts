/** Texts of the budget calculator (/calculator); amounts are passed formatted. */
export const calculatorText = {
  noScript:
    'This form needs JavaScript, which is switched off in this browser. The estimate below is our example.',
  event: {
    title: 'Your event',
    type: 'Event type',
    city: 'City',
    cityError: (longest: number) => `Please write the city in at most ${longest} plain letters.`,
    date: 'Date',
    dateError: 'Please choose a day between today and the year 2099, or leave it empty.',
    season: 'Season',
    optional: 'optional',
    guests: 'Guests',
    plate: 'Price per plate, in rupees',
    plateHint: (food: string, missing?: string) =>
      missing
        ? `Food for everybody: ${food}. Catering is ${missing} short.`
        : `Food for everybody: ${food}`,
    mode: 'Plan by',
    reserve: 'Reserve, in per cent',
    reserveHint: (amount: string) => `${amount} for unplanned costs`,
    total: 'Total budget, in rupees',
    limit: 'Maximum you can spend',
    limitOver: (over: string) => `The estimate is ${over} over this.`,
    limitHint: 'Including the reserve. We tell you if the estimate goes over it.',
  },
  modes: { total: 'Total budget', parts: 'Costs by item' },
  seasons: {
    '': 'Not sure yet',
    'winter-lagan': 'Winter lagan, November to March',
    'summer-lagan': 'Summer lagan, April to July',
    between: 'Outside the lagan',
  },
  seasonHints: {
    '': 'Halls and artists cost more on lagan dates.',
    'winter-lagan': 'Lagan dates go first: book the hall and band three to four months ahead.',
    'summer-lagan': 'Lagan dates go first, and the hall will need cooling and a generator.',
    between: 'Outside the lagan, you can often bargain with halls and bands.',
  },
  split: {
    title: 'Where the money goes',
    byTotal:
      'Type rupees or per cent. What you type is locked; the unlocked categories share the rest.',
    byParts: 'Type what each item costs. We add up the total.',
    rupees: (category: string) => `${category}, in rupees`,
    percent: (category: string) => `${category}, in per cent`,
    lock: (category: string) => `Lock ${category}`,
    setCatering: (food: string) => `Set catering to ${food}`,
    again: 'Start again',
  },
  categories: {
    catering: 'Catering',
    decor: 'Decor',
    venue: 'Venue',
    photo: 'Photo and video',
    entertainment: 'Entertainment, stage and sound',
    attire: 'Attire and beauty',
    planning: 'Planning',
    stay: 'Stay and transport',
    invites: 'Invitations and gifts',
    extra: 'Other',
  },
  estimate: {
    title: 'Your estimate',
    whole: 'Grand total, including reserve',
    caption: 'The estimate by category',
    category: 'Category',
    share: 'Share',
    amount: 'Amount',
    total: 'Total',
    reserve: (percent: string) => `Reserve, ${percent}`,
    perGuest: 'Per guest',
    fewer: (guests: number) => `Invite ${guests} fewer and save`,
    fewerFood: (food: string) => `(${food} on food)`,
    foodShort: (food: string, short: string) =>
      `Over budget: food comes to ${food}, ${short} more than you have set for catering.`,
    foodSpare: (food: string, spare: string) =>
      `Food comes to ${food}: ${spare} of your catering amount is left.`,
    over: (over: string, limit: string) =>
      `Over budget: the estimate is ${over} more than the ${limit} you can spend.`,
  },
  actions: {
    enquire: 'Send as enquiry',
    share: 'Share link',
    copied: 'The link is copied. Whoever opens it sees this estimate.',
    link: 'Link to this estimate',
    linkHint:
      'This browser does not allow copying: press and hold, or select, the link to copy it.',
    print: 'Print',
    saved: 'Kept on this device for 24 hours, and nowhere else.',
  },
  notices: {
    shared: 'This estimate was shared with you. Change anything, and it becomes your own.',
    own: 'Back to my estimate',
    bad: 'This link is damaged or was made by another version, so it could not be read. Please ask for a new one; meanwhile here is a fresh start.',
    badKept:
      'This link is damaged or was made by another version, so it could not be read. Please ask for a new one; meanwhile here is your own estimate.',
    again: 'Everything is back to the example.',
    undo: 'Undo',
  },
  errors: {
    amount: 'Please type an amount such as 1,50,000 or 1.5 lakh.',
    cap: 'We count up to ₹100 crore. For more than that, please call us.',
    plateCap: (most: string) => `Please type a plate price of at most ${most}.`,
    guests: (most: string) => `Please type a number of guests from 1 to ${most}.`,
    percent: (most: string) => `Please type a share from 0 to ${most} per cent, such as 12.5.`,
    locked: (sum: string) =>
      `The locked categories already take ${sum}. Type more, or unlock one of them.`,
    room: (room: string) =>
      `Apart from what is locked, ${room} is left. Unlock another category first.`,
    stuck: (room: string) =>
      `Every other category is locked, so this must stay ${room}. Unlock one first.`,
  },
  about: {
    title: 'How we split the budget',
    wedding:
      'The wedding split is a starting point, based on what planners publish: venue and food together 45 to 50 per cent, decor 15 to 20, photo and video 7 to 12.',
    other:
      'For other events it is our own estimate. Prices differ from town to town, so change any figure you know better.',
    advice: 'How to budget',
  },
  /** The estimate as the text of an enquiry. */
  message: {
    title: 'Estimate from the budget calculator',
    when: 'When',
    guests: (guests: string, plate: string) => `${guests} guests at ${plate} per plate`,
    limit: 'Maximum to spend',
    locked: 'locked',
  },
  print: {
    made: (day: string) => `Made on ${day}. An estimate, not an offer.`,
  },
} as const;
