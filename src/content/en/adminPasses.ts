const COPY =
  'open it in a spreadsheet program, then save it as “CSV UTF-8” and choose that file, or select the rows, copy them and paste them here.';

/** Texts of the admin area's screens of passes. */
export const adminPasses = {
  /** A bank's statement: how it is read, and what its lines are proposed for. */
  bank: {
    refused: {
      tooLarge: 'This statement is larger than 20 MB. Please split it.',
      workbook: `This is an Excel workbook: ${COPY}`,
      page: `This is a web page, although the bank calls it .xls: ${COPY}`,
      pdf: 'This is a PDF. Download the same statement from your bank as Excel or CSV; of an Excel file, copy the rows and paste them here.',
      noText:
        'This holds no text. Please paste the rows of the statement, or choose a CSV file of it.',
      empty: 'Nothing to read here. Please paste the rows of the statement, with their headings.',
    },
    /** Why a line cannot be read; the others are imported. */
    faults: {
      date: (cell: string) =>
        `“${cell}” is not a date that can be read. Write it like 14/11/2026, or as 14 Nov 2026.`,
      hidden: 'The spreadsheet shows #### in place of the date. Widen the column and copy again.',
      noDate: 'This line has an amount but no date.',
      noAmount:
        'This line has a date but no amount. If it is cut in two, put both halves into one line; if it is no payment, remove it.',
      amount: (cell: string) =>
        `“${cell}” is not an amount that can be read. Write it like 1,500.00.`,
      both: 'This line has a debit and a credit.',
      side: (cell: string) =>
        `“${cell}” does not say whether the money came in or went out. Write CR or DR.`,
      kind: (cell: string) =>
        `“${cell}” does not say whether a buyer has paid. Write PAYMENT if one has.`,
      status: (cell: string) =>
        `“${cell}” does not say whether the payment has happened. Write SUCCESS if it has.`,
      noPayer: 'This line does not say who has paid.',
      section: (title: string) =>
        `What stands below “${title}” is not read. Read it in by itself if it is money that came.`,
      noSide: 'This line does not say whether the money came in or went out. Write CR or DR.',
      sides: 'One cell of this line says that the money came in, another that it went out.',
      day: (year: string) => `The year ${year} cannot be right: from 2000 to 2199 can be stored.`,
      tooMuch: 'The amount is above ₹10 crore, which cannot be stored.',
      lost: 'A letter of this line is lost (�), so it cannot be stored. Correct the text, or copy the line from the bank’s page.',
      cells: (found: number, expected: number) =>
        `This line has ${found} cells where the headings are ${expected}. Copy the rows out of a spreadsheet program and paste them here.`,
      headings:
        'From here on the columns are others. Read in this part by itself, with these headings.',
      quotes: 'A quotation mark inside a cell must be written twice: "".',
      shortened: (cell: string) =>
        `The spreadsheet has shortened the payment’s number to “${cell}”. Use the file as the bank gave it, or make the column a text before copying.`,
    },
    /** Why a line that can be read does not count as money that came. */
    left: {
      zero: 'amount is 0',
      nothing: 'nothing paid in',
      reversed: 'taken back by the bank',
      sum: 'a balance or a total',
      status: (word: string) => `status “${word}”`,
      noStatus: 'no status',
      type: (word: string) => `“${word}” is no payment of a buyer`,
    },
    reasons: {
      utr: 'The number that the buyer entered, and the amount',
      reference: 'The order’s reference in the payment’s text, and the amount',
      shortReference: 'The first letters of the reference, and the amount',
      tooLittle: 'Less than the order’s total',
      tooMuch: 'More than the order’s total',
      name: 'Similar name, same amount and time',
      counter: 'A sale by UPI at the counter of this amount and day, without a number',
      split: 'Two orders paid with one payment',
      twice: 'A second payment of this order: pay it back, or give it to another order',
      alreadyPaid: 'This payment is the one that the order was marked as paid for',
      date: 'The payment is older than the order, or dated in the future',
      conflict: 'Several orders or payments fit: choose one',
    },
  },
} as const;
