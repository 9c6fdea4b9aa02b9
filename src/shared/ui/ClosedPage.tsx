import { gate } from '@/content/en/gate.ts';
import { Message } from './Message.tsx';

type ClosedPageProps = {
  state: 'unavailable' | 'renovation';
  /** The owner's own words; the usual ones, without. */
  message?: string | undefined;
};

/** What a page says while its owner does not show it. */
export function ClosedPage({ state, message }: ClosedPageProps) {
  const { title, text } = gate[state];
  return <Message title={title} text={message ?? text} />;
}
