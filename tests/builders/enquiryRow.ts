import type { Enquiry } from '@/features/enquiries/admin/data/bookings.ts';

/** An enquiry as returned by the database; overrides for the test. */
export function enquiryRow(given: Partial<Enquiry> = {}): Enquiry {
  const id = given.id ?? 'a1b2c3d4-0000-4000-8000-000000000001';
  return {
    id,
    reference: id.slice(0, 8).toUpperCase(),
    source: 'site',
    form_type: 'Wedding',
    service: 'sangeet',
    name: 'Ritu Kumari',
    email: 'ritu.kumari@mail.example',
    phone: '98350 12345',
    phone_e164: '+919835012345',
    message: 'Event: Wedding\nPreferred date: Not specified yet',
    status: 'new',
    date_preference: 'specific',
    event_date: '2027-02-25',
    event_month: null,
    event_year: null,
    location: 'Boring Road, Patna',
    guest_count: 1250,
    budget: '₹12 lakh',
    details: null,
    marketing_opt_in: false,
    consent_version: null,
    consent_at: null,
    page_path: '/services/wedding',
    utm: null,
    fill_ms: 40_000,
    website: null,
    suspicion: null,
    seen_at: '2026-11-21T10:00:00Z',
    deleted_at: null,
    is_demo: false,
    created_at: '2026-11-21T08:37:00Z',
    updated_at: '2026-11-21T08:37:00Z',
    search_text: '',
    ...given,
  };
}
