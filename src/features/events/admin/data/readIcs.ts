import ICAL from 'ical.js';

/** The fields that a calendar shows. */
type CalendarEntry = { title: string; start: Date; place: string };

/** Parses the first event of an iCalendar file with a third-party parser; null if there is none. */
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
