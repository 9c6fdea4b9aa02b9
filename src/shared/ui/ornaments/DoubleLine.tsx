/** A section rule: a hatched double line with a lotus in the middle. Hidden from assistive technology. */
export function DoubleLine({ className = '' }: { className?: string }) {
  return (
    <div aria-hidden="true" className={`flex items-center gap-4 ${className}`}>
      <span className="double-line grow" />
      <svg
        viewBox="0 0 48 30"
        className="stroke-marigold w-12 shrink-0 fill-none"
        strokeWidth="1.5"
      >
        <path d="M24 2c6 6 8 15 0 25-8-10-6-19 0-25ZM24 27C13 27 8 18 10 8c7 2 12 9 14 19Zm0 0c11 0 16-9 14-19-7 2-12 9-14 19ZM24 27C14 30 4 26 1 17c7-1 16 2 23 10Zm0 0c10 3 20-1 23-10-7-1-16 2-23 10Z" />
        <path
          d="M24 8v14M14 13c3 3 6 7 7 11M34 13c-3 3-6 7-7 11M6 20c4 1 8 3 12 6M42 20c-4 1-8 3-12 6"
          strokeWidth=".8"
        />
      </svg>
      <span className="double-line grow" />
    </div>
  );
}
