import { site } from '@/content/site.ts';

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const people = (count: number) => plural(count, 'person', 'people');
const passes = (count: number) => plural(count, 'pass', 'passes');

/** Texts for buyers of passes on /raas-garba. */
export const saleText = {
  people,
  passes,
  title: 'Passes',
  loading: 'Loading the passes...',
  failed: 'The passes could not be loaded.',
  failedHint: 'Check your connection and try again, or call us.',
  retry: 'Try again',
  steps: 'Choose passes, give your name and number, then pay by UPI.',
  findLink: 'Find my passes',
  abroad: (time: string) => `${time} in ${site.address.city} (IST)`,
  noScript:
    'To buy here, switch on JavaScript in your browser. Or call us: we sell passes by phone, too.',

  night: {
    label: 'Night',
    left: (count: number) => `${count} ${count === 1 ? 'place' : 'places'} left`,
    soldOut: 'Sold out',
    over: 'Sale over',
    calledOff: 'Called off',
    inCart: (count: number) => passes(count),
  },
  calledOffHint:
    'A night that is called off is paid back, or your pass moves to another night. We write to everybody who has a pass for it.',

  kind: {
    admits: (count: number) => `Admits ${people(count)}`,
    season: (nights: number) => (nights === 1 ? 'One night' : `All ${nights} nights`),
    picks: (count: number) => `Choose ${plural(count, 'night', 'nights')}`,
    chosen: (chosen: number, wanted: number) =>
      `${chosen} of ${plural(wanted, 'night', 'nights')} chosen`,
    included: 'incl. GST',
    added: (percent: string) => `+ ${percent} % GST`,
    until: (day: string, next: string) => `Until ${day}, then ${next}`,
    untilSold: (count: number, next: string) => `For the first ${count} passes, then ${next}`,
    left: (count: number) => `${passes(count)} left`,
    from: (when: string) => `On sale from ${when}`,
    closed: 'No longer on sale',
    notThisNight: 'Not for this night',
    soldOut: 'Sold out',
    full: (nights: string) => `no place is left on ${nights}`,
    soldOutNight: (night: string) => `Sold out for ${night}`,
    otherNights: 'Nights with places:',
    noOther: 'No other night has places.',
    wait: 'Join the waiting list',
    less: (name: string) => `One pass less: ${name}`,
    more: (name: string) => `One pass more: ${name}`,
    most: (count: number) => `At most ${count} in one order.`,
  },

  total: {
    included: (amount: string) => `incl. ${amount} GST`,
    added: (amount: string) => `with ${amount} GST`,
    next: 'Continue',
    change: 'Change',
  },

  form: {
    title: 'Who are the passes for?',
    hint: 'Your name and number are enough. We use them for this order only.',
    name: 'Your name',
    phone: 'Phone',
    phoneHint: 'We call or write on WhatsApp if something changes.',
    email: 'E-mail',
    optional: 'optional',
    promoLink: 'I have a promo code',
    promo: 'Promo code',
    rules: 'I accept the rules of the ground. First scan counts: one entry for each person.',
    rulesLink: 'Read the rules',
    rulesMissing: 'Please tick this to continue.',
    refund: 'Refunds',
    privacy: 'Privacy',
    send: (minutes: number) => `Hold my passes for up to ${minutes} minutes`,
    sending: 'Holding your passes...',
    mail: 'Enter a full e-mail address, or leave the field empty.',
    offline:
      'You are offline. What you chose and typed is kept here; send it once you are connected.',
  },

  problem: {
    price: (before: string, now: string) => `The price is now ${now} instead of ${before}.`,
    withCode: (before: string, now: string) => `With your code: ${now} instead of ${before}.`,
    acceptPrice: (now: string) => `Order for ${now}`,
    soldOut: 'These passes were sold a moment ago.',
    soldOutKind: (kinds: string) => `Sold out: ${kinds}.`,
    nothingElse: 'No other night has places. You can join the waiting list.',
    waitFor: (kind: string) => `Waiting list: ${kind}`,
    trying: (retry: number, of: number) =>
      `Many people are buying. We try again... (${retry} of ${of})`,
    busy: 'Still too busy. Nothing was booked twice and what you typed is here. Try again, or order on WhatsApp.',
    again: 'Try again',
    whatsApp: 'Order on WhatsApp',
    chat: (order: string) => `Hello ${site.shortName}, I would like passes: ${order}`,
  },

  wait: {
    title: 'Waiting list',
    text: (kind: string, nights: string) => `${kind}, ${nights}`,
    hint: 'We hold passes for you when some come free, in the order of this list. You then pay as usual. It costs nothing and you can leave at any time.',
    quantity: 'How many passes',
    join: 'Join the waiting list',
    joining: 'Joining...',
    failed: 'You are not on the list yet. What you typed is still here: try again, or call us.',
  },
} as const;

/** The page of an order, before and after it is paid. */
export const orderText = {
  seoTitle: `Your passes | ${site.name}`,
  seoDescription: 'Your passes for Raas Garba: pay, open them at the gate, pass one on.',
  title: 'Your passes',
  titleOf: (reference: string) => `Order ${reference}`,
  opening: 'Opening your passes...',
  failed: 'Your order could not be loaded.',
  failedHint: 'Check your connection and try again. Your passes are safe.',
  retry: 'Try again',
  gone: 'This link opens no order. Check that it is complete, or find your passes below.',
  stale: (when: string) => `No connection. This is what this device kept on ${when}.`,

  heading: {
    held: (time: string) => `Your passes are kept until ${time}`,
    refused: (utr: string) => `We did not find number ${utr}`,
    expired: 'The time is over',
    claimed: 'We are checking your payment',
    short: (amount: string) => `${amount} is still missing`,
    late: 'Your money came after the places were gone',
    lateOther: 'We look at your payment',
    paid: (count: number) => `${passes(count)} for you`,
    cancelled: 'This order is cancelled',
    off: 'This night is called off',
  },
  text: {
    held: 'Pay by UPI, then enter the 12-digit number of the payment below.',
    offer: 'Passes came free and are kept for you.',
    refused: (time: string) => `Check the number, or call us. Your passes are kept until ${time}.`,
    expired:
      'Your places are free again. Paid already? Enter the number: we issue your passes if places are left, or pay you back.',
    expiredOther: (why: string) =>
      `${why} Please order again. Paid already? Enter the number: we call you, and your money is not lost.`,
    priceNow: (amount: string) => `These passes cost ${amount} today.`,
    claimed: 'Usually within 3 hours. Your places are kept. This page changes by itself.',
    claimedFree:
      'Many payments wait to be checked. Your places are no longer kept: you get your passes if places are left, or your money back. This page changes by itself.',
    claimedUtr: (utr: string) => `Number of the payment: ${utr}`,
    short: (received: string) =>
      `We received ${received}. Pay the rest with the same reference and enter its number.`,
    late: (amount: string) =>
      `We will call you: passes if any come free, else ${amount} back to you.`,
    lateOther: (why: string, amount: string) =>
      `${why} We will call you: passes, or ${amount} back to you.`,
    paid: 'Show them at the gate. The first scan counts, so do not post them anywhere.',
    cancelled: 'Your places are free again.',
    cancelledPaid: 'Its passes are no longer valid.',
    off: 'Your passes cannot be used for it.',
    reason: (reason: string) => `Our note: ${reason}`,
  },
  refund: {
    asked: (amount: string) => `You asked for a refund of ${amount}. We will answer you.`,
    due: (amount: string) => `${amount} will be paid back to you.`,
    sent: (amount: string) => `${amount} was paid back to you.`,
    failed: (amount: string) => `${amount} could not be paid back. Please call us.`,
    declined: 'Your request for a refund was declined. Please call us if that is wrong.',
  },
  timer: {
    label: 'Time left',
    seconds: (count: number) => `${count} s left to pay`,
    soon: (minutes: number) => `${plural(minutes, 'minute', 'minutes')} left to pay.`,
  },

  pay: {
    title: 'Pay by UPI',
    amount: 'Amount',
    upi: 'UPI ID',
    reference: 'Note',
    referenceHint: 'Write this into the note of the payment.',
    copy: (what: string) => `Copy ${what}`,
    copied: 'Copied',
    notCopied: 'Not copied. Press and hold the text instead.',
    anyApp: 'Any UPI app',
    qrFold: 'QR code to pay from a phone',
    qrHint: 'Scan this with the payment app of a phone.',
    qrAlt: (amount: string, vpa: string) => `QR code to pay ${amount} to ${vpa}`,
    counter: 'Rather pay at our counter? Show this page there before the time is over.',
    noUpi: 'Please call us to pay.',
  },
  utr: {
    title: 'Paid? Enter the number',
    label: '12-digit number of the payment (UTR)',
    placeholder: '123456789012',
    send: 'I have paid',
    sending: 'Sending...',
    faults: {
      digits: 'The number has 12 digits. It is called UTR, UPI transaction ID or reference number.',
      phone: 'This looks like a phone number. Please enter the 12-digit number of the payment.',
      madeUp: 'This is no number of a payment. Please copy it from your UPI app.',
    },
    where: 'Where do I find it?',
    apps: [
      ['Google Pay', 'Open the payment: “UPI transaction ID”.'],
      ['PhonePe', 'History, open the payment: “UTR”.'],
      ['Paytm', 'Balance & History, open the payment: “UPI Ref No.”.'],
    ],
    waiting: (utr: string) =>
      `Number ${utr} is saved, not sent. It goes by itself once you are connected and this page is open.`,
    change: 'Enter another number',
  },
  lines: {
    title: 'What you ordered',
    off: (amount: string) => `${amount} off`,
    tax: (amount: string) => `including ${amount} GST`,
    total: 'Total',
    gstin: (gstin: string) => `GSTIN ${gstin}`,
  },

  pass: {
    name: (place: number, of: number) => `Pass ${place} of ${of}`,
    qr: (code: string, nights: string, count: number) =>
      `QR code of pass ${code}, ${nights}, ${people(count)}`,
    admits: (count: number) => `Admits ${people(count)}`,
    holder: (name: string) => `For ${name}`,
    cancelled: 'Cancelled: not valid any more',
    unpaid: 'Not paid: it opens no gate until the payment is confirmed',
    nightOff: 'called off',
    forward: 'Give to somebody',
    again: 'Send again or rename',
    takeBack: 'Take back',
    takeBackHint: (name: string) => `The pass that ${name} has stops working at once.`,
    save: 'Save as picture',
    saved: 'Saved. Look in your downloads.',
    shared: 'The picture was shared.',
    notSaved: 'The picture could not be made. Take a screenshot instead.',
  },
  forward: {
    title: 'Give this pass to somebody',
    text: 'The pass gets a new code for this person. A code that you sent or printed before stops working.',
    name: 'Name of the person',
    nameMissing: 'Please give a name.',
    make: 'Make the link',
    making: 'Making the link...',
    ready: (name: string) => `The pass for ${name} is ready.`,
    whatsApp: (name: string) => `Send to ${name} on WhatsApp`,
    copy: 'Link of the pass',
    message: (name: string, title: string, nights: string, link: string) =>
      `Hello ${name}, here is your pass for ${title}, ${nights}: ${link}`,
  },
  actions: {
    calendar: 'Add to calendar',
    calendarNights: (nights: string) => `Your nights: ${nights}.`,
    calendarFailed: 'The calendar file could not be created.',
    print: 'Print',
    offline: 'Kept on this device: it opens without a connection.',
    notKept: 'This browser keeps nothing. Save the pictures, or print them.',
    cancel: 'Cancel this order',
    cancelSure: 'Your places become free at once.',
    askRefund: 'Ask for a refund',
    askSure: 'We decide by the rules below and write to you. Your passes stay valid until then.',
    yes: 'Yes, do it',
    no: 'No, keep it',
    call: (phone: string) => `Call ${phone}`,
    whatsApp: 'WhatsApp',
    chat: (reference: string) => `Hello, about my passes, order ${reference}: `,
    buyAgain: 'Choose passes again',
  },
  trouble: {
    busy: 'No answer. Nothing was changed: please try again.',
    offline: 'You are offline. Try again once you are connected.',
    other: 'That did not work. Please load the page again, or call us.',
  },
} as const;

/** Finding an order again, and the entry of a waiting list. */
export const findText = {
  title: 'Find my passes',
  text: 'With the phone number of the order and its reference of 6 signs, which is in your payment.',
  phone: 'Phone',
  reference: 'Reference',
  referenceHint: 'For example K7P2M4',
  referenceWrong: 'The reference has 6 letters and digits.',
  send: 'Find my passes',
  sending: 'Looking...',
  none: 'No order has this number and this reference. Check both, or call us: we find it by your name.',
  mine: 'On this device',
  order: (reference: string, title: string) => `Order ${reference}, ${title}`,
  buy: 'Buy passes',
} as const;

export const waitingText = {
  title: 'Waiting list',
  what: (kind: string, count: number) => `${kind}, ${passes(count)}`,
  waiting: (ahead: number) =>
    ahead === 0 ? 'You are first in line.' : `${people(ahead)} before you.`,
  waitingHint:
    'Keep this page, for example as a bookmark: it shows when passes are kept for you. We call or write to you, too.',
  offered: 'Passes are kept for you',
  offeredHint: 'Pay in time, or they go to the next in line.',
  open: 'See and pay',
  taken: 'You have these passes.',
  openTaken: 'Open my passes',
  lapsed: 'The offer is over, and the passes went to the next in line.',
  left: 'You have left the list.',
  leave: 'Leave the list',
  leaveSure: 'Your place goes to the next in line.',
  gone: 'This link opens no entry of the waiting list.',
  back: 'See all passes',
} as const;

/** A pass by its own link. */
export const passText = {
  seoTitle: `A pass for Raas Garba | ${site.name}`,
  seoDescription: `Shows whether a pass of ${site.name} is real, and its QR code for the gate.`,
  loading: 'Checking the pass...',
  none: 'Is this pass real?',
  noneText:
    'Open the whole link that you received, or check a picture of the pass or its code here.',
  picture: {
    choose: 'Check a picture of the pass',
    hint: 'A screenshot, or a photo of the QR code. It does not leave this device.',
    reading: 'Reading the picture...',
    none: 'No QR code was found in this picture. Take it straight and from near, or type the code.',
    other: 'The QR code in this picture is not one of our passes.',
    failed: 'This picture could not be read here. Type the code, or open the link of the pass.',
  },
  code: 'Code of the pass',
  codeHint: '26 letters and digits. The 8 below the QR code are not enough.',
  codeWrong: 'This is no whole code of a pass.',
  check: 'Check',
  unknown: 'This pass is not real',
  unknownText: `${site.name} never issued it. Do not pay for it, and tell us who sent it.`,
  state: {
    valid: 'This pass is real and valid',
    taken_back: 'This pass was taken back',
    cancelled: 'This pass is cancelled',
    unpaid: 'This pass is not paid',
    blocked: 'This pass is blocked',
  },
  means: {
    valid: 'Show it at the gate. The first scan counts, so do not post it anywhere.',
    taken_back: 'Whoever bought it made a new one in its place. Ask for the new link.',
    cancelled: 'It opens no gate any more. Ask whoever sold it for your money.',
    unpaid: 'It opens no gate until the payment is confirmed.',
    blocked: 'Please come to our counter, or call us.',
  },
  unchecked: 'Not checked: no answer from us.',
  uncheckedText: 'The gate checks it again. Show this code there.',
  entered: (count: number) => `${people(count)} went in`,
  retry: 'Check again',
  mine: 'Find my passes',
} as const;
