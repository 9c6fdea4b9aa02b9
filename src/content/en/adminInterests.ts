/** Texts of the list of sign-ups for garba passes. */
export const adminInterests = {
  title: 'Waiting for passes',
  intro:
    'They asked to be told on the day the sale opens, once. Names and numbers are deleted 30 days after that day, or at the end of the year.',
  caption: 'Who waits for passes, newest first',
  columns: { name: 'Name', phone: 'Phone', since: 'Asked on', told: 'Told', remove: 'Remove' },
  count: (total: number) =>
    `${total.toLocaleString('en-IN')} ${total === 1 ? 'person waits' : 'people wait'}`,
  capped: (shown: number) => `The newest ${shown.toLocaleString('en-IN')} are shown.`,
  empty: 'Nobody waits yet',
  emptyHint: 'Who asks on the Raas Garba page to be told when passes open stands here.',
  call: (name: string) => `Call ${name}`,
  whatsapp: 'WhatsApp',
  whatsappName: (name: string) => `Write to ${name} on WhatsApp`,
  message: (name: string, edition: string) =>
    `Namaste ${name}, passes for ${edition} are on sale now.`,
  told: (name: string) => `${name} has been told`,
  suspicious: 'Look twice: a field that people cannot see was filled in.',
  remove: 'Remove',
  removeName: (name: string) => `Remove ${name}`,
  question: (name: string) => `Remove ${name} from the list?`,
  consequence: 'Name and number are deleted. This cannot be undone.',
  changeFailed: 'That could not be saved. Try again.',
} as const;
