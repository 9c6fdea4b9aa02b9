import { adminBookings } from '@/content/en/adminBookings.ts';
import { serviceLabel } from '@/content/en/services.ts';
import { type Enquiry, wantedDate } from '@/features/enquiries/admin/data/bookings.ts';
import { formatIstDateTime } from '@/shared/lib/dates.ts';

const words = adminBookings.detail;

function newsletter({ marketing_opt_in, consent_at }: Enquiry): string {
  if (!marketing_opt_in) return words.newsletter.no;
  if (!consent_at) return words.newsletter.undated;
  return words.newsletter.yes(formatIstDateTime(new Date(consent_at)));
}

function campaign({ utm }: Enquiry): string {
  if (typeof utm !== 'object' || utm === null || Array.isArray(utm)) return '';
  return Object.entries(utm)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
}

/** Every structured field of an enquiry; empty ones are shown as such. */
export function EnquiryFacts({ enquiry }: { enquiry: Enquiry }) {
  const { fields, notGiven, undecided } = words;
  const { source } = enquiry;
  const facts = [
    [fields.name, enquiry.name],
    [fields.phone, enquiry.phone],
    [fields.email, enquiry.email],
    [fields.event, enquiry.form_type],
    [fields.service, serviceLabel(enquiry.service) ?? enquiry.service],
    [fields.wanted, wantedDate(enquiry) || undecided],
    [fields.place, enquiry.location],
    [fields.guests, enquiry.guest_count?.toLocaleString('en-IN')],
    [fields.budget, enquiry.budget],
    [fields.details, enquiry.details],
    [fields.source, source === 'phone' ? words.byPhone : words.bySite],
    [fields.received, formatIstDateTime(new Date(enquiry.created_at))],
    [fields.newsletter, newsletter(enquiry)],
    [fields.page, enquiry.page_path],
    [fields.campaign, campaign(enquiry)],
  ] as const;
  return (
    <dl className="divide-line divide-y">
      {facts.map(([label, value]) => (
        <div key={label} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3 py-1.5">
          <dt className="text-muted">{label}</dt>
          <dd className="whitespace-pre-wrap">
            {value || <span className="text-muted">{notGiven}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
