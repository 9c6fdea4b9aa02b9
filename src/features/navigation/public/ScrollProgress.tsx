import { useEffect, useRef } from 'react';

/** Reading progress along the top edge: in CSS, or by script where unsupported. */
export function ScrollProgress() {
  const line = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (CSS.supports('animation-timeline', 'scroll()')) return undefined;
    // A browser sends these events at most once a frame.
    const draw = () => {
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      const way = scrollHeight - clientHeight;
      line.current?.style.setProperty('transform', `scaleX(${scrollTop / (way || 1)})`);
    };
    draw();
    window.addEventListener('scroll', draw);
    window.addEventListener('resize', draw);
    return () => {
      window.removeEventListener('scroll', draw);
      window.removeEventListener('resize', draw);
    };
  }, []);

  return <div ref={line} aria-hidden="true" className="scroll-progress" />;
}
