import type { UserEvent } from '@testing-library/user-event';

/** Fills a field like a keyboard's suggestion: all but the last key at once, as each key renders the form twice. */
export async function enter(person: UserEvent, field: Element, text: string): Promise<void> {
  await person.click(field);
  await person.paste(text.slice(0, -1));
  await person.keyboard(text.slice(-1));
}
