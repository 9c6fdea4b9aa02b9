import { contactText } from '@/content/en/contact.ts';
import { enquiryText } from '@/content/en/enquiry.ts';
import { pages } from '@/content/en/pages.ts';
import { site } from '@/content/site.ts';
import {
  ContactDetails,
  OpeningHours,
  QuickReach,
} from '@/features/contact/public/ContactDetails.tsx';
import { InlineEnquiry } from '@/features/enquiries/public/InlineEnquiry.tsx';
import { useContactInfo } from '@/features/navigation/data/useContactInfo.ts';
import { PageIntro } from '@/features/page-intro/public/PageIntro.tsx';
import { QueryView } from '@/shared/data/QueryView.tsx';
import { useContact } from '@/shared/data/useContact.ts';
import { paths } from '@/shared/paths.ts';
import { Seo } from '@/shared/seo/Seo.tsx';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { Gstin } from '@/shared/ui/Gstin.tsx';
import { WhatsAppIcon } from '@/shared/ui/WhatsAppIcon.tsx';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';

export default function ContactPage() {
  const { chatLink, phone } = useContact();
  const { data: info } = useContactInfo();
  return (
    <>
      <Seo {...pages.contact.seo} path={paths.contact} />
      <PageIntro
        text={pages.contact.intro}
        first={<QuickReach phones={info?.phone.length ? info.phone : [phone]} />}
      />
      <div className="border-line bg-surface border-t">
        <div className="page section grid gap-x-16 gap-y-14 lg:grid-cols-12">
          {/* Target of every "Book Now" without JavaScript (src/app/start/overlayLinks.ts moves the focus to it). */}
          <section
            id="enquiry"
            tabIndex={-1}
            aria-labelledby="enquiry-title"
            className="lg:col-span-7 print:hidden"
          >
            <SectionHead id="enquiry-title" title={enquiryText.panel.title} className="mb-4" />
            <InlineEnquiry />
          </section>
          <section aria-labelledby="reach-us" className="lg:col-span-5">
            <SectionHead
              id="reach-us"
              title={contactText.title}
              lead={contactText.lead}
              className="mb-8"
            />
            <Ways />
            <OpeningHours />
            <Gstin number={site.gstin} className="mt-6 font-medium" />
            <a
              {...chatLink(contactText.chatText)}
              target="_blank"
              rel="noopener noreferrer"
              className={`${buttonClass({ variant: 'secondary', size: 'lg' })} mt-8`}
            >
              <WhatsAppIcon />
              {contactText.chatWithUs}
            </a>
          </section>
        </div>
      </div>
    </>
  );
}

/** The contact details. */
function Ways() {
  const info = useContactInfo();
  return (
    <QueryView
      state={info}
      loading={<p aria-busy="true">{contactText.loading}</p>}
      error={<p role="alert">{contactText.missing}</p>}
    >
      {(known) => <ContactDetails info={known} />}
    </QueryView>
  );
}
