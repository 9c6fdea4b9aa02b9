/** Splits test inputs written in one string with | between them; one per line would be too long. */
export function listed(text: string): string[] {
  return text.split('|').map((input) => input.trim());
}
