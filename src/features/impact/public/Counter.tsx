import { useEffect, useRef } from 'react';
import type { ImpactNumber } from '@/content/en/home.ts';
import { useReducedMotion } from '@/providers/preferences/useReducedMotion.ts';
import { formatNumber } from '@/shared/lib/numbers.ts';
import { countUp } from './countUp.ts';

/**
 * One figure. The markup has the final value; a decorative copy counts up to it once when it is first in view, unless
 * motion is reduced; off-screen it jumps to the end.
 */
export function Counter({ label, value, decimals, suffix }: ImpactNumber) {
  const drawn = useRef<HTMLSpanElement>(null);
  const lessMotion = useReducedMotion();
  const final = formatNumber(value, decimals) + suffix;

  useEffect(() => {
    const element = drawn.current;
    if (!element || lessMotion || !('IntersectionObserver' in window)) return undefined;
    const write = (part: number) => {
      element.textContent = formatNumber(value * part, decimals) + suffix;
    };
    let stop: (() => void) | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) stop ??= countUp(write);
        else if (stop) {
          observer.disconnect();
          stop();
          write(1);
        }
      },
      { threshold: 0.5 },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      stop?.();
      write(1);
    };
  }, [lessMotion, value, decimals, suffix]);

  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-muted mt-1 max-md:text-sm">{label}</dt>
      <dd className="font-display text-marigold text-2xl/[1.1] font-semibold whitespace-nowrap tabular-nums md:text-[clamp(2rem,1.2rem+4vw,4.5rem)]/[1.1]">
        <span className="sr-only">{final}</span>
        <span ref={drawn} aria-hidden="true">
          {final}
        </span>
      </dd>
    </div>
  );
}
