const grouped = (count: number) => count.toLocaleString('en-IN');
const rows = (count: number) => `${grouped(count)} ${count === 1 ? 'row' : 'rows'}`;

/** Texts for importing a spreadsheet's file, of any table. */
export const adminCsv = {
  button: 'Import CSV',
  choose: 'Choose a CSV file',
  chooseAgain: 'Choose another file',
  reading: 'Checking the file...',
  readFailed:
    'What is there could not be loaded to compare with. Check your connection and choose the file again.',
  file: (name: string) => `${name}:`,
  refused: {
    tooLarge: 'This file is larger than 20 MB. Please split it.',
    workbook:
      'This is a workbook of a spreadsheet program, whatever its name ends in. Open it there, choose “Save as” and “CSV UTF-8”, and choose that file here.',
    pdf: 'This is a PDF, whatever its name ends in. Please choose a file that a spreadsheet program saved as “CSV UTF-8”.',
    page: 'This is a web page or a text document, whatever its name ends in. Open it in a spreadsheet program and save it as “CSV UTF-8”.',
    noText:
      'This file holds no text. Please choose one that a spreadsheet program saved as “CSV UTF-8”.',
    empty: 'This file has no rows below its headings.',
    headings: (missing: string) =>
      `This file lacks headings: ${missing} must stand in one of its first rows. Export CSV gives a file that has them.`,
    twice: (heading: string) =>
      `Two columns are called ${heading}, or mean the same. Please remove one.`,
    tooMany: (count: number) =>
      `This file has ${rows(count)}; at most 20,000 can be imported at once. Please split it.`,
    broken: (row: number) =>
      `A quotation mark in row ${grouped(row)} or above it is never closed. Please save the file again as CSV.`,
  },
  guessed:
    'This file is not in UTF-8: see below whether names and signs are right. If not, save it again as “CSV UTF-8”.',
  unknown: (headings: string) => `Not known, and left out: ${headings}.`,
  column: (name: string) => `column ${name} (without a heading)`,
  renamed: (pairs: readonly (readonly [string, string])[]) =>
    `Read as: ${pairs.map(([heading, label]) => `${heading} → ${label}`).join(', ')}.`,
  missing: (headings: string) =>
    `Not in the file: ${headings}. What is there keeps it; what is new gets what a new one begins with.`,
  caption: 'What the file would change',
  columns: { row: 'Row', state: 'What happens', details: 'Details' },
  states: { new: 'New', changed: 'Changed', unchanged: 'Unchanged', faulty: 'Faulty' },
  summary: (added: number, changed: number, unchanged: number, faulty: number) =>
    `${grouped(added)} new, ${grouped(changed)} changed, ${grouped(unchanged)} unchanged, ${grouped(faulty)} faulty.`,
  change: (label: string, from: string, to: string) => `${label}: ${from} → ${to}`,
  fault: (label: string, message: string) => `${label}: ${message}`,
  /** Heading of the column with the faults of each row; an import ignores it. */
  reason: 'What is wrong',
  nothing: '(empty)',
  twice: (row: number, label: string) =>
    `Row ${row} is the same one, by its ${label}. Please remove one of them.`,
  wholeRow: 'Row',
  cells: (found: number, expected: number) =>
    `This row has ${found} cells where the headings are ${expected}. A text with a comma must stand in quotation marks.`,
  brokenRow: 'A quotation mark inside a cell must be written twice: "".',
  lostLetters:
    'Letters were lost when the file was saved (???). Save it again as “CSV UTF-8” and choose that file.',
  more: (count: number) => `${rows(count)} more are not shown here.`,
  nothingToDo: 'Everything in this file is there already.',
  faulty: (count: number) =>
    `${rows(count)} cannot be imported as ${count === 1 ? 'it is' : 'they are'}. Save ${count === 1 ? 'it' : 'them'} as a file, correct ${count === 1 ? 'it' : 'them'} there and choose that file; the other rows can be imported without ${count === 1 ? 'it' : 'them'}.`,
  download: (count: number) => `Save ${rows(count)} to correct`,
  /** Name of the file with the faulty rows. */
  faultyName: (name: string) => `${name.replace(/\.[^.]*$/, '')}-to-correct`,
  action: (count: number) => `Import ${rows(count)}`,
  progress: (done: number, total: number) => `${grouped(done)} of ${rows(total)}...`,
  failed: (done: number, total: number) =>
    `${done === 0 ? 'Nothing' : `${grouped(done)} of ${rows(total)}`} was imported. Check your connection and press Import again: what is there already is left out.`,
  refusedBy: (message: string) => `The database says: ${message}`,
  stopped: (done: number, total: number, message: string) =>
    `${done === 0 ? 'Nothing' : `${grouped(done)} of ${rows(total)}`} was imported. The database says: ${message}`,
  done: (count: number) => `Imported: ${rows(count)}.`,
  doneBut: (count: number, refused: number) =>
    `Imported: ${rows(count)}. ${rows(refused)} could not be: see below.`,
} as const;
