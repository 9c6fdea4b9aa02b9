import { Link } from 'react-router-dom';
import type { Message } from '@/features/announcement/data/messages.ts';

const look = 'inline-block py-1 font-semibold underline underline-offset-4 hover:decoration-2';

/** A message's text and link; internal links navigate without a page load. */
export function MessageText({ message: { before, link, after } }: { message: Message }) {
  return (
    <p className="text-center">
      {before}
      {link &&
        (link.href.startsWith('/') ? (
          <Link to={link.href} className={look}>
            {link.label}
          </Link>
        ) : (
          <a href={link.href} rel="noopener" className={look}>
            {link.label}
          </a>
        ))}
      {after}
    </p>
  );
}
