/**
 * A garland of marigolds and mango leaves across the full width, hung by its upper edge. It sways once when it
 * comes and then rests. Drawn by the style sheet (`toran` in motifs.css), so a page pays for it once.
 */
export function Toran({ className = '' }: { className?: string }) {
  return <div aria-hidden="true" className={`toran ${className}`} />;
}
