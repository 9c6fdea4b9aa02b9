import { useLocation } from 'react-router-dom';
import { paths } from '@/shared/paths.ts';
import { useHydrating } from '@/shared/ui/useHydrating.ts';

/** Category and page of the gallery. */
export type GalleryPlace = {
  /** Exactly as the owner wrote it; '' for all. */
  category: string;
  /** From 1. */
  page: number;
};

const START: GalleryPlace = { category: '', page: 1 };

/** Last page number: the database caps the offset. */
const LAST_PAGE = 10_000;

/** Parses an address; an invalid page number is page 1. */
export function galleryPlace(search: string): GalleryPlace {
  const params = new URLSearchParams(search);
  const page = /^[1-9]\d{0,5}$/.test(params.get('page') ?? '') ? Number(params.get('page')) : 1;
  return { category: params.get('category') ?? '', page: Math.min(page, LAST_PAGE) };
}

/** Inverse of the parser. */
export function galleryHref({ category, page }: GalleryPlace): string {
  const params = new URLSearchParams();
  if (category !== '') params.set('category', category);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `${paths.gallery}?${params.toString()}` : paths.gallery;
}

/** The place of the current address; without its search in the prerendered page and the first render. */
export function useGalleryPlace(): GalleryPlace {
  const { search } = useLocation();
  const hydrated = !useHydrating();
  return hydrated ? galleryPlace(search) : START;
}
