import {
  avChecklist,
  corporate,
  corporateFormats,
  gstNote,
  rfqLabel,
} from '@/content/en/service/corporate.ts';
import { site } from '@/content/site.ts';
import { Checklist } from '@/features/services/public/Checklist.tsx';
import { Kinds } from '@/features/services/public/Kinds.tsx';
import { Note } from '@/features/services/public/Note.tsx';
import { useContact } from '@/shared/data/useContact.ts';
import { Gstin } from '@/shared/ui/Gstin.tsx';
import { ServiceTemplate } from './ServiceTemplate.tsx';

export default function CorporatePage() {
  const { email } = useContact();
  return (
    <ServiceTemplate slug="corporate" text={corporate}>
      <Kinds text={corporateFormats} />
      <Checklist text={avChecklist}>
        <Note text={gstNote}>
          <Gstin number={site.gstin} className="mt-3 font-semibold" />
          <p className="mt-3 font-semibold">
            {rfqLabel}{' '}
            <a href={`mailto:${email}`} className="link inline-block py-2">
              {email}
            </a>
          </p>
        </Note>
      </Checklist>
    </ServiceTemplate>
  );
}
