/** Attribute of the first match of an element's tag, or undefined. */
function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
}

/**
 * The preload of a page's hero: the picture that the markup itself gives `fetchpriority="high"`.
 * The browser would find it only after the stylesheet; this names it in the first bytes. The AVIF source is
 * preloaded by type, so that a browser without AVIF skips it and takes the WebP of the markup.
 */
export function heroPreload(html: string): string {
  const [, before = '', img = ''] =
    /([^]*?)(<img\b[^>]*\sfetchpriority="high"[^>]*>)/i.exec(html) ?? [];
  if (img === '') return '';
  const opened = before.lastIndexOf('<picture');
  const inPicture = opened !== -1 && before.indexOf('</picture', opened) === -1;
  const source = inPicture
    ? /<source\b[^>]*type="image\/avif"[^>]*>/i.exec(before.slice(opened))?.[0]
    : undefined;
  const srcset = source ? attribute(source, 'srcset') : attribute(img, 'srcset');
  const sizes = (source && attribute(source, 'sizes')) ?? attribute(img, 'sizes');
  const href = attribute(img, 'src');
  const media = source && attribute(source, 'media');
  return [
    '<link rel="preload" as="image" fetchpriority="high"',
    ...(srcset ? [`imagesrcset="${srcset}"`] : [`href="${href ?? ''}"`]),
    ...(srcset && sizes ? [`imagesizes="${sizes}"`] : []),
    ...(source ? ['type="image/avif"'] : []),
    ...(media ? [`media="${media}"`] : []),
    '/>',
  ].join(' ');
}
