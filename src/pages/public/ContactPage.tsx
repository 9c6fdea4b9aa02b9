import { contactText, pages } from '@/content/en/pages.ts';
import { contactInfo, telAddress } from '@/features/navigation/data/contactInfo.ts';
import { ContactDetails } from '@/features/page-intro/public/ContactDetails.tsx';
import { PageIntro } from '@/features/page-intro/public/PageIntro.tsx';
import { QueryView } from '@/shared/data/QueryView.tsx';
import { useLive } from '@/shared/data/useLive.ts';
import { paths } from '@/shared/paths.ts';
import { Seo } from '@/shared/seo/Seo.tsx';

export default function ContactPage() {
  const info = useLive(contactInfo);
  return (
    <>
      <Seo {...pages.contact.seo} path={paths.contact} />
      <PageIntro text={pages.contact.intro} />
      {/* Where every "Book Now" leads without the script: the ways to write to us. */}
      <section id="enquiry" aria-labelledby="reach-us" className="border-t border-line bg-surface">
        <div className="page section">
          <h2 id="reach-us" className="text-title">
            {contactText.title}
          </h2>
          <p className="measure mt-3 mb-8 text-lead text-muted">{contactText.lead}</p>
          <QueryView
            state={info}
            loading={<p aria-busy="true">{contactText.loading}</p>}
            error={<p role="alert">{contactText.missing}</p>}
          >
            {(known) => <ContactDetails info={known} telAddress={telAddress} />}
          </QueryView>
        </div>
      </section>
    </>
  );
}
