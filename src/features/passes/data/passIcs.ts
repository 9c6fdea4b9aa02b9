import { placeInWords } from './passWords.ts';
import type { IcsEvent } from '@/shared/lib/ics.ts';
import { nightSpan } from './nightSpan.ts';
import { openNights, type ShownPass } from './passState.ts';

/**
 * The nights that passes of one edition still hold for as entries of a calendar, which contain no code.
 * @param host the site's host.
 * @param now the server's time.
 */
export function passEvents(passes: readonly ShownPass[], host: string, now: Date): IcsEvent[] {
  const events = new Map<string, IcsEvent>();
  for (const pass of passes)
    for (const night of openNights(pass, now.getTime())) {
      const { title } = pass.edition;
      events.set(night.id, {
        uid: `${night.id}@${host}`,
        ...nightSpan(night),
        title: night.headline ? `${title}: ${night.headline}` : title,
        location: placeInWords(pass.edition),
      });
    }
  return [...events.values()];
}
