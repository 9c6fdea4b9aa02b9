/**
 * Functions that older.ts supplies where one of the oldest browsers (scripts/web/browsers.ts), or one on plain http,
 * lacks them.
 */
const apis: [owner: object, ...names: string[]][] = [
  [
    Array.prototype,
    'at',
    'findLast',
    'findLastIndex',
    'toReversed',
    'toSorted',
    'toSpliced',
    'with',
  ],
  [String.prototype, 'at'],
  [Object, 'hasOwn'],
  [URL, 'canParse'],
  [AbortSignal, 'timeout', 'any'],
  [AbortSignal.prototype, 'throwIfAborted'],
  [crypto, 'randomUUID'],
  [HTMLElement.prototype, 'popover'],
  [globalThis, 'structuredClone', 'HTMLDialogElement', 'CSSLayerBlockRule'],
];

/** Whether this browser lacks one of them. */
export function isOlder(): boolean {
  return apis.some(([owner, ...names]) => names.some((name) => !(name in owner)));
}
