/** Words of the start script, for what is on its way or does not come: few, as every page carries them. */
export const lateText = {
  offline: 'You are offline. Call us or send this on WhatsApp.',
  slow: 'This takes longer than it should. Wait, try again, or reach us here.',
  call: 'Call',
  chat: 'WhatsApp',
  again: 'Try again',
  close: 'Close',
  loading: 'Loading...',
  /** The titles of the dialogs that open over a page. */
  dialogs: {
    enquiry: 'Quick Enquiry',
    preferences: 'Preferences',
    interest: 'Notify me about passes',
  },
} as const;
