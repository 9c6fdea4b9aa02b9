import { type ReactNode, useEffect, useRef } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { adminShell } from '@/content/en/adminShell.ts';
import { site } from '@/content/site.ts';
import type { Screen } from '@/shared/admin/screen.ts';
import { paths } from '@/shared/paths.ts';
import { DoubleLine } from '@/shared/ui/ornaments/DoubleLine.tsx';
import { AccountBox } from './AccountBox.tsx';
import { AdminNav, type Counts } from './AdminNav.tsx';
import { ThumbBar } from './ThumbBar.tsx';

type AdminLayoutProps = {
  screens: readonly Screen[];
  /** Rendered at the right of the header. */
  tools: ReactNode;
  counts: Counts;
  /** Rendered above every screen. */
  notice: ReactNode;
};

/** Frame of the admin area: header, navigation (sidebar or bottom bar) and the screen. */
export function AdminLayout({ screens, tools, counts, notice }: AdminLayoutProps) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <div className="bg-paper text-ink min-h-dvh text-sm">
      <a
        href="#admin-main"
        className="focus:bg-surface sr-only focus:not-sr-only focus:absolute focus:z-20 focus:p-3"
      >
        {adminShell.skipToContent}
      </a>
      <header className="px-4 pt-3 lg:px-6">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <Link to={paths.dashboard} className="inline-flex items-baseline gap-2">
            <span className="font-display text-lg">{site.name}</span>
            <span className="text-muted">{adminShell.area}</span>
          </Link>
          <div className="print:hidden">{tools}</div>
        </div>
        <DoubleLine className="mt-2 w-full" />
      </header>
      <div className="lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]">
        <div className="sticky top-0 hidden max-h-dvh space-y-6 self-start overflow-y-auto px-3 py-5 lg:not-print:block">
          <AdminNav screens={screens} counts={counts} />
          <AccountBox />
        </div>
        <main
          ref={main}
          id="admin-main"
          tabIndex={-1}
          className="mx-auto w-full max-w-6xl px-4 pt-5 pb-24 outline-none lg:px-6 lg:pb-10"
        >
          {notice}
          <Outlet context={Object.values(counts).reduce((sum, count) => sum + count, 0)} />
        </main>
      </div>
      <ThumbBar screens={screens} counts={counts} />
    </div>
  );
}
