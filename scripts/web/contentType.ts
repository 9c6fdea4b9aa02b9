import { extname } from 'node:path';
import mime from 'mime-types';

/** Media type of a file by its ending; unknown ones are downloads, never sniffed. */
export function contentType(file: string): string {
  const type = mime.contentType(extname(file)) || 'application/octet-stream';
  // The list of types leaves it open for XML; our sitemap is UTF-8, as all our text is.
  return type === 'application/xml' ? `${type}; charset=utf-8` : type;
}

/** Text that brotli and gzip make smaller; pictures, fonts and clips are packed already. */
export function isCompressible(file: string): boolean {
  return /\.(?:html|css|m?js|json|webmanifest|txt|xml|svg|wasm)$/i.test(file);
}
