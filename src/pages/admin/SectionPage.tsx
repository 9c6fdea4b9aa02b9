import { adminSections } from '@/content/en/adminSections.ts';
import { SectionGuide } from '@/features/admin-shell/admin/SectionGuide.tsx';

/** One screen for each section that only explains itself; the words are in `adminSections`. */
export function SectionPage({ section }: { section: keyof typeof adminSections }) {
  return <SectionGuide section={adminSections[section]} />;
}
