import { catering, cateringMenus, dryNote } from '@/content/en/service/catering.ts';
import { Menus } from '@/features/services/public/Menus.tsx';
import { Note } from '@/features/services/public/Note.tsx';
import { PlateEstimator } from '@/features/services/public/PlateEstimator.tsx';
import { ServiceTemplate } from './ServiceTemplate.tsx';

export default function CateringPage() {
  return (
    <ServiceTemplate slug="catering" text={catering}>
      <Menus text={cateringMenus}>
        <Note text={dryNote} />
      </Menus>
      <PlateEstimator />
    </ServiceTemplate>
  );
}
