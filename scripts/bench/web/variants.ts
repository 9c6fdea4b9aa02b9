import type { PhoneOptions } from './phone.ts';

/** What is different from a first visit. */
export type Variant = {
  /** @param url the page that is measured. */
  phone: (url: string) => PhoneOptions;
  /** The same files where the backend never answers. */
  unanswered?: boolean;
};

/** How home is opened where something is different from a first visit. */
export const variants: Readonly<Record<string, Variant>> = {
  serviceWorker: { phone: (url) => ({ visitedBefore: url }) },
  saveData: { phone: () => ({ savesData: true }) },
  backendUnanswered: { phone: () => ({}), unanswered: true },
};
