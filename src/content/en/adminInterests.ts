/** Texts of the list of sign-ups for garba passes. */
export const adminInterests = {
  title: 'Waiting for passes',
  intro:
    'They asked to be told on the day the sale opens, once. Names and numbers are deleted 30 days after that day, or at the end of the year.',
  caption: 'Who waits for passes: those not told first, then the newest',
  columns: { name: 'Name', phone: 'Phone', since: 'Asked on', told: 'Told', remove: 'Remove' },
  count: (total: number, told: number) =>
    `${total.toLocaleString('en-IN')} ${total === 1 ? 'person waits' : 'people wait'}, ${told.toLocaleString('en-IN')} told`,
  capped: (shown: number) => `${shown.toLocaleString('en-IN')} are shown, those not told first.`,
  empty: 'Nobody waits yet',
  emptyHint: 'Who asks on the Raas Garba page to be told when passes open stands here.',
  call: (name: string) => `Call ${name}`,
  whatsapp: 'WhatsApp',
  whatsappName: (name: string) => `Write to ${name} on WhatsApp`,
  /** While the sale is open, with the address of its page; before it, without. */
  message: (name: string, edition: string, address: string | null) =>
    address === null
      ? `Namaste ${name}, you asked about passes for ${edition}.`
      : `Namaste ${name}, passes for ${edition} are on sale now: ${address}`,
  notOpen: 'The sale is not open yet: messages do not say that it is.',
  told: (name: string) => `${name} has been told`,
  hasBought: 'Has bought passes already.',
  suspicious: 'Look twice: a field that people cannot see was filled in.',
  remove: 'Remove',
  removeName: (name: string) => `Remove ${name}`,
  question: (name: string) => `Remove ${name} from the list?`,
  consequence: 'Name and number are deleted. This cannot be undone.',
  changeFailed: 'That could not be saved. Try again.',
} as const;
