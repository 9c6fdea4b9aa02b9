import type { LinkProps } from 'react-router-dom';
import { buttonClass, type Look } from './Button.tsx';
import { PageLink } from './PageLink.tsx';

/** An internal link that looks like a button; renders nothing if the page is hidden. */
export function ButtonLink({ variant, size, className = '', ...rest }: Look & LinkProps) {
  return <PageLink className={`${buttonClass({ variant, size })} ${className}`} {...rest} />;
}
