import { useEffect, useRef } from 'react';

/** Reading progress along the top edge: in CSS, or by script where unsupported. */
export function ScrollProgress() {
  const line = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (CSS.supports('animation-timeline', 'scroll()')) return undefined;
    let frame = 0;
    const draw = () => {
      frame = 0;
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      const way = scrollHeight - clientHeight;
      line.current?.style.setProperty('transform', `scaleX(${way > 0 ? scrollTop / way : 0})`);
    };
    const ask = () => {
      frame ||= requestAnimationFrame(draw);
    };
    ask();
    window.addEventListener('scroll', ask, { passive: true });
    window.addEventListener('resize', ask);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', ask);
      window.removeEventListener('resize', ask);
    };
  }, []);

  return <div ref={line} aria-hidden="true" className="scroll-progress" />;
}
