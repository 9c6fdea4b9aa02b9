import { common } from '@/content/en/common.ts';
import { site } from '@/content/site.ts';
import { SeenBefore } from '@/features/preferences/public/SeenBefore.tsx';
import { Seo } from '@/shared/seo/Seo.tsx';
import { NotFound } from '@/shared/ui/NotFound.tsx';

/** Shown for any address without a page. */
export default function NotFoundPage() {
  const { title, text } = common.notFound;
  return (
    <>
      <Seo title={`${title} | ${site.name}`} description={text} noindex />
      <NotFound />
      <SeenBefore />
    </>
  );
}
