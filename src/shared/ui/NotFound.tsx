import type { ReactNode } from 'react';
import { common } from '@/content/en/common.ts';
import { paths } from '@/shared/paths.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { Message } from './Message.tsx';

/** The words of the 404 page, with a way on where there is a nearer one than home. Its title and robots tag are the page's own business. */
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
