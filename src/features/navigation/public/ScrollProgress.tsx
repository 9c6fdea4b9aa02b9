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
    const update = () => {
      frame ||= requestAnimationFrame(draw);
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, []);

  return <div ref={line} aria-hidden="true" className="scroll-progress" />;
}
