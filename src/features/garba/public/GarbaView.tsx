import type { ReactNode } from 'react';
import { garbaText } from '@/content/en/garba.ts';
import type { PageIntroText } from '@/content/en/pageTypes.ts';
import type { GarbaEdition } from '@/features/garba/data/edition.ts';
import { Questions } from '@/shared/ui/Questions.tsx';
import { GarbaHero } from './GarbaHero.tsx';
import { GarbaNights } from './GarbaNights.tsx';
import { GarbaPasses } from './GarbaPasses.tsx';
import { GarbaRules } from './GarbaRules.tsx';
import { GarbaSponsors } from './GarbaSponsors.tsx';
import { GarbaVenue } from './GarbaVenue.tsx';
import { OwnGarba } from './OwnGarba.tsx';

type GarbaViewProps = {
  edition: GarbaEdition;
  /** The page's introduction; its picture is shown where the edition has none. */
  intro: PageIntroText;
  /** The sale of passes, which replaces the link to it; for an edition with kinds of passes. */
  sale?: ReactNode;
};

/** An edition of Raas Garba, top to bottom. */
export function GarbaView({ edition, intro, sale }: GarbaViewProps) {
  const { hero_image_url: src, hero_alt: alt, hero_focal_x: x, hero_focal_y: y } = edition;
  const { garba_faqs: faqs } = edition;
  const picture = src === null ? intro.picture : { src, alt, focal: [x, y] as const };
  return (
    <article>
      <GarbaHero edition={edition} picture={picture} />
      {sale ?? <GarbaPasses edition={edition} />}
      {/* What is not there yet is announced; of an edition that is over it is left out. */}
      {(edition.status !== 'ended' || edition.garba_nights.length > 0) && (
        <GarbaNights nights={edition.garba_nights} />
      )}
      {edition.status !== 'ended' && <GarbaRules edition={edition} />}
      <GarbaVenue edition={edition} />
      {faqs.length > 0 && <Questions title={garbaText.faqs} questions={faqs} />}
      <GarbaSponsors sponsors={edition.garba_sponsors} />
      <OwnGarba text={intro.paragraphs.at(-1) ?? intro.lead} />
    </article>
  );
}
