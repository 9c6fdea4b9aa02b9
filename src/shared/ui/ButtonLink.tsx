import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass, type Look } from './Button.tsx';

/** A link inside the site that looks like a button. */
export function ButtonLink({
  variant,
  size,
  className = '',
  ...rest
}: Look & ComponentProps<typeof Link>) {
  return <Link className={`${buttonClass({ variant, size })} ${className}`} {...rest} />;
}
