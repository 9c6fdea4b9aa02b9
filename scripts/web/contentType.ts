import { extname } from 'node:path';
import mime from 'mime-types';

/** Media type by extension; unknown ones are downloads and never sniffed. */
export function contentType(file: string): string {
  const type = mime.contentType(extname(file)) || 'application/octet-stream';
  // XML has no default charset in the list; all our text is UTF-8.
  return type === 'application/xml' ? `${type}; charset=utf-8` : type;
}

/** Whether brotli and gzip help; pictures, fonts and clips are compressed already. */
export function isCompressible(file: string): boolean {
  return /\.(?:html|css|m?js|json|webmanifest|txt|xml|svg|wasm)$/i.test(file);
}
