import { adminContact } from '@/content/en/adminContact.ts';
import { contactText } from '@/content/en/contact.ts';
import { ResourceForm } from '@/shared/admin/resource/ResourceForm.tsx';
import { contact, type ContactRow } from './data/contact.ts';

const { hours } = adminContact;

/** Form of the contact details that every page shows. */
export function ContactForm({ row }: { row: ContactRow }) {
  return (
    <ResourceForm resource={contact} row={row} reach={() => 'live'}>
      {(input, { open_days: days, opens_at: opens, closes_at: closes }) => (
        <div className="space-y-8">
          {input('phones')}
          {input('email')}
          {input('address')}
          {input('map_url')}
          <section aria-labelledby="contact-hours" className="space-y-3">
            <h2 id="contact-hours" className="font-semibold">
              {hours.title}
            </h2>
            {input('open_days')}
            <div className="grid max-w-md grid-cols-2 gap-3">
              {input('opens_at')}
              {input('closes_at')}
            </div>
            {input('hours_note')}
            {days.length > 0 && opens && closes && (
              <p className="text-muted">
                {hours.shown(
                  contactText.hoursText(
                    days.toSorted((a, b) => a - b),
                    opens,
                    closes,
                  ),
                )}
              </p>
            )}
          </section>
          {input('social_links')}
        </div>
      )}
    </ResourceForm>
  );
}
