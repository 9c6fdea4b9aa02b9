import { common } from '@/content/en/common.ts';

type GstinProps = {
  /** The firm's GST number; null until it has one to show. */
  number: string | null;
  className?: string;
};

/** The number that an accounts department looks for; nothing while there is none. */
export function Gstin({ number, className }: GstinProps) {
  return number && <p className={className}>{common.gstin(number)}</p>;
}
