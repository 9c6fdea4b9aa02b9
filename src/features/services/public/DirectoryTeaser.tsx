import { useId } from 'react';
import { directoryTeaser } from '@/content/en/service/venueBooking.ts';
import { useIsOpen } from '@/shared/data/useIsOpen.ts';
import { paths } from '@/shared/paths.ts';
import { ButtonLink } from '@/shared/ui/ButtonLink.tsx';
import { Picture } from '@/shared/ui/Picture.tsx';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';
import { phoneWide } from '@/shared/ui/pictureVariants.ts';

/** Teaser of the venue directory. */
export function DirectoryTeaser() {
  const id = useId();
  const isOpen = useIsOpen();
  if (!isOpen(paths.venuesInPatna)) return null;
  const { title, text, button, areasTitle, areas } = directoryTeaser;
  return (
    <section aria-labelledby={id} className="night">
      <div className="page section grid items-center gap-x-16 gap-y-10 lg:grid-cols-12">
        <div className="arch-wide relative aspect-[4/3] lg:col-span-6">
          <Picture
            src="/pictures/venue-lawn.jpg"
            alt=""
            width={1600}
            height={1000}
            sizes={`(min-width: 64rem) 40rem, ${phoneWide}`}
            className="absolute inset-0 size-full object-cover"
          />
        </div>
        <div className="lg:col-span-6">
          <SectionHead id={id} title={title} lead={text} />
          <ButtonLink to={paths.venuesInPatna} size="lg" className="mt-6">
            {button}
          </ButtonLink>
          <h3 className="font-display text-marigold mt-8 text-lg font-semibold">{areasTitle}</h3>
          <p className="text-muted mt-1">{areas.join(' · ')}</p>
        </div>
      </div>
    </section>
  );
}
