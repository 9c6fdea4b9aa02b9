/**
 * Functions that one of our oldest browsers lacks (scripts/web/browsers.ts), or a browser on plain http, and that
 * older.ts supplies there.
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

/** Whether this browser lacks any of them. */
export function isOlder(): boolean {
  return apis.some(([owner, ...names]) => names.some((name) => !(name in owner)));
}
