/** The few numbers of a font file that a fallback face needs. All are in ems. */
export type FontMetrics = { ascent: number; descent: number; lineGap: number; average: number };

/** How often the space and the letters a to z come in English text, in thousandths (as in capsize's xWidthAvg). */
const ALPHABET = ' abcdefghijklmnopqrstuvwxyz';
const FREQUENCIES = [
  182, 67, 12, 23, 35, 104, 18, 17, 50, 57, 1, 6, 33, 20, 56, 61, 16, 1, 49, 52, 74, 23, 8, 19, 1,
  16, 1,
];

/** Glyph of each character, from a `cmap` subtable of format 4 (all fonts of ours have one). */
function glyphs(font: DataView, cmap: number): Map<number, number> {
  const subtables = font.getUint16(cmap + 2);
  for (let index = 0; index < subtables; index += 1) {
    const start = cmap + font.getUint32(cmap + 4 + index * 8 + 4);
    if (font.getUint16(start) !== 4) continue;
    const size = font.getUint16(start + 6);
    const found = new Map<number, number>();
    for (let offset = 0; offset < size; offset += 2) {
      const end = font.getUint16(start + 14 + offset);
      const first = font.getUint16(start + 16 + size + offset);
      const delta = font.getUint16(start + 16 + size * 2 + offset);
      const rangeAt = start + 16 + size * 3 + offset;
      const range = font.getUint16(rangeAt);
      for (let code = first; code <= end && code < 0xffff; code += 1) {
        const glyph = range === 0 ? code : font.getUint16(rangeAt + range + (code - first) * 2);
        found.set(code, (glyph + delta) & 0xffff);
      }
    }
    return found;
  }
  throw new Error('The font has no character map of format 4.');
}

/**
 * Reads an uncompressed font (sfnt) whose axes are pinned.
 * @throws Error where a table is missing.
 */
export function readMetrics(sfnt: Uint8Array): FontMetrics {
  const font = new DataView(sfnt.buffer, sfnt.byteOffset, sfnt.byteLength);
  const tables = new Map<string, number>();
  for (let index = 0; index < font.getUint16(4); index += 1) {
    const record = 12 + index * 16;
    tables.set(
      String.fromCodePoint(...sfnt.subarray(record, record + 4)),
      font.getUint32(record + 8),
    );
  }
  const table = (tag: string): number => {
    const at = tables.get(tag);
    if (at === undefined) throw new Error(`The font has no ${tag} table.`);
    return at;
  };
  const perEm = font.getUint16(table('head') + 18);
  const hhea = table('hhea');
  const lastWidth = font.getUint16(hhea + 34) - 1;
  const characters = glyphs(font, table('cmap'));

  let width = 0;
  let weight = 0;
  for (const [index, frequency] of FREQUENCIES.entries()) {
    const glyph = characters.get(ALPHABET.charCodeAt(index)) ?? 0;
    width += frequency * font.getUint16(table('hmtx') + Math.min(glyph, lastWidth) * 4);
    weight += frequency;
  }
  return {
    ascent: font.getInt16(hhea + 4) / perEm,
    descent: -font.getInt16(hhea + 6) / perEm,
    lineGap: font.getInt16(hhea + 8) / perEm,
    average: width / weight / perEm,
  };
}
