/** The inputs of a table that stand in one text, with | between them: one a line would be too long to read. */
export function listed(text: string): string[] {
  return text.split('|').map((input) => input.trim());
}
