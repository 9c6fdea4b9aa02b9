import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { fragmentTarget } from '@/features/passes/data/order.ts';

type RightPageProps = {
  /** Path of this page. */
  page: string;
  hash: string;
  children: ReactNode;
};

/** What a fragment opens here; what belongs to the other page of passes opens there. */
export function RightPage({ page, hash, children }: RightPageProps) {
  const place = fragmentTarget(hash);
  return place === undefined || place.startsWith(`${page}#`) ? (
    children
  ) : (
    <Navigate to={place} replace />
  );
}
