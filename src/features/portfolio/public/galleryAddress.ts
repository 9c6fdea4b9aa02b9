import { useLocation } from 'react-router-dom';
import { paths } from '@/shared/paths.ts';
import { useHydrating } from '@/shared/ui/useHydrating.ts';

/** What the gallery shows. */
export type GalleryPlace = {
  /** Exactly as the owner wrote it; '' for all. */
  category: string;
  /** From 1. */
  page: number;
};

const START: GalleryPlace = { category: '', page: 1 };

/** No page lies beyond what the database counts to (its offset is capped). */
const LAST_PAGE = 10_000;

/** The place that an address names; whatever is not a page number is the first page. */
export function galleryPlace(search: string): GalleryPlace {
  const params = new URLSearchParams(search);
  const page = /^[1-9]\d{0,5}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1;
  return { category: params.get('category') ?? '', page: Math.min(page, LAST_PAGE) };
}

/** The address of a place. */
export function galleryHref({ category, page }: GalleryPlace): string {
  const params = new URLSearchParams();
  if (category !== '') params.set('category', category);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `${paths.gallery}?${params.toString()}` : paths.gallery;
}

/** The place of the present address. The prerendered page and the first render in the browser know no search. */
export function useGalleryPlace(): GalleryPlace {
  const { search } = useLocation();
  const hydrated = !useHydrating();
  return hydrated ? galleryPlace(search) : START;
}
