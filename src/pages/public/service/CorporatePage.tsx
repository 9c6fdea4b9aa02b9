import {
  avChecklist,
  corporate,
  corporateFormats,
  gstNote,
} from '@/content/en/service/corporate.ts';
import { site } from '@/content/site.ts';
import { Checklist } from '@/features/services/public/Checklist.tsx';
import { Kinds } from '@/features/services/public/Kinds.tsx';
import { Note } from '@/features/services/public/Note.tsx';
import { Gstin } from '@/shared/ui/Gstin.tsx';
import { ServiceTemplate } from './ServiceTemplate.tsx';

export default function CorporatePage() {
  return (
    <ServiceTemplate slug="corporate" text={corporate}>
      <Kinds text={corporateFormats} />
      <Checklist text={avChecklist}>
        <Note text={gstNote}>
          <Gstin number={site.gstin} className="mt-3 font-semibold" />
        </Note>
      </Checklist>
    </ServiceTemplate>
  );
}
