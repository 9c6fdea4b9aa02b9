import { privacyPolicy } from '@/content/en/legal.ts';
import { LegalArticle } from '@/features/legal/public/LegalArticle.tsx';
import { paths } from '@/shared/paths.ts';
import { Seo } from '@/shared/seo/Seo.tsx';

export default function PrivacyPolicyPage() {
  return (
    <>
      <Seo {...privacyPolicy.seo} path={paths.privacyPolicy} />
      <LegalArticle text={privacyPolicy} />
    </>
  );
}
