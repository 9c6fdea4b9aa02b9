import { extname } from 'node:path';
import mime from 'mime-types';

/** Media type of a file by its ending; unknown ones are downloads, never sniffed. */
export function contentType(file: string): string {
  return mime.contentType(extname(file)) || 'application/octet-stream';
}

/** Text that brotli and gzip make smaller; pictures, fonts and clips are packed already. */
export function isCompressible(file: string): boolean {
  return /\.(?:html|css|m?js|json|webmanifest|txt|xml|svg|wasm)$/i.test(file);
}
