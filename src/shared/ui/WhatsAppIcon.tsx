/** WhatsApp's speech bubble with a receiver; lucide has no brand icons. */
export function WhatsAppIcon({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d="M2.8 21.2 4.2 16.3A9.2 9.2 0 1 1 7.7 19.8Z" />
      <path
        d="M8.3 7.3c.5-.5 1-.4 1.3.2l.8 1.8c.1.3 0 .6-.2.8l-.6.7c.7 1.4 1.9 2.6 3.4 3.3l.8-.8c.2-.2.5-.3.8-.2l1.8.8c.6.3.7.8.2 1.3-1 1.2-2.2 1.3-3.7.7-2.1-.8-4.2-2.9-5-5-.6-1.5-.6-2.7.4-3.6Z"
        fill="currentColor"
        stroke="none"
      />
    </svg>
  );
}
