import { useRef, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from './drafts.ts';

/**
 * What is typed into a form that calls something, and the id of its tries: the same until the values are others or one succeeds, so that a
 * lost answer sends nothing twice.
 * @param name keeps both over a closed dialog and a reload, as drafts.ts does; without it they last as long as the form.
 */
export function useAttempt<Values extends object>(name: string | undefined, begun: Values) {
  const [kept] = useState(() => (name === undefined ? null : readDraft(name, begun)));
  const start = kept?.values ?? begun;
  const attempt = useRef({ id: kept?.freshId ?? '', content: kept ? JSON.stringify(start) : '' });
  /** The values that were kept or sent last: each draw of the form asks. */
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
