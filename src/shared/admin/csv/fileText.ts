import { adminCsv } from '@/content/en/adminCsv.ts';

const { refused } = adminCsv;

const MOST_BYTES = 20 * 1024 * 1024;
/** Bytes examined for a file's signature and encoding. */
const HEAD_BYTES = 4096;

/** An unreadable file; the message is user-facing and says what to do. */
export class UnusableFileError extends Error {
  override readonly name = 'UnusableFileError';
}

/** The message for each kind of file. */
type Refusals = Readonly<Record<'tooLarge' | 'workbook' | 'pdf' | 'page' | 'noText', string>>;

/** How files begin that are no text, whatever their names are. */
const KINDS: readonly (readonly [begins: RegExp, kind: keyof Refusals])[] = [
  // ZIP (xlsx, ods, Numbers) and the older compound file (xls).
  [/^(?:PK\p{Cc}|ÐÏ\p{Cc}à)/u, 'workbook'],
  [/^%PDF/, 'pdf'],
  [/^\s*(?:<|\{\\rtf)/, 'page'],
];

/**
 * @param begins the first characters, or bytes as characters.
 * @throws UnusableFileError for another kind of file.
 */
function refuseKinds(begins: string, words: Refusals): void {
  const kind = KINDS.find(([pattern]) => pattern.test(begins));
  if (kind) throw new UnusableFileError(words[kind[1]]);
}

/** The same for a text that was pasted or is decoded. @throws UnusableFileError */
export function refuseNoText(text: string, words: Refusals = refused): void {
  if (text.length > MOST_BYTES) throw new UnusableFileError(words.tooLarge);
  refuseKinds(text.slice(0, HEAD_BYTES), words);
  // oxlint-disable-next-line no-control-regex -- they show that it is no text.
  if (/[\u0000-\u0008]/.test(text)) throw new UnusableFileError(words.noText);
}

/** The encoding by the first bytes: the mark that spreadsheets write, or every other byte empty. */
function encodingOf(head: Uint8Array): string | undefined {
  const [first, second, third] = head;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  const empty = [0, 0];
  head.forEach((byte, at) => {
    if (byte === 0) empty[at % 2] = (empty[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = empty;
  if (odd > head.length / 8 && even < odd / 8) return 'utf-16le';
  return even > head.length / 8 && odd < even / 8 ? 'utf-16be' : undefined;
}

/**
 * The text of a file as Excel, Google Sheets or a phone saves it: UTF-8, UTF-16, else Windows-1252.
 * @returns `isGuessed` if only the last encoding fits, so that letters may be wrong.
 * @throws UnusableFileError if it is another kind of file, or too large.
 */
export async function textOf(
  file: Blob,
  words: Refusals = refused,
): Promise<{ text: string; isGuessed: boolean }> {
  if (file.size > MOST_BYTES) throw new UnusableFileError(words.tooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const head = bytes.subarray(0, HEAD_BYTES);
  refuseKinds(
    String.fromCharCode(...head.subarray(0, 64)).replace(/^\u00ef\u00bb\u00bf/, ''),
    words,
  );
  const encoding = encodingOf(head);
  let text: string;
  let isGuessed = false;
  try {
    // Takes the mark at the beginning away.
    text = new TextDecoder(encoding ?? 'utf-8', { fatal: encoding === undefined }).decode(bytes);
  } catch {
    text = new TextDecoder('windows-1252').decode(bytes);
    isGuessed = true;
  }
  refuseNoText(text, words);
  return { text, isGuessed };
}
