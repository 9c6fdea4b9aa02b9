/**
 * What search engines read of a page (schema.org). It stands in the body: they look there too, and the head belongs to
 * `<Seo>`. A data block is no script: the content security policy lets it be.
 * @param data null renders nothing.
 */
export function JsonLd({ data }: { data: object | null }) {
  if (!data) return null;
  // A `<` in a title must not end the element.
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
