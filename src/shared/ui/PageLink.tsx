import { Link, type LinkProps } from 'react-router-dom';
import { useIsOpen } from '@/shared/data/useIsOpen.ts';

/** A link inside the site; nothing where it would lead to a page that its owner has hidden. */
export function PageLink(props: LinkProps) {
  const isOpen = useIsOpen();
  const { to } = props;
  return isOpen(typeof to === 'string' ? to : (to.pathname ?? '')) && <Link {...props} />;
}
