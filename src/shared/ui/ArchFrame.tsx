import type { ReactNode } from 'react';
import { Arch } from './ornaments/Arch.tsx';

/**
 * A picture in the mandap's arch, with the line ornament along its edge.
 * @param className its size: the box needs a height of its own, such as an aspect ratio.
 */
export function ArchFrame({
  children,
  className = '',
}: {
  children: ReactNode;
  className?: string;
}) {
  return (
    <div className={`relative ${className}`}>
      {/* Padding is relative to the width, unlike `top`, so the cut-out stays on the line at every height. */}
      <div className="absolute inset-0 px-[3%] pt-[5%]">
        <div className="arch bg-line relative size-full overflow-hidden">{children}</div>
      </div>
      <Arch className="text-marigold absolute inset-0 size-full" />
      <div aria-hidden="true" className="double-line bg-paper absolute inset-x-0 -bottom-1" />
    </div>
  );
}
