/** Texts about files that a page makes. */
export const filesText = {
  inApp:
    'This app saves and prints nothing. Open the page in Chrome or Safari, or take a screenshot.',
} as const;
