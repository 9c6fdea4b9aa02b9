import { pages } from '@/content/en/pages.ts';
import { Calculator } from '@/features/calculator/public/Calculator.tsx';
import { CalculatorIntro } from '@/features/calculator/public/CalculatorIntro.tsx';
import { ShareSources } from '@/features/calculator/public/ShareSources.tsx';
import { paths } from '@/shared/paths.ts';
import { Seo } from '@/shared/seo/Seo.tsx';

export default function CalculatorPage() {
  return (
    <>
      <Seo {...pages.calculator.seo} path={paths.calculator} />
      <CalculatorIntro />
      <Calculator />
      <ShareSources />
    </>
  );
}
