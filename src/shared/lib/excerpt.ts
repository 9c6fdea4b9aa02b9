/**
 * The beginning of a text, cut between two words and marked with '…' where it is longer.
 * @param most characters at most, the mark not counted.
 */
export function excerpt(text: string, most: number): string {
  if (text.length <= most) return text;
  const [whole] = /^[^]*(?=\s)/.exec(text.slice(0, most + 1)) ?? [text.slice(0, most)];
  return `${whole.trimEnd()}…`;
}
