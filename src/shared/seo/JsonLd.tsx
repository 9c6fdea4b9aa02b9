/**
 * Structured data (schema.org). In the body, as `<Seo>` owns the head; the content security policy allows data blocks.
 * @param data null renders nothing.
 */
export function JsonLd({ data }: { data: object | null }) {
  if (!data) return null;
  // Escapes `<`, which could end the element.
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
