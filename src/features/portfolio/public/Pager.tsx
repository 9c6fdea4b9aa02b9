import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { MouseEvent } from 'react';
import { galleryText } from '@/content/en/gallery.ts';
import { ButtonLink } from '@/shared/ui/ButtonLink.tsx';
import { isPlainClick } from '@/shared/ui/isPlainClick.ts';
import { galleryHref, type GalleryPlace } from './galleryAddress.ts';

type PagerProps = {
  place: GalleryPlace;
  pages: number;
  /** Another page was asked for here; the link itself changes the address. */
  onTurn: () => void;
};

/** The way to the page before and after, as links. Nothing where one page holds all. */
export function Pager({ place, pages, onTurn }: PagerProps) {
  if (pages < 2) return null;
  const turn = (page: number) => ({
    to: galleryHref({ ...place, page }),
    variant: 'secondary' as const,
    onClick: (event: MouseEvent) => {
      if (isPlainClick(event)) onTurn();
    },
  });
  return (
    <nav
      aria-label={galleryText.pager}
      className="mt-14 grid grid-cols-[1fr_auto_1fr] items-center gap-3 lg:mt-24"
    >
      <span>
        {place.page > 1 && (
          <ButtonLink {...turn(place.page - 1)} rel="prev">
            <ArrowLeft aria-hidden /> {galleryText.previous}
          </ButtonLink>
        )}
      </span>
      <span className="text-muted text-center tabular-nums">
        {galleryText.page(place.page, pages)}
      </span>
      <span className="text-right">
        {place.page < pages && (
          <ButtonLink {...turn(place.page + 1)} rel="next">
            {galleryText.next} <ArrowRight aria-hidden />
          </ButtonLink>
        )}
      </span>
    </nav>
  );
}
