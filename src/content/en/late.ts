/** Words of the start script, for what does not come: few, as every page carries them. */
export const lateText = {
  offline: 'You are offline. Call us or send this on WhatsApp.',
  slow: 'This takes longer than it should. Wait, try again, or reach us here.',
  call: 'Call',
  chat: 'WhatsApp',
  again: 'Try again',
  close: 'Close',
} as const;
