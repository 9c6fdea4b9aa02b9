import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { isPlainClick } from '@/shared/ui/isPlainClick.ts';

type FilterLinkProps = {
  /** The search part of the address that it leads to, from the one that is drawn. */
  to: string;
  current?: boolean;
  className: string;
  children: ReactNode;
};

/** What `to` changes of `from`, changed in `now`. */
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
 * A link that changes what the figures are asked for. Pressed before an earlier press has drawn the screen again, it
 * changes what that one asked for, instead of undoing it.
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
