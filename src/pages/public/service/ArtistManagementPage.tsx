import {
  artistKinds,
  artistManagement,
  contractNote,
  riderChecklist,
} from '@/content/en/service/artistManagement.ts';
import { Checklist } from '@/features/services/public/Checklist.tsx';
import { Kinds } from '@/features/services/public/Kinds.tsx';
import { Note } from '@/features/services/public/Note.tsx';
import { ServiceTemplate } from './ServiceTemplate.tsx';

export default function ArtistManagementPage() {
  return (
    <ServiceTemplate slug="artist-management" text={artistManagement}>
      <Kinds text={artistKinds} />
      <Checklist text={riderChecklist}>
        <Note text={contractNote} />
      </Checklist>
    </ServiceTemplate>
  );
}
