import { Link, type LinkProps } from 'react-router-dom';
import { useIsOpen } from '@/shared/data/useIsOpen.ts';

/** An internal link; renders nothing if the page is hidden. */
export function PageLink(props: LinkProps) {
  const isOpen = useIsOpen();
  const { to } = props;
  return isOpen(typeof to === 'string' ? to : (to.pathname ?? '')) && <Link {...props} />;
}
