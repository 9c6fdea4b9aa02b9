import ICAL from 'ical.js';

/** What a calendar takes out of a file. */
type CalendarEntry = { title: string; start: Date; place: string };

/** The first event of an iCalendar file, read by another's reader than our writer; null where it is none. */
export function readIcs(file: string): CalendarEntry | null {
  try {
    const component = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent');
    if (!component) return null;
    const { summary, startDate, location } = new ICAL.Event(component);
    return { title: summary, start: startDate.toJSDate(), place: location ?? '' };
  } catch {
    return null;
  }
}
