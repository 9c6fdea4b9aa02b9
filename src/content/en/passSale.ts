import { site } from '@/content/site.ts';
import { passWords } from './passes.ts';

const { passes, plural } = passWords;

/** Texts for buyers of passes on /raas-garba. */
export const saleText = {
  title: 'Passes',
  loading: 'Loading the passes...',
  failed: 'The passes could not be loaded.',
  failedHint: 'Check your connection and try again, or call us.',
  retry: 'Try again',
  steps: 'Choose passes, give your name and number, then pay by UPI.',
  findLink: 'Find my passes',
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
    'A night that is called off is paid back, or your pass moves to another night. Open your order to see which.',

  kind: {
    chosen: (chosen: number, wanted: number) =>
      `${chosen} of ${plural(wanted, 'night', 'nights')} chosen`,
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
    send: (minutes: number) => `Go to payment (we hold your passes for up to ${minutes} minutes)`,
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
} as const;
