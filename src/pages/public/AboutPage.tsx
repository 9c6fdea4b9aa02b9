import { aboutClosing, aboutQuestions, processText } from '@/content/en/about.ts';
import { pages } from '@/content/en/pages.ts';
import { Cities } from '@/features/about/public/Cities.tsx';
import { Story } from '@/features/about/public/Story.tsx';
import { Training } from '@/features/about/public/Training.tsx';
import { Values } from '@/features/about/public/Values.tsx';
import { ImpactNumbers } from '@/features/impact/public/ImpactNumbers.tsx';
import { PageClosing } from '@/features/page-intro/public/PageClosing.tsx';
import { PageIntro } from '@/features/page-intro/public/PageIntro.tsx';
import { PageSteps } from '@/features/page-intro/public/PageSteps.tsx';
import { Team } from '@/features/team/public/Team.tsx';
import { ClientList } from '@/features/trusted-by/public/ClientList.tsx';
import { useContact } from '@/shared/data/useContact.ts';
import { paths } from '@/shared/paths.ts';
import { Seo } from '@/shared/seo/Seo.tsx';
import { Questions } from '@/shared/ui/Questions.tsx';

export default function AboutPage() {
  const { hours } = useContact();
  return (
    <>
      <Seo {...pages.about.seo} path={paths.about} />
      <PageIntro text={pages.about.intro} />
      <Story />
      <Values />
      <ImpactNumbers />
      <Cities />
      <Team />
      <ClientList />
      <PageSteps {...processText} />
      <Training />
      <Questions {...aboutQuestions} className="pb-0!" />
      <PageClosing {...aboutClosing} text={aboutClosing.text(hours)} />
    </>
  );
}
