import { termsConditions } from '@/content/en/legal.ts';
import { LegalArticle } from '@/features/legal/public/LegalArticle.tsx';
import { paths } from '@/shared/paths.ts';
import { Seo } from '@/shared/seo/Seo.tsx';

export default function TermsConditionsPage() {
  return (
    <>
      <Seo {...termsConditions.seo} path={paths.termsConditions} />
      <LegalArticle text={termsConditions} />
    </>
  );
}
