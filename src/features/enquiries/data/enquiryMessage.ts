import { enquiryText } from '@/content/en/enquiry.ts';
import { common } from '@/content/en/common.ts';
import { formatIsoDay } from '@/shared/lib/dates.ts';
import { type Enquiry, type EnquiryValues, limits } from './enquiry.ts';

const { stored } = enquiryText;
const LINE_ENDS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
const INDENT = '  ';

type Dated = Pick<Enquiry, 'datePreference' | 'eventDate' | 'eventMonth' | 'eventYear'>;

/** 'Sat, 21 Nov 2026', 'December 2026' or 'Not specified yet'. */
function readableDate(enquiry: Dated): string {
  if (enquiry.datePreference === 'specific') return formatIsoDay(enquiry.eventDate ?? '');
  const month = common.months[(enquiry.eventMonth ?? 0) - 1];
  return enquiry.datePreference === 'month' && month
    ? `${month} ${enquiry.eventYear}`
    : stored.undecided;
}

/** Cuts a text to `max` code points, ending with an ellipsis. */
function clip(text: string, max: number): string {
  const characters = Array.from(text);
  return characters.length <= max ? text : `${characters.slice(0, max - 1).join('')}…`;
}

/**
 * The stored message: six lines `Label: value` in a fixed order. Only the details, which come last, may have several
 * lines, indented so that none can be mistaken for a label.
 * At most `limits.message` code points: longer details are cut; the column `details` has them in full.
 */
export function composeMessage(enquiry: Enquiry): string {
  const lines: readonly (readonly [label: string, value: string])[] = [
    [stored.event, enquiry.eventType],
    [stored.date, readableDate(enquiry)],
    [stored.location, enquiry.location.replace(LINE_ENDS, ' ')],
    [stored.guests, enquiry.guestCount === null ? stored.unspecified : String(enquiry.guestCount)],
    [stored.budget, enquiry.budget?.replace(LINE_ENDS, ' ') ?? stored.unspecified],
    [stored.details, enquiry.details?.replace(LINE_ENDS, `\n${INDENT}`) ?? stored.unspecified],
  ];
  return clip(lines.map(([label, value]) => `${label}: ${value}`).join('\n'), limits.message);
}

/** The values so far, valid or not, one per line, for a chat. */
export function typedSoFar(values: EnquiryValues): string {
  const { labels } = enquiryText;
  const month = common.months[Number(values.eventMonth) - 1];
  const lines: readonly (readonly [label: string, value: string])[] = [
    [labels.name, values.name],
    [labels.phone, values.phone],
    [labels.eventType, values.eventType],
    [stored.date, values.eventDate ? formatIsoDay(values.eventDate) : ''],
    [stored.date, month ? `${month} ${values.eventYear}` : ''],
    [labels.location, values.location],
    [labels.guestCount, values.guestCount],
    [labels.budget, values.budget],
    [labels.message, values.message],
  ];
  return lines.flatMap(([label, value]) => (value.trim() ? `${label}: ${value}` : [])).join('\n');
}
