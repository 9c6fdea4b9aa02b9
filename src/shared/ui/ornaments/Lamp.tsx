/** A clay lamp with its flame. Hidden from assistive technology. */
export function Lamp({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={className}>
      <circle cx="32" cy="24" r="22" className="fill-marigold/15" />
      <circle cx="32" cy="26" r="14" className="fill-marigold/20" />
      <path d="M32 7c9 11 10 17 10 21a10 10 0 0 1-20 0c0-4 1-10 10-21Z" className="fill-marigold" />
      <path d="M32 20c4 5 5 8 5 10a5 5 0 0 1-10 0c0-2 1-5 5-10Z" className="fill-flame" />
      <path
        d="M6 38c8 5 17 6 26 6s18-1 26-6c-1 13-10 20-19 20H25C16 58 7 51 6 38Z"
        className="fill-sindoor"
      />
      <path
        d="M13 46c6 3 12 4 19 4s13-1 19-4M18 52c4 1.5 9 2 14 2s10-.5 14-2"
        className="stroke-marigold fill-none"
        strokeWidth="1.5"
        strokeDasharray="3 2.5"
      />
    </svg>
  );
}
