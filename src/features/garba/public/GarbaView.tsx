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
  /** The page's usual introduction: its picture stands in where the edition has none. */
  intro: PageIntroText;
};

/** An edition of Raas Garba, top to bottom. */
export function GarbaView({ edition, intro }: GarbaViewProps) {
  return (
    <article>
      <GarbaHero edition={edition} picture={edition.picture ?? intro.picture} />
      <GarbaPasses edition={edition} />
      <GarbaNights nights={edition.nights} />
      <GarbaRules edition={edition} />
      <GarbaVenue edition={edition} />
      {edition.faqs.length > 0 && <Questions title={garbaText.faqs} questions={edition.faqs} />}
      <GarbaSponsors sponsors={edition.sponsors} />
      <OwnGarba text={intro.paragraphs.at(-1) ?? intro.lead} />
    </article>
  );
}
