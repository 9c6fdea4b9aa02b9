/**
 * Cuts a longer text between two words and appends '…'.
 * @param most maximum length, without the '…'.
 */
export function excerpt(text: string, most: number): string {
  if (text.length <= most) return text;
  const [whole] = /^[^]*(?=\s)/.exec(text.slice(0, most + 1)) ?? [text.slice(0, most)];
  return `${whole.trimEnd()}…`;
}
