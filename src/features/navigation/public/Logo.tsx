import { Link } from 'react-router-dom';
import { type FirmLogo, site } from '@/content/site.ts';
import { paths } from '@/shared/paths.ts';
import { ownAddress } from '@/shared/ui/pictureCopies.ts';

const { logo } = site;
/** A wide logo contains the name. */
const isWide = logo !== null && logo.width >= 2 * logo.height;

/** Logo and name of the company, linked to home. */
export function Logo({ onClick }: { onClick?: () => void }) {
  return (
    <Link
      to={paths.home}
      {...(onClick && { onClick })}
      className="text-ink font-display flex items-center gap-2.5 py-1 text-[min(1.25rem,7vw)] leading-none font-semibold whitespace-nowrap"
    >
      {logo ? <Mark logo={logo} /> : <Drawing />}
      <span className={isWide ? 'sr-only' : ''}>{site.name}</span>
    </Link>
  );
}

function Mark({ logo: { src, width, height } }: { logo: FirmLogo }) {
  return (
    <img
      src={ownAddress(src)}
      alt=""
      width={width}
      height={height}
      className="h-9 w-auto max-w-36 object-contain"
    />
  );
}

/** The default logo, same as public/icons/icon.svg. */
function Drawing() {
  return (
    <svg viewBox="0 0 32 36" aria-hidden="true" className="h-9 w-8 shrink-0">
      <path
        d="M2 35V15a6 6 0 0 1 3.3-6.5A7 7 0 0 1 10.5 4C11 2 15 2.5 16 .5c1 2 5 1.5 5.5 3.5a7 7 0 0 1 5.2 4.5A6 6 0 0 1 30 15v20Z"
        className="fill-sindoor"
      />
      <path
        d="M6 35V17.5a5 5 0 0 1 2.7-5.2 6 6 0 0 1 4.3-3.8c.4-1.5 2.3-1.5 3-3.2.7 1.7 2.6 1.7 3 3.2a6 6 0 0 1 4.3 3.8A5 5 0 0 1 26 17.5V35"
        className="stroke-flame fill-none opacity-70"
      />
      <path
        d="M16 13c3.4 4.2 3.8 6.3 3.8 7.8a3.8 3.8 0 0 1-7.6 0c0-1.5.4-3.6 3.8-7.8Z"
        className="fill-marigold"
      />
      <path d="M9 26c4.5 2 9.5 2 14 0-.5 4-3.7 6-7 6s-6.5-2-7-6Z" className="fill-flame" />
    </svg>
  );
}
