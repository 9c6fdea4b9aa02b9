import type { ReactNode } from 'react';
import { adminVenues } from '@/content/en/adminVenues.ts';
import { ResourceForm } from '@/shared/admin/resource/ResourceForm.tsx';
import { type VenueRow, venues } from './data/venues.ts';
import { VenuePreview } from './VenuePreview.tsx';

const { form: words } = adminVenues;

type VenueFormProps = {
  /** Absent for a new one. */
  venue?: VenueRow;
  /** Areas of other venues, suggested while typing. */
  areas: readonly string[];
  onSaved?: (saved: VenueRow) => void;
  /** Follows the form, before the preview where they are below each other. */
  children?: ReactNode;
};

/** The form of a venue next to a preview of its card; pictures are edited separately. */
export function VenueForm({ venue, areas, onSaved, children }: VenueFormProps) {
  return (
    <ResourceForm
      resource={venues}
      row={venue}
      reach={({ is_visible: isVisible }) => (isVisible ? 'live' : 'hidden')}
      onSaved={onSaved}
      below={children}
      renderBeside={(drafts) => <VenuePreview venue={venue} drafts={drafts} />}
    >
      {(input) => (
        <>
          <Group title={words.groups.basics}>
            {input('name')}
            {input('slug')}
            {input('type')}
            {input('description')}
          </Group>
          <Group title={words.groups.place}>
            {input('area', { suggestions: areas })}
            {input('address')}
            {input('map_url')}
          </Group>
          <Group title={words.groups.capacity}>
            <Pair>
              {input('min_guests')}
              {input('max_guests')}
            </Pair>
            {input('halls')}
          </Group>
          <Group title={words.groups.prices}>
            <Pair>
              {input('veg_paise')}
              {input('nonveg_paise')}
            </Pair>
            <Pair>
              {input('rental_paise')}
              {input('price_verified_on')}
            </Pair>
          </Group>
          <Group title={words.groups.facilities}>
            <Pair>
              {input('rooms')}
              {input('parking')}
            </Pair>
            {input('ac')}
            {input('amenities')}
          </Group>
          <Group title={words.groups.policies}>
            {input('outside_caterer')}
            {input('decor_policy')}
            {input('is_partner')}
            {input('is_visible')}
            {input('display_order')}
          </Group>
          {!venue && <p className="text-muted">{words.later}</p>}
        </>
      )}
    </ResourceForm>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="border-line min-w-0 space-y-4 border-t">
      <legend className="font-display pr-3 text-lg">{title}</legend>
      {children}
    </fieldset>
  );
}

function Pair({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-4 @xl:grid-cols-2">{children}</div>;
}
