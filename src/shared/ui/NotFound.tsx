import type { ReactNode } from 'react';
import { common } from '@/content/en/common.ts';
import { paths } from '@/shared/paths.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { Message } from './Message.tsx';

/** Text of the 404 page, with a nearer link than home if there is one. The page itself sets title and robots tag. */
export function NotFound({ children }: { children?: ReactNode }) {
  const { title, text, action } = common.notFound;
  return (
    <Message title={title} text={text}>
      {children}
      <ButtonLink to={paths.home} variant={children ? 'secondary' : 'primary'}>
        {action}
      </ButtonLink>
    </Message>
  );
}
