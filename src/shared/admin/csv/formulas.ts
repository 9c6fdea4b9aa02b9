/**
 * What a spreadsheet takes for a formula: = + - @ or a tab, also full-width, small, or behind marks that nobody sees.
 * Apostrophes before them count, so that a text which has one of its own comes back with it.
 */
export const FORMULA =
  /^'*[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@\t\r\n＝＋－＠﹦﹢﹣﹫]/u;

/** A cell without the apostrophe that our export puts before what looks like a formula. */
export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
