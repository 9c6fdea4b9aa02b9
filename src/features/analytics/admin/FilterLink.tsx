import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { isPlainClick } from '@/shared/ui/isPlainClick.ts';

type FilterLinkProps = {
  /** Target query string, based on the rendered one. */
  to: string;
  current?: boolean;
  className: string;
  children: ReactNode;
};

/** Applies the change from `from` to `to` to `now`. */
function changed(now: string, from: string, to: string): string {
  const [next, before, after] = [now, from, to].map((search) => new URLSearchParams(search));
  for (const name of new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])) {
    const value = after?.get(name) ?? null;
    if (value === before?.get(name)) continue;
    if (value === null) next?.delete(name);
    else next?.set(name, value);
  }
  return `?${next?.toString() ?? ''}`;
}

/**
 * A link that changes the report's query. A press before an earlier one has been rendered adds to that change instead
 * of undoing it.
 */
export function FilterLink({ to, current = false, className, children }: FilterLinkProps) {
  const { pathname, search: drawn } = useLocation();
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const { search: now } = window.location;
    if (window.location.pathname !== pathname || now === drawn || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(changed(now, drawn, to));
  };
  return (
    <Link
      to={to}
      onClick={follow}
      aria-current={current ? 'true' : undefined}
      className={className}
    >
      {children}
    </Link>
  );
}
