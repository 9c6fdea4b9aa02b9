/** Texts of the start script. Few, as every page carries them. */
export const lateText = {
  offline: 'You are offline. Call us or send this on WhatsApp.',
  slow: 'This takes longer than it should. Wait, try again, or reach us here.',
  call: 'Call',
  chat: 'WhatsApp',
  again: 'Try again',
  close: 'Close',
  loading: 'Loading...',
  /** Titles of the overlays. */
  dialogs: {
    enquiry: 'Quick Enquiry',
    preferences: 'Preferences',
    interest: 'Notify me about passes',
  },
} as const;
