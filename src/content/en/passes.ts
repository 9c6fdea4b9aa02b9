import { site } from '@/content/site.ts';

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const people = (count: number) => plural(count, 'person', 'people');
const passes = (count: number) => plural(count, 'pass', 'passes');

/** Words for passes, their kinds, nights and place: the same wherever buyers read them. */
export const passWords = {
  plural,
  people,
  passes,
  admits: (count: number) => `Admits ${people(count)}`,
  season: (nights: number) => (nights === 1 ? 'One night' : `All ${nights} nights`),
  picks: (count: number) => `Choose ${plural(count, 'night', 'nights')}`,
  included: 'incl. GST',
  added: (percent: string) => `+ ${percent} % GST`,
  gates: (time: string) => `Gates ${time}`,
  starts: (time: string) => `Starts ${time}`,
  abroad: (time: string) => `${time} in ${site.address.city} (IST)`,
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
    held: (time: string) => `Pay by ${time} to keep your passes`,
    refused: (utr: string) => `We did not find number ${utr}`,
    expired: 'Time ran out',
    claimed: 'We are checking your payment',
    short: (amount: string) => `${amount} is still missing`,
    reversed: 'This order is not paid any more',
    late: 'Your money came after the places were gone',
    lateOther: 'We look at your payment',
    paid: (count: number) => (count === 1 ? 'Your pass' : `Your ${count} passes`),
    cancelled: 'This order is cancelled',
    off: (nights: number) =>
      nights === 1 ? 'This night is called off' : 'The nights of this order are called off',
    over: (nights: number) =>
      nights === 1 ? 'The night of this order is over' : 'The nights of this order are over',
    blocked: (count: number) => (count === 1 ? 'Your pass is blocked' : 'Your passes are blocked'),
    used: (count: number) =>
      count === 1
        ? 'Your pass was used: everybody went in'
        : 'Your passes were used: everybody went in',
  },
  text: {
    held: 'Pay by UPI, then enter the 12-digit number of the payment below.',
    offer: 'Passes came free and are kept for you.',
    refused: 'Check the number, or call us.',
    keptUntil: (time: string) => `Your passes are kept until ${time}.`,
    notKept:
      'Your places are no longer kept: you get your passes if places are left, or your money back.',
    expired:
      'Your places are free again. Paid already? Enter the number: we issue your passes if places are left, or pay you back.',
    expiredOther: (why: string) =>
      `${why} Please order again. Paid already? Enter the number: we call you, and your money is not lost.`,
    priceNow: (amount: string) => `These passes cost ${amount} today.`,
    claimed: (hours: number) =>
      `We check it within ${plural(hours, 'hour', 'hours')}. This page changes by itself.`,
    claimedFree: 'Your payment waits to be checked. This page changes by itself.',
    comeBack: (reference: string) =>
      `Close it if you like: open it again under Find my passes with your number and ${reference}.`,
    claimedUtr: (utr: string) => `Number of the payment: ${utr}`,
    short: (received: string) =>
      `We received ${received}. Pay the rest with the same note and enter its number.`,
    partOff: (days: string) => `Called off: ${days}. You get the money for it back.`,
    part: (received: string, due: string) => `We received ${received}; ${due} is still missing.`,
    reversed:
      'A payment was taken back, so your passes open no gate. Pay again and enter its number, or call us.',
    lateClaimed: (amount: string) =>
      `Your places were gone when you entered the number. If your payment came, we call you: passes if any come free, else ${amount} back to you.`,
    late: (amount: string) =>
      `We will call you: passes if any come free, else ${amount} back to you.`,
    lateOther: (why: string, amount: string) =>
      `${why} We will call you: passes, or ${amount} back to you.`,
    cancelled: 'Your places are free again. Money that still comes goes back to you.',
    cancelledPaid: 'Its passes are no longer valid.',
    off: 'Your passes open no gate.',
    offUnpaid: 'Please do not pay for it. Paid already? Call us: you get your money back.',
    offClaimed: 'We are checking your payment. If it came, you get it back.',
    offReceived: (received: string) => `We received ${received}, and you get it back.`,
    reason: (reason: string) => `Our note: ${reason}`,
  },
  refund: {
    asked: (amount: string) => `You asked for a refund of ${amount}. We will answer you.`,
    due: (amount: string) => `${amount} will be paid back to you.`,
    sent: (amount: string) => `${amount} was paid back to you.`,
    failed: (amount: string) => `${amount} could not be paid back. Please call us.`,
    declined: (amount: string) =>
      `Your request for a refund of ${amount} was declined. Please call us if that is wrong.`,
  },
  timer: {
    label: 'Time left',
    last: (seconds: number) => `${seconds} s left to pay`,
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
    counter: 'Prefer cash? Show this page at our counter before the time runs out.',
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
    holder: (name: string) => `For ${name}`,
    nightOff: 'called off',
    nightOver: 'over',
    stillFor: (days: string) => `Valid for ${days} only.`,
    map: 'Open the map',
    show: (count: number, isOften: boolean) => {
      const often = isOften ? ' a night' : '';
      return count === 1
        ? `Show it at the gate. It works once${often}, so do not post it.`
        : `Show them at the gate. Each works once${often}, so do not post them.`;
    },
    forward: 'Give to somebody',
    again: 'Send again or rename',
    takeBack: 'Cancel this pass’s link',
    takeBackYes: 'Yes, cancel',
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
    message: (name: string, title: string, where: string, link: string) =>
      `Hello ${name}, here is your pass for ${title}, ${where}: ${link}`,
  },
  actions: {
    calendar: 'Add to calendar',
    calendarNights: (nights: string) => `Your nights: ${nights}.`,
    calendarFailed: 'The calendar file could not be created.',
    print: 'Print',
    offline: 'Kept on this device: it opens without a connection.',
    notKept: 'This browser keeps nothing. Save the pictures, or print them.',
    cancel: 'Cancel this order',
    cancelSure: 'Your places become free at once. Money that came goes back to you.',
    askRefund: 'Ask for a refund',
    askSure: (amount: string, valid: number) =>
      `You ask for ${amount} back. We decide by our rules for refunds and call you.${valid > 0 ? ' Your passes stay valid until then.' : ''}`,
    askYes: 'Yes, ask',
    yes: 'Yes, cancel',
    no: 'Keep it',
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

/** Finding an order again. */
export const findText = {
  title: 'Find my passes',
  text: 'With the phone number of the order and its 6-character order number (in the note of your payment).',
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

/** Joining a waiting list, and the page of an entry. */
export const waitingText = {
  title: 'Waiting list',
  wanted: (kind: string, nights: string) => `${kind}, ${nights}`,
  hint: 'We hold passes for you when some come free, in the order of this list. You then pay as usual. It costs nothing and you can leave at any time.',
  quantity: 'How many passes',
  join: 'Join the waiting list',
  joining: 'Joining...',
  failed: 'You are not on the list yet. What you typed is still here: try again, or call us.',
  what: (kind: string, count: number, nights: string) => `${kind}, ${passes(count)}, ${nights}`,
  waiting: (ahead: number) =>
    ahead === 0 ? 'You are first in line.' : `${people(ahead)} before you.`,
  waitingHint:
    'Keep this page, for example as a bookmark: it shows when passes are kept for you. We call or write, too.',
  offered: 'Passes are kept for you',
  offeredHint: 'Pay in time, or they go to the next in line.',
  open: 'See and pay',
  taken: 'You have these passes.',
  openTaken: 'Open my passes',
  lapsed: 'The offer ran out; the next in line has it.',
  left: 'You have left the list.',
  leave: 'Leave the list',
  leaveSure: 'Your place goes to the next in line.',
  leaveYes: 'Yes, leave',
  gone: 'This link opens no entry of the waiting list.',
  back: 'See all passes',
} as const;

/** A pass by its own link. */
export const passText = {
  seoTitle: `A pass for Raas Garba | ${site.name}`,
  seoDescription: `Shows whether a pass of ${site.name} is real, and its QR code for the gate.`,
  loading: 'Checking the pass...',
  gone: 'This link opens no pass. Check that it is complete, or check the pass below.',
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
  codeWrong: 'This is not the whole code: it has 26 characters.',
  check: 'Check',
  unknown: 'This pass is not real',
  unknownText: `${site.name} never issued it. Do not pay for it, and tell us who sent it.`,
  /** By the number of its nights. */
  state: {
    valid: () => 'This pass is real and valid',
    taken_back: () => 'This pass was replaced by a newer one',
    cancelled: () => 'This pass is cancelled',
    unpaid: () => 'This pass is not paid',
    blocked: () => 'This pass is blocked',
    used: () => 'This pass was used: everybody went in',
    off: (nights: number) =>
      nights === 1 ? 'This night is called off' : 'All nights of this pass are called off',
    over: (nights: number) =>
      nights === 1 ? 'The night of this pass is over' : 'The nights of this pass are over',
  },
  means: {
    taken_back: 'Whoever bought it made a new one in its place. Ask for the new link.',
    cancelled: 'It opens no gate.',
    unpaid: 'It opens no gate until the payment is confirmed.',
    blocked: 'It opens no gate. Please come to our counter, or call us.',
    used: 'The first scan counts: it opens no gate again.',
    off: 'It opens no gate.',
    over: 'It opens no gate any more.',
  },
  /** Where its order is not. */
  money: 'The page of its order says what happens to the money.',
  unchecked: 'Not checked: no answer from us.',
  uncheckedText: 'The gate checks it again. Show this code there.',
  entered: (count: number, of: number) =>
    of === 1 ? 'went in' : `${count} of ${people(of)} went in`,
  retry: 'Check again',
  mine: 'Find my passes',
} as const;
