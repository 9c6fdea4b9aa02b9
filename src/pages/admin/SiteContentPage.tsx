import { ArrowLeft } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { adminSiteContent as words } from '@/content/en/adminSiteContent.ts';
import { ContentList } from '@/features/site-content/admin/ContentList.tsx';
import { SectionEditor } from '@/features/site-content/admin/SectionEditor.tsx';
import { sections } from '@/features/site-content/data/sections.ts';
import { ListMessage } from '@/shared/admin/ListMessage.tsx';
import { ScreenHeading } from '@/shared/admin/ScreenHeading.tsx';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { contentPreviews } from './contentPreviews.tsx';

/** /admin/dashboard/site-content: texts of the pages by section. */
export default function SiteContentPage() {
  const [params] = useSearchParams();
  const key = params.get('section');
  if (key === null)
    return (
      <>
        <ScreenHeading heading={words.heading} intro={words.intro} />
        <ContentList />
      </>
    );
  const section = sections.find((one) => one.key === key);
  const back = new URLSearchParams(params);
  back.delete('section');
  // Restores the search that led here.
  const found = params.get('find');
  if (found !== null) back.set('search', found);
  back.delete('find');
  return (
    <>
      <ScreenHeading
        heading={
          section ? `${words.pages[section.page]}: ${words.sections[section.key]}` : words.heading
        }
      >
        <Link to={`?${back.toString()}`} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
          <ArrowLeft aria-hidden />
          {words.all}
        </Link>
      </ScreenHeading>
      {section ? (
        <SectionEditor key={key} section={section} preview={contentPreviews[section.key]} />
      ) : (
        <ListMessage live="assertive" title={words.missing} />
      )}
    </>
  );
}
