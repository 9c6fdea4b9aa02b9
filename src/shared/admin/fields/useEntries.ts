import { useState } from 'react';

let last = 0;
const newId = () => `entry-${(last += 1)}`;

/** Ids that stay with the entries while these are moved, new ones where the list has another length. */
function useIds(count: number) {
  const [ids, setIds] = useState<string[]>([]);
  if (ids.length === count) return [ids, setIds] as const;
  const fresh = Array.from({ length: count }, () => newId());
  setIds(fresh);
  return [fresh, setIds] as const;
}

const moved = <T>(list: readonly T[], from: number, to: number) =>
  list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));

/** The entries of a list that a form edits, each with an id that it keeps when it is moved. */
export function useEntries<Entry>(items: readonly Entry[], onChange: (items: Entry[]) => void) {
  const [ids, setIds] = useIds(items.length);
  const change = (nextItems: Entry[], nextIds: string[]) => {
    setIds(nextIds);
    onChange(nextItems);
  };
  return {
    entries: items.map((entry, index) => ({ entry, id: ids[index] ?? '' })),
    /** @returns the id of the new entry. */
    add: (entry: Entry) => {
      const id = newId();
      change([...items, entry], [...ids, id]);
      return id;
    },
    move: (from: number, to: number) => change(moved(items, from, to), moved(ids, from, to)),
    /** @param from the entries to remove it from, where others change with it. */
    remove: (index: number, from = items) =>
      change(from.toSpliced(index, 1), ids.toSpliced(index, 1)),
  };
}
