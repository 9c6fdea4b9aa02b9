// Rows and texts of a statement that are no payment: sums, balances, ends of pages, titles.

/** Row without a date that ends the text of the line above. */
export const FOOTER =
  /^\W*(?:(?:grand |sub |page |transaction |statement |cumulative )?totals?\b|कुल|(?:opening|closing) bal|brought forward|carried forward|(?:bal(?:ance)? )?[bc]\/f\b|(?:\w+ )?summary\b|end of (?:the )?statement|this is an? |page (?:no\W*)?\d|generated (?:on|by)|legends?\b|unless the constituent|[*=_-]{3,})/i;

const SUM =
  /^\W*(?:(?:grand|sub|page|transaction|statement|cumulative)[ -]?)?(?:totals?|(?:opening|closing) bal(?:ance)?|(?:bal(?:ance)? )?(?:(?:brought|carried) (?:forward|down|over)|[bc]\/[fd])|bal(?:ance)? as (?:on|at|of)|balance)\W*(?:(?:as )?(?:on|at|of)\W*)?[\d\W]*(?:\d{1,2}\W[a-z]{3,9}\W\d{2,4})?[\d\W]*(?:[cd]r\W*)?$/i;

/** Whether a text only labels the amount as a balance or a total. */
export const isSum = (text: string): boolean =>
  text.length < 60 && (SUM.test(text) || /^कुल(?: योग)?[\s:]*$/.test(text));

/** Whether a row is the title of a section of failed or pending payments. */
export const isSection = (filled: readonly string[]): boolean =>
  filled.length === 1 &&
  (filled[0] ?? '').length < 60 &&
  !/\d{6}/.test(filled[0] ?? '') &&
  /fail|pending|declin|reject|upcoming|scheduled|reversed|unclear/i.test(filled[0] ?? '');
