import { startTransition, useCallback, useEffect, useOptimistic, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as v from 'valibot';

/** Values of a list's address; each is text or a number there, and absent where it is the default. */
type ListValues = Record<string, string | number | null>;

/** A page of a list, from 1; nonsense is the first page. */
export const pageRule = v.fallback(
  v.pipe(v.string(), v.transform(Number), v.safeInteger(), v.minValue(1), v.maxValue(999_999)),
  1,
);

/** A search of at most `most` characters; nothing where it is absent. */
export const searchRule = (most: number) =>
  v.fallback(
    v.pipe(
      v.string(),
      v.transform((text) => text.trim().slice(0, most)),
    ),
    '',
  );

/** One of a few words; null for any other, which selects all. */
export const choiceRule = <const T extends string>(choices: readonly T[]) =>
  v.fallback(v.nullable(v.picklist(choices)), null);

/**
 * State of a list in the page's address, so that it can be shared, reloaded and gone back to.
 * @param schema a rule for each parameter, with a fallback: an invalid one counts as absent.
 */
export function useListState<Values extends ListValues>(schema: v.GenericSchema<unknown, Values>) {
  const [params, setParams] = useSearchParams();
  // A new address is rendered in a transition; the chosen value applies before that.
  const [shown, showNow] = useOptimistic(params);
  // Leaving the search by pressing a filter changes both before the next render.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const read = (source: URLSearchParams) => v.parse(schema, Object.fromEntries(source));
  const changed = useCallback(
    (source: URLSearchParams, changes: Partial<Values>) => {
      const next = new URLSearchParams(source);
      const defaults = v.parse(schema, {});
      for (const [name, value] of Object.entries(changes)) {
        if (value === null || value === defaults[name]) next.delete(name);
        else next.set(name, String(value));
      }
      return next;
    },
    [schema],
  );
  return {
    values: read(shown),
    /** Changes some of them. @param replace whether the back button skips what stood before. */
    set: useCallback(
      (changes: Partial<Values>, replace = false) =>
        startTransition(() => {
          latest.current = changed(latest.current, changes);
          showNow(latest.current);
          setParams(latest.current, { replace });
        }),
      [setParams, showNow, changed],
    ),
    /** The address with some of them changed. */
    hrefOf: (changes: Partial<Values>) => `?${changed(shown, changes).toString()}`,
  };
}
