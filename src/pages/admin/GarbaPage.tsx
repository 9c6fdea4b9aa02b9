import { adminSections } from '@/content/en/adminSections.ts';
import { SectionGuide } from '@/features/admin-shell/admin/SectionGuide.tsx';
import { InterestList } from '@/features/garba/admin/InterestList.tsx';

/** /admin/dashboard/garba: where the festival page is kept, and who waits for passes. */
export default function GarbaPage() {
  return (
    <>
      <SectionGuide section={adminSections.garba} />
      <InterestList />
    </>
  );
}
