/** A piece of HTML made by {@link html}: the only thing `html` does not escape. */
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

/** A value that shows as itself in HTML text and in a quoted attribute. */
export function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (character) => entities.get(character) ?? character);
}

/** Builds HTML: every value put in is escaped, so forgetting to is not possible. */
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
