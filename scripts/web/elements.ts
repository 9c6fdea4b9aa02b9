type Element = { name: string; attributes: ReadonlyMap<string, string> };

const ELEMENT = /<([a-z][\w-]*)((?:\s+[^\s=>/"']+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s=>/"']+)(?:="([^"]*)")?/g;

/** Elements of rendered HTML in order. Relies on React escaping every `<`, `>` and `"` of texts and values. */
export function* elementsIn(html: string): Generator<Element> {
  for (const [, name = '', attributes = ''] of html.matchAll(ELEMENT))
    yield {
      name: name.toLowerCase(),
      attributes: new Map(
        [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [
          key.toLowerCase(),
          value,
        ]),
      ),
    };
}

/**
 * First thing the content security policy would block: an inline script that runs, a style element, a style attribute.
 */
export function inlineIn(html: string): string | undefined {
  for (const { name, attributes } of elementsIn(html)) {
    if (name === 'style') return '<style>';
    if (
      name === 'script' &&
      !attributes.has('src') &&
      attributes.get('type') !== 'application/ld+json'
    )
      return '<script>';
    const style = attributes.get('style');
    if (style !== undefined) return `<${name} style="${style.slice(0, 60)}">`;
  }
  return undefined;
}
