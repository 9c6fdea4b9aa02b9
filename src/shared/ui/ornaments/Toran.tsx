/**
 * A full-width garland of marigolds and mango leaves that sways once when it appears. Drawn in CSS (`toran` in
 * motifs.css), so that a page pays for it once.
 */
export function Toran({ className = '' }: { className?: string }) {
  return <div aria-hidden="true" className={`toran ${className}`} />;
}
