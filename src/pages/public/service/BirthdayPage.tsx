import { birthday, birthdayAges, safetyNote } from '@/content/en/service/birthday.ts';
import { Milestones } from '@/features/services/public/Milestones.tsx';
import { Note } from '@/features/services/public/Note.tsx';
import { ServiceTemplate } from './ServiceTemplate.tsx';

export default function BirthdayPage() {
  return (
    <ServiceTemplate slug="birthday" text={birthday}>
      <Milestones text={birthdayAges}>
        <Note text={safetyNote} />
      </Milestones>
    </ServiceTemplate>
  );
}
