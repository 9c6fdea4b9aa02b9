/** The opening of a cusped mandap arch, 300 units wide; the same curve as src/assets/ornaments/arch.svg. */
const ARCH =
  'M6 1190V153A45 45 0 0 1 33 97 47 47 0 0 1 83 51C84 27 141 37 150 7 159 37 216 27 217 51A47 47 0 0 1 267 97 45 45 0 0 1 294 153V1190';

/**
 * The arch as a line ornament: two thin parallel lines with Mithila hatching between, in the text's colour.
 * It keeps its width and runs down as far as its box goes. Hidden from assistive technology.
 */
export function Arch({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 300 1200"
      preserveAspectRatio="xMidYMin slice"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className={`w-full ${className}`}
    >
      <path d={ARCH} strokeWidth="9" />
      <path d={ARCH} strokeWidth="6" className="stroke-paper" />
      <path d={ARCH} strokeWidth="6" strokeDasharray="1.2 4" />
    </svg>
  );
}
