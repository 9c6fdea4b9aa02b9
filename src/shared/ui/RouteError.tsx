import { common } from '@/content/en/common.ts';
import { paths } from '@/shared/paths.ts';
import { Button, buttonClass } from './Button.tsx';
import { Message } from './Message.tsx';

/** Replaces a page that failed to render. Both links do a full load, as an old script may be the cause. */
export function RouteError() {
  const { title, text, reload, home } = common.routeError;
  return (
    <Message title={title} text={text}>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <Button onClick={() => window.location.reload()}>{reload}</Button>
        <a href={paths.home} className={buttonClass({ variant: 'secondary' })}>
          {home}
        </a>
      </div>
    </Message>
  );
}
