import { gate } from '@/content/en/gate.ts';
import { Message } from './Message.tsx';

type ClosedPageProps = {
  state: 'unavailable' | 'renovation';
  /** The owner's message; default: the usual text. */
  message?: string | undefined;
};

/** Replaces a page that is hidden or under renovation. */
export function ClosedPage({ state, message }: ClosedPageProps) {
  const { title, text } = gate[state];
  return <Message title={title} text={message ?? text} />;
}
