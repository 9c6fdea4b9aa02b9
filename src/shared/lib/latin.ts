/** Devanagari consonants in common Latin spelling; the inherent vowel `a` is added below. */
const CONSONANTS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'क:k क़:q ख:kh ख़:kh ग:g ग़:g घ:gh ङ:n च:ch छ:chh ज:j ज़:z झ:jh ञ:n ट:t ठ:th ड:d ड़:r ढ:dh ढ़:rh ण:n ' +
    'त:t थ:th द:d ध:dh न:n प:p फ:ph फ़:f ब:b भ:bh म:m य:y र:r ल:l ळ:l व:v श:sh ष:sh स:s ह:h'
  )
    .split(' ')
    .map((pair) => pair.normalize('NFC').split(':')),
);
const OTHERS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'अ:a आ:aa इ:i ई:i उ:u ऊ:u ऋ:ri ए:e ऐ:ai ओ:o औ:au ऑ:o ऍ:e ा:a ि:i ी:i ु:u ू:u ृ:ri े:e ै:ai ो:o ौ:au ' +
    'ॉ:o ॅ:e ं:n ँ:n ः:h ्:'
  )
    .split(' ')
    .map((pair) => pair.split(':')),
);
const SIGN = /[\u0915-\u0939]\u093c?|[\u0900-\u094d]/g;
const VOWEL_OR_VIRAMA = /^[\u093e-\u094d\u0945\u0949]/;

/** Transliterates Devanagari: 'आनंद वाटिका' is 'aanand vatika'. Other scripts are unchanged. */
export function latinOf(text: string): string {
  const line = text.normalize('NFC');
  return line.replace(SIGN, (sign, at: number) => {
    const consonant = CONSONANTS[sign];
    if (consonant === undefined) return OTHERS[sign] ?? '';
    const next = line.slice(at + sign.length, at + sign.length + 1);
    // A word's final inherent vowel is silent.
    const isSpoken = /[\u0900-\u097f]/.test(next) && !VOWEL_OR_VIRAMA.test(next);
    return isSpoken ? `${consonant}a` : consonant;
  });
}
