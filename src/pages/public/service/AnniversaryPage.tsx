import {
  anniversary,
  anniversaryMilestones,
  surpriseNote,
} from '@/content/en/service/anniversary.ts';
import { Milestones } from '@/features/services/public/Milestones.tsx';
import { Note } from '@/features/services/public/Note.tsx';
import { ServiceTemplate } from './ServiceTemplate.tsx';

export default function AnniversaryPage() {
  return (
    <ServiceTemplate slug="anniversary" text={anniversary}>
      <Milestones text={anniversaryMilestones}>
        <Note text={surpriseNote} />
      </Milestones>
    </ServiceTemplate>
  );
}
