import { passWords } from './passes.ts';

const { people, passes } = passWords;

/** Selling passes at the counter of the gate. */
export const adminCounter = {
  heading: 'Sell passes for tonight',
  loading: 'Loading what is sold tonight...',
  none: 'No kind of passes is sold tonight. The owner enters them under Admin › Tickets › Kinds and prices.',
  offline:
    'No connection: no sale by cash or UPI. What you chose stays here; passes can still be checked.',
  kinds: 'Passes',
  chosen: 'chosen',
  less: (name: string) => `One pass less: ${name}`,
  admits: (count: number) => people(count),
  season: 'All nights that are left',
  left: (count: number) => `${count} left`,
  soldOut: 'Sold out',
  total: 'Total',
  nothing: 'Tap what the buyer wants.',
  passes,
  clear: 'Clear',
  inNow: 'They go in now',
  inNowHint: 'Without the tick the passes are for later, with their QR codes.',
  utr: '12-digit number of the UPI payment',
  utrHint: 'Where the buyer shows it. It may stay empty.',
  utrWrong: 'The number has 12 digits. Read it again, or leave it empty.',
  cash: (amount: string) => `Cash ${amount}`,
  upi: (amount: string) => `UPI ${amount}`,
  upiCode: {
    name: 'UPI code',
    show: (amount: string) => `Show the UPI code for ${amount}`,
    hide: 'Hide the UPI code',
    alt: (amount: string, vpa: string) => `QR code to pay ${amount} to ${vpa}`,
  },
  selling: 'Selling...',
  again: 'Many people are buying. Trying again...',
  takings: (sold: number, cash: string, upi: string) =>
    `This shift: ${passes(sold)}, ${cash} in cash, ${upi} by UPI`,
  trouble: {
    busy: 'Not sold: the server is busy. Press Cash or UPI again in a moment.',
    soldOutNight: 'Tonight is full: not so many people fit in any more. Take fewer, or none.',
    soldOut: (names: string) => `Sold out: ${names}. Take fewer of it, or another kind.`,
    soldOutOther: 'Sold out for one of its nights. Take fewer, or another kind.',
    price: (was: string, is: string) =>
      `The price has changed: ${is} instead of ${was}. If the buyer agrees, press Cash or UPI again.`,
    right: 'Not sold: this account may not sell any more. Ask the owner.',
    other: 'Not sold. Load this page again; what you typed stays.',
  },
  unsure: {
    text: 'No answer: it may be sold already. Ask again before you sell anything else; it is sold once.',
    ask: 'Ask again',
    drop: 'Give this sale up',
    dropQuestion: 'Give this sale up?',
    dropNote:
      'If it was sold after all, the totals of this shift will show it. Tell the owner, who can cancel it.',
  },
  /** A sale without an answer whose shift has ended. */
  leftSale: {
    heading: 'A sale is not decided',
    text: (paid: string) =>
      `${paid}: no answer came before the shift ended, so it may be sold already.`,
    ask: 'Ask whether it is sold',
    asking: 'Asking...',
    unanswered: 'No answer again. Ask once more when there is a connection.',
    tell: 'Note the sum and tell the owner, who sees under Admin › Tickets › Gate whether it is in this shift’s money. Sign in again to ask yourself.',
    denied: 'This account cannot ask any more. Note the sum and tell the owner, who sees it.',
    notSold: 'It was not sold. Give the money back, or sell it again in a new shift.',
    others: 'It was sold by another account. Tell the owner.',
    done: 'Done',
  },
  sold: {
    admitted: (count: number) => `Sold and admitted: ${people(count)}`,
    later: (count: number) => `Sold: ${passes(count)} for later`,
    notAdmitted: 'They are not in: check their passes when they come.',
    cash: (amount: string) => `${amount} in cash`,
    upi: (amount: string) => `${amount} by UPI`,
    reference: (reference: string) => `Order ${reference}`,
    next: 'Next sale',
    show: 'Show the passes',
    hide: 'Hide the passes',
    print: 'Print a slip',
    slip: {
      order: (reference: string, total: string) => `Order ${reference}, ${total}`,
      place: (place: number, count: number) => `Pass ${place} of ${count}`,
    },
    qr: (code: string, kind: string, count: number) =>
      `QR code of pass ${code}, ${kind}, ${people(count)}`,
    whatsApp: 'Send on WhatsApp',
    message: (title: string, where: string, link: string) =>
      `Here is your pass for ${title}, ${where}: ${link}`,
  },
} as const;
