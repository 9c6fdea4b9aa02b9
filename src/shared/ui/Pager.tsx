import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { common } from '@/content/en/common.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { isPlainClick } from './isPlainClick.ts';

type PagerProps = {
  /** Accessible name. */
  label: string;
  /** From 1. */
  page: number;
  pages: number;
  hrefOfPage: (page: number) => string;
  /** Called on a click; the link itself changes the address. */
  onTurn: () => void;
  className?: string;
};

/** Links to the previous and next page; renders nothing for a single page. */
export function Pager({ label, page, pages, hrefOfPage, onTurn, className = '' }: PagerProps) {
  if (pages < 2) return null;
  const turn = (to: number) => ({
    to: hrefOfPage(to),
    variant: 'secondary' as const,
    onClick: (event: MouseEvent) => {
      if (isPlainClick(event)) onTurn();
    },
  });
  return (
    <nav
      aria-label={label}
      className={`grid grid-cols-[1fr_auto_1fr] items-center gap-3 ${className}`}
    >
      <span>
        {page > 1 && (
          <ButtonLink {...turn(page - 1)} rel="prev">
            <ArrowLeft aria-hidden /> {common.previous}
          </ButtonLink>
        )}
      </span>
      <span className="text-muted text-center tabular-nums">{common.page(page, pages)}</span>
      <span className="text-right">
        {page < pages && (
          <ButtonLink {...turn(page + 1)} rel="next">
            {common.next} <ArrowRight aria-hidden />
          </ButtonLink>
        )}
      </span>
    </nav>
  );
}
