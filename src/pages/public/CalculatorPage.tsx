import { pages } from '@/content/en/pages.ts';
import { BudgetShares } from '@/features/page-intro/public/BudgetShares.tsx';
import { PageIntro } from '@/features/page-intro/public/PageIntro.tsx';
import { paths } from '@/shared/paths.ts';
import { Seo } from '@/shared/seo/Seo.tsx';

export default function CalculatorPage() {
  return (
    <>
      <Seo {...pages.calculator.seo} path={paths.calculator} />
      <PageIntro text={pages.calculator.intro} />
      <BudgetShares />
    </>
  );
}
