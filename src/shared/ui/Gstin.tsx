import { common } from '@/content/en/common.ts';

type GstinProps = {
  /** The company's GST number; null until it has one. */
  number: string | null;
  className?: string;
};

/** Shows the GST number; renders nothing without one. */
export function Gstin({ number, className }: GstinProps) {
  return number && <p className={className}>{common.gstin(number)}</p>;
}
