import { type IsoDay, istDay } from './dates.ts';
import { plainFigure } from './figures.ts';

const MONTHS = [
  ['january', 'जनवरी'],
  ['february', 'फरवरी'],
  ['march', 'मार्च'],
  ['april', 'अप्रैल'],
  ['may', 'मई'],
  ['june', 'जून'],
  ['july', 'जुलाई'],
  ['august', 'अगस्त'],
  ['september', 'सितंबर', 'सितम्बर'],
  ['october', 'अक्टूबर', 'अक्तूबर'],
  ['november', 'नवंबर', 'नवम्बर'],
  ['december', 'दिसंबर', 'दिसम्बर'],
];

const WEEKDAY =
  /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|(?:सोम|मंगल|बुध|गुरु|शुक्र|शनि|रवि)वार)[., ]+/;
/** A time of day after the date, with its zone: an offset or a letter. */
const TIME =
  /(?:t|,? )(\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(?: ?([ap])\.?m\.?)? ?(?:(z|utc|gmt)? ?([+-]\d{2}:?(?:\d{2})?)?|ist)(?: ?\([^)]*\))?$/;

const YEAR_FIRST = /^(\d{4})([-/. ])(\d{1,2})\2(\d{1,2})$/;
const DAY_FIRST = /^(\d{1,2})([-/. ])(\d{1,2})\2'?(\d{4}|\d{2})$/;
const DAY_NAME =
  /^(\d{1,2})(?:st|nd|rd|th)?(?: of )?[-/., ]*(\p{L}[\p{L}\p{M}]*)[-/., ]*'?(\d{4}|\d{2})$/u;
const NAME_DAY = /^(\p{L}[\p{L}\p{M}]*)[-. ]*(\d{1,2})(?:st|nd|rd|th)?[-/., ]+'?(\d{4}|\d{2})$/u;

/** '1' to '12' for a month's name or its first three letters or more; '' for another word. */
function monthOf(word: string): string {
  const name = word.replaceAll('\u093c', '');
  const at = MONTHS.findIndex((names) =>
    names.some((whole) => (name.length > 2 ? whole.startsWith(name) : whole === name)),
  );
  return at < 0 ? '' : String(at + 1);
}

/** Year, month and day of a text without a time. */
function partsOf(text: string): (string | undefined)[] {
  let match = YEAR_FIRST.exec(text);
  if (match) return [match[1], match[3], match[4]];
  // Day first: 05/01/2026 is 5 January.
  match = DAY_FIRST.exec(text);
  if (match) return [match[4], match[3], match[1]];
  match = DAY_NAME.exec(text);
  if (match) return [match[3], monthOf(match[2] ?? ''), match[1]];
  match = NAME_DAY.exec(text);
  return match ? [match[3], monthOf(match[1] ?? ''), match[2]] : [];
}

function realDay([year = '', month = '', day = '']: ReturnType<typeof partsOf>): string {
  const iso = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const noon = new Date(`${iso}T12:00:00Z`);
  // Rejects 31 April, which would roll over into May.
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(iso) ? iso : '';
}

/**
 * Parses a date as written in India: '25/12/26', '5-Jan-2026', 'Dec 25, 2026', '25 दिसंबर 2026',
 * '2026-01-04T18:30:00.000Z' (5 January in IST). Day before month; two-digit years are of this century.
 * @returns undefined if it is not a calendar day or lacks the year; also for spreadsheet serial numbers.
 */
export function readDay(text: string): IsoDay | undefined {
  const plain = plainFigure(text).replace(WEEKDAY, '');
  const time = TIME.exec(plain);
  const day = realDay(partsOf(time ? plain.slice(0, time.index) : plain));
  if (day === '') return undefined;
  const [, clock = '', half, letter, offset] = time ?? [];
  if (letter === undefined && offset === undefined) return day;
  if (half !== undefined) return undefined;
  const zone = offset?.replace(
    /^(...):?(..)?$/,
    (_all, hours: string, rest = '00') => `${hours}:${rest}`,
  );
  const moment = new Date(
    `${day}T${clock.padStart(5, '0').replace(/^(\d:)/, '0$1')}${zone ?? 'Z'}`,
  );
  return Number.isNaN(moment.getTime()) ? undefined : istDay(moment);
}
