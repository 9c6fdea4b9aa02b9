import type { ReactNode } from 'react';
import { buttonClass } from '@/shared/ui/Button.tsx';

type TestLinkProps = { href: string; label?: string; children: ReactNode };

/** Tries in a new tab what a visitor's tap would do. */
export function TestLink({ href, label, children }: TestLinkProps) {
  return (
    <a
      href={href}
      aria-label={label}
      target="_blank"
      rel="noreferrer"
      className={buttonClass({ variant: 'quiet', size: 'sm' })}
    >
      {children}
    </a>
  );
}
