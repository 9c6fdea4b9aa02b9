/**
 * Text that a spreadsheet takes for a formula: = + - @ or a tab, also full-width, small, or after invisible characters.
 * Apostrophes before them count, so that a text with an apostrophe of its own survives export and import.
 */
export const FORMULA =
  /^'*[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@\t\r\n＝＋－＠﹦﹢﹣﹫]/u;

/** A cell without the apostrophe that our export adds before anything like a formula. */
export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
