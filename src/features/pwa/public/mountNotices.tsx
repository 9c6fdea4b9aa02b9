import { createRoot } from 'react-dom/client';
import { NoticeCorner } from './NoticeCorner.tsx';

/** Puts the notices into the page, in a root of their own, so that the frame carries none of it. */
export function mountNotices(): void {
  const corner = document.createElement('div');
  document.body.append(corner);
  createRoot(corner).render(<NoticeCorner />);
}
