/** HTML made by {@link html}; the only value that `html` does not escape. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
]);

/** Escapes a value for HTML text and quoted attributes. */
export function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (character) => entities.get(character) ?? character);
}

/** Builds HTML; escapes every interpolated value that is not Markup. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | Markup | readonly Markup[])[]
): Markup {
  const filled = values.map((value) => {
    if (typeof value === 'string') return escapeHtml(value);
    return value instanceof Markup ? value.text : value.map((piece) => piece.text).join('');
  });
  return new Markup(parts.map((part, index) => part + (filled[index] ?? '')).join(''));
}
