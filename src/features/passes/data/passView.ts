import type { PlaceOfPass } from './order.ts';
import type { NightOfPass } from './sale.ts';

/** What anybody sees of a pass: nothing of its buyer. */
export type PassView = {
  now: string;
  kind: string;
  people: number;
  holder: string;
  short: string;
  state: 'valid' | 'taken_back' | 'cancelled' | 'unpaid' | 'blocked';
  edition: PlaceOfPass;
  /** `entered`: people who went in on that night. */
  nights: readonly (NightOfPass & { is_cancelled: boolean; entered: number })[];
};
