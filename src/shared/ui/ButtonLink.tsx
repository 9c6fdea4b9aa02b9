import type { LinkProps } from 'react-router-dom';
import { buttonClass, type Look } from './Button.tsx';
import { PageLink } from './PageLink.tsx';

/** A link inside the site that looks like a button; nothing where that page is hidden. */
export function ButtonLink({ variant, size, className = '', ...rest }: Look & LinkProps) {
  return <PageLink className={`${buttonClass({ variant, size })} ${className}`} {...rest} />;
}
