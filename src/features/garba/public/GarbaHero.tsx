import { CalendarDays, MapPin, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { garbaStatus, garbaText } from '@/content/en/garba.ts';
import { editionDays, type GarbaEdition, statusAt } from '@/features/garba/data/edition.ts';
import { passesFrom } from '@/features/garba/data/passesFrom.ts';
import { useClock } from '@/shared/data/useClock.ts';
import { formatBareDay, formatIsoDay } from '@/shared/lib/dates.ts';
import { ArchFrame } from '@/shared/ui/ArchFrame.tsx';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { objectPosition } from '@/shared/ui/objectPosition.ts';
import { Toran } from '@/shared/ui/ornaments/Toran.tsx';
import { Picture } from '@/shared/ui/Picture.tsx';
import { InterestLink } from './InterestLink.tsx';

type GarbaHeroProps = {
  edition: GarbaEdition;
  picture: { src: string; alt: string; focal: readonly [x: number, y: number] };
};

/** 'Mon, 4 Oct 2027 to Fri, 8 Oct 2027', or that the days are not known yet. */
function editionWhen(edition: GarbaEdition): string {
  const days = editionDays(edition);
  if (!days) return garbaText.datesOpen;
  return garbaText.days(formatIsoDay(days[0]), formatIsoDay(days[1]));
}

/** The edition's name, days, place and state, by night. */
export function GarbaHero({ edition, picture }: GarbaHeroProps) {
  const status = useClock((now) => statusAt(edition, now));
  const from = passesFrom(edition);
  const badge =
    status === 'announced' && from
      ? garbaStatus.announced.from(formatBareDay(from))
      : garbaStatus[status].label;
  const sells = edition.pass_kinds.length > 0 && /^(?:on_sale|sold_out)$/.test(status);
  return (
    <div className="night overflow-x-clip">
      <Toran />
      <header className="page grid gap-x-16 pt-6 pb-14 lg:grid-cols-12 lg:pt-10 lg:pb-20">
        <div className="lg:col-span-7 lg:self-center">
          <p className="border-marigold text-marigold inline-flex rounded-full border px-4 py-1.5 font-semibold">
            {badge}
          </p>
          <h1 className="text-display mt-4">{edition.title}</h1>
          {edition.theme && (
            <p className="font-display text-heading text-marigold mt-3">{edition.theme}</p>
          )}
          <dl className="text-lead mt-6 flex flex-col gap-2">
            <Fact name={garbaText.when} Icon={CalendarDays}>
              {editionWhen(edition)}
            </Fact>
            <Fact name={garbaText.where} Icon={MapPin}>
              {edition.venue || garbaText.venueOpen}
            </Fact>
          </dl>
          {edition.description && (
            <p className="measure text-muted mt-6 whitespace-pre-line">{edition.description}</p>
          )}
          {edition.is_demo && <p className="text-muted mt-4 text-sm">{garbaText.sample}</p>}
          {sells ? (
            <a href="#passes" className={`${buttonClass({ size: 'lg' })} mt-8`}>
              {garbaText.toSale}
            </a>
          ) : (
            <InterestLink edition={edition} status={status} className="mt-8" />
          )}
        </div>
        <ArchFrame className="mt-10 aspect-square w-full max-w-md justify-self-center lg:col-span-5 lg:mt-0 lg:aspect-[5/6]">
          <Picture
            src={picture.src}
            alt={picture.alt}
            width={1600}
            height={1000}
            sizes="52rem"
            phoneSizes="(min-width: 30rem) 32rem, 87vw"
            focal={picture.focal}
            priority
            className={`absolute inset-0 size-full object-cover ${objectPosition(...picture.focal)}`}
          />
        </ArchFrame>
      </header>
    </div>
  );
}

function Fact({ name, Icon, children }: { name: string; Icon: LucideIcon; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <dt>
        <Icon aria-hidden className="text-marigold mt-1 size-5" />
        <span className="sr-only">{name}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
