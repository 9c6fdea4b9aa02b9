import hindi from '../fixtures/enquiries/search-hindi.json';

const [[, dotted = ''] = [], [, apart = ''] = []] = hindi;

/** Pairs of equal texts, stored and searched in different encodings or keyboards. */
export const sameTexts: readonly (readonly [stored: string, searched: string])[] = [
  [dotted, apart],
  [apart, dotted],
  ['Zo\u00e9', 'ZOE\u0301'],
  ['Zoe\u0301', 'zo\u00e9'],
  ['Full Width', 'Ｆｕｌｌ\u3000ｗｉｄ'],
  ['Ｆｕｌｌ Ｗｉｄｔｈ', 'full width'],
  ['Unseen Mark', 'un\u200bse\u00aden\u00a0mark\u200e'],
  ['Two  Gaps', 'two gaps'],
  ['Οδος', 'ΟΔΟΣ'],
  ['İpek', 'ipek'],
];
