import { garbaText } from '@/content/en/garba.ts';
import type { GarbaSponsor } from '@/features/garba/data/edition.ts';
import { safeLink } from '@/shared/lib/safeLink.ts';
import { Picture } from '@/shared/ui/Picture.tsx';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';

/** The sponsors, each with its logo; nothing without any. */
export function GarbaSponsors({ sponsors }: { sponsors: readonly GarbaSponsor[] }) {
  if (sponsors.length === 0) return null;
  return (
    <section aria-labelledby="sponsors" className="page section">
      <SectionHead id="sponsors" title={garbaText.sponsors} />
      <ul className="mt-8 grid grid-cols-[repeat(auto-fill,minmax(8em,1fr))] gap-4 sm:grid-cols-3 lg:grid-cols-4">
        {sponsors.map((sponsor) => (
          <li key={sponsor.id} className="card-frame relative flex flex-col gap-3 p-4">
            <Sponsor sponsor={sponsor} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Sponsor({ sponsor }: { sponsor: GarbaSponsor }) {
  const { name, link_url: link, image_url: logo, width, height } = sponsor;
  const href = link === null ? null : safeLink(link);
  return (
    <>
      {logo !== null && (
        // Logos are on white, so that they are visible in the dark colours, too.
        <span className="grid h-24 place-items-center rounded-md bg-white p-3">
          <Picture
            src={logo}
            alt=""
            width={width ?? 320}
            height={height ?? 160}
            sizes="(min-width: 64rem) 16rem, 45vw"
            className="max-h-full w-auto max-w-full bg-transparent! object-contain"
          />
        </span>
      )}
      {href === null ? (
        <span className="mt-auto text-center font-medium">{name}</span>
      ) : (
        <a
          href={href}
          rel="noopener sponsored"
          className="link mt-auto py-2 text-center font-medium after:absolute after:inset-0"
        >
          {name}
          <span className="sr-only"> {garbaText.leaves}</span>
        </a>
      )}
    </>
  );
}
