import { aboutSections, firmSections } from './aboutSections.ts';
import { homeSections } from './homeSections.ts';
import { homeShowSections } from './homeShowSections.ts';
import type { Section } from './section.ts';
import { serviceSections } from './serviceSections.ts';

/** All editable sections, one row per form. */
export const sections: readonly Section[] = [
  ...homeSections,
  ...homeShowSections,
  ...serviceSections,
  ...aboutSections,
  ...firmSections,
];
