import { laganNote, wedding, weddingFunctions } from '@/content/en/service/wedding.ts';
import { Note } from '@/features/services/public/Note.tsx';
import { Timeline } from '@/features/services/public/Timeline.tsx';
import { ServiceTemplate } from './ServiceTemplate.tsx';

export default function WeddingPage() {
  return (
    <ServiceTemplate slug="wedding" text={wedding}>
      <Timeline text={weddingFunctions}>
        <Note text={laganNote} />
      </Timeline>
    </ServiceTemplate>
  );
}
