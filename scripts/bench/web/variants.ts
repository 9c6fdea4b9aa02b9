import type { PhoneOptions } from './phone.ts';

/** What is different from a first visit. */
export type Variant = {
  /** @param url the page that is measured. */
  phone: (url: string) => PhoneOptions;
  /** The same files where the backend never answers. */
  unanswered?: boolean;
  /** The owner publishes between the visit before and the one that is measured; taps are in a tab that was open then. */
  published?: boolean;
};

/** How home is opened where something is different from a first visit. */
export const variants: Readonly<Record<string, Variant>> = {
  serviceWorker: { phone: (url) => ({ visitedBefore: url }) },
  saveData: { phone: () => ({ savesData: true }) },
  backendUnanswered: { phone: () => ({}), unanswered: true },
  afterPublish: { phone: (url) => ({ visitedBefore: url }), published: true },
};
