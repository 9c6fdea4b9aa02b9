/** Path of src/assets/ornaments/arch.svg, inset so that no stroke is clipped. */
const ARCH =
  'M9 1194V160A45 45 0 0 1 35 104 47 47 0 0 1 84 58C85 34 141 45 150 15 159 45 215 34 216 58A47 47 0 0 1 265 104 45 45 0 0 1 291 160V1194';

/**
 * An arch of two thin parallel lines with Mithila hatching between, in the text's colour.
 * Fills the width of its box and extends to its bottom. Hidden from assistive technology.
 */
export function Arch({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 300 1200"
      preserveAspectRatio="xMidYMin slice"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className={className}
    >
      <path d={ARCH} strokeWidth="8" />
      <path d={ARCH} strokeWidth="5.4" className="stroke-paper" />
      <path d={ARCH} strokeWidth="5.4" strokeDasharray="1 4" />
    </svg>
  );
}
