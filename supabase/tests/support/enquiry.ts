import { randomUUID } from 'node:crypto';

/** A valid enquiry as the website sends it; `changes` override. */
export function enquiry(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id: randomUUID(),
    form_type: 'Wedding',
    service: 'wedding',
    name: 'Asha Devi',
    email: 'asha@example.org',
    phone: '+91 98350 12345',
    message: 'Event: Wedding\nGuests: 200',
    status: 'new',
    date_preference: 'specific',
    event_date: inDays(90),
    location: 'Boring Road, Patna',
    guest_count: 200,
    budget: '₹8 lakh',
    details: 'Two functions.',
    page_path: '/services/wedding',
    fill_ms: 42_000,
    ...changes,
  };
}

/** The day in Asia/Kolkata, `days` from today, as YYYY-MM-DD. */
export function inDays(days: number): string {
  return new Date(Date.now() + (330 + days * 1440) * 60_000).toISOString().slice(0, 10);
}
