import { adminChanges } from '@/content/en/adminChanges.ts';
import { ChangesScreen } from '@/features/changes/admin/ChangesScreen.tsx';
import type { Description, Descriptions } from '@/features/changes/admin/data/changeLines.ts';
import type { AnyField, Labelled } from '@/shared/admin/fields/field.ts';
import { group } from '@/shared/admin/fields/values.ts';

/** A table whose form describes its fields. */
const byForm = ({
  fields,
}: {
  fields: Readonly<Record<string, Labelled<AnyField>>>;
}): Description => ({
  fieldsOf: () => fields,
});

/** The copy of a section: its places are the parts of its draft. */
async function describeCopy(): Promise<Description> {
  const [{ sections }, { sectionName }] = await Promise.all([
    import('@/features/site-content/data/sections.ts'),
    import('@/features/site-content/admin/sectionName.ts'),
  ]);
  return {
    nameOf: sectionName,
    fieldsOf: (key) => {
      const places = sections.find((section) => section.key === key)?.places ?? {};
      const fields = Object.fromEntries(
        Object.entries(places).map(([name, { field }]) => [name, field]),
      );
      const { draft, published } = adminChanges.copy;
      return {
        draft: { ...group(fields), label: draft },
        published: { ...group(fields), label: published },
      };
    },
  };
}

/** The descriptions of the forms, without their screens. */
const descriptions: Descriptions = {
  site_content: describeCopy,
  page_visibility: async () => byForm((await import('@/features/pages/admin/data/pages.ts')).pages),
  upcoming_events: async () =>
    byForm((await import('@/features/events/admin/data/events.ts')).events),
  albums: async () => byForm((await import('@/features/portfolio/admin/data/albums.ts')).albums),
  venues: async () => byForm((await import('@/features/venues/admin/data/venues.ts')).venues),
  garba_editions: async () =>
    byForm((await import('@/features/garba/admin/data/editions.ts')).editions),
  garba_nights: async () => byForm((await import('@/features/garba/admin/data/parts.ts')).nights),
  garba_sponsors: async () =>
    byForm((await import('@/features/garba/admin/data/parts.ts')).sponsors),
  garba_faqs: async () => byForm((await import('@/features/garba/admin/data/parts.ts')).faqs),
  contact_info: async () =>
    byForm((await import('@/features/contact/admin/data/contact.ts')).contact),
  pass_settings: async () =>
    byForm((await import('@/features/passes/admin/sale/data/settings.ts')).settings),
  pass_kinds: async () =>
    byForm((await import('@/features/passes/admin/sale/data/kinds.ts')).kinds),
  pass_promos: async () =>
    byForm((await import('@/features/passes/admin/sale/data/promos.ts')).promos),
};

/** /admin/dashboard/changes: the log of changes, in the words of all forms. */
export default function ChangesPage() {
  return <ChangesScreen descriptions={descriptions} />;
}
