import { adminSections } from '@/content/en/adminSections.ts';
import { SectionGuide } from '@/features/admin-shell/admin/SectionGuide.tsx';

/** Placeholder screen of a section; its texts are in `adminSections`. */
export function SectionPage({ section }: { section: keyof typeof adminSections }) {
  return <SectionGuide section={adminSections[section]} />;
}
