import { useRef, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from './drafts.ts';

/**
 * The input of a form that calls a procedure, and the id of its tries: the same until the values change or a try
 * succeeds, so that a lost answer causes no second effect.
 * @param name stores both beyond a closed dialog and a reload, as drafts.ts does; default: as long as the form is
 * mounted.
 */
export function useAttempt<Values extends object>(name: string | undefined, begun: Values) {
  const [kept] = useState(() => (name === undefined ? null : readDraft(name, begun)));
  const start = kept?.values ?? begun;
  const attempt = useRef({ id: kept?.freshId ?? '', content: kept ? JSON.stringify(start) : '' });
  /** The values stored or sent last; compared on each render of the form. */
  const last = useRef(JSON.stringify(start));
  const keep = (values: Values) => {
    const content = JSON.stringify(values);
    if (name === undefined || content === last.current) return;
    last.current = content;
    if (content === JSON.stringify(begun)) forgetDraft(name);
    else keepDraft(name, { version: 0, base: begun, values, freshId: attempt.current.id });
  };
  return {
    /** What the form begins with. */
    start,
    keep,
    /** @param to part of the content that is not typed. */
    idFor: (values: Values, to = '') => {
      const content = JSON.stringify(values) + to;
      if (attempt.current.id === '' || content !== attempt.current.content)
        attempt.current = { id: crypto.randomUUID(), content };
      last.current = '';
      // Before it is sent: a reload may come before the answer.
      keep(values);
      return attempt.current.id;
    },
    succeed: (values: Values) => {
      attempt.current = { id: '', content: '' };
      last.current = JSON.stringify(values);
      if (name !== undefined) forgetDraft(name);
    },
  };
}
