/** Texts of a page that is not shown; tests name the exact texts. */
export const gate = {
  loading: 'Loading...',
  unavailable: {
    title: 'Page Not Available',
    text: 'Sorry, this page is currently not available. Please check back later.',
  },
  renovation: {
    title: 'Under Renovation',
    text: "We're currently sprucing things up on this page! Please check back soon.",
  },
} as const;
