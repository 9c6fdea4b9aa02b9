import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestStack, type Stack } from '../local/testing.ts';
import { find, keyOf, type Row, samples, seedSamples } from './support/rows.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await createTestStack('constraints');
  await seedSamples(stack);
});
afterAll(() => stack?.stop());

const long = 'x'.repeat(7000);

/** For each CHECK constraint a change of the sample row that it alone refuses, whoever makes it. */
const refused: Record<string, Record<string, Row>> = {
  ad_bar: {
    ad_bar_content_check: { content: '[Book](javascript:alert(1))' },
    ad_bar_id_check: { id: 2 },
  },
  albums: {
    albums_category_check: { category: '' },
    albums_description_check: { description: long },
    albums_services_check: { services: ['Weddings'] },
    albums_slug_check: { slug: '../admin' },
    albums_title_check: { title: 'two\nlines' },
  },
  booking_forms: {
    booking_forms_form_type_check: { form_type: 'Funeral' },
    booking_forms_service_check: { service: '../admin' },
    booking_forms_name_check: { name: 'A' },
    booking_forms_email_check: { email: 'a@example.org\nBcc: b@example.org' },
    booking_forms_phone_check: { phone: 'call me maybe' },
    booking_forms_message_check: { message: long },
    booking_forms_status_check: { status: 'forgotten' },
    booking_forms_date_preference_check: { date_preference: 'never', event_date: null },
    booking_forms_event_date_check: { event_date: '2019-12-31' },
    booking_forms_event_month_check: {
      date_preference: 'month',
      event_date: null,
      event_month: 13,
      event_year: 2030,
    },
    booking_forms_event_year_check: {
      date_preference: 'month',
      event_date: null,
      event_month: 1,
      event_year: 2019,
    },
    booking_forms_location_check: { location: 'Patna\nGuests: 9' },
    booking_forms_guest_count_check: { guest_count: 0 },
    booking_forms_budget_check: { budget: 'x'.repeat(101) },
    booking_forms_details_check: { details: 'x'.repeat(4001) },
    booking_forms_consent_version_check: { consent_version: 'x'.repeat(41) },
    booking_forms_page_path_check: { page_path: 'https://evil.example/' },
    booking_forms_utm_check: { utm: [] },
    booking_forms_fill_ms_check: { fill_ms: -1 },
    booking_forms_website_check: { website: 'x'.repeat(201) },
    booking_forms_suspicion_check: { suspicion: 'ugly' },
    booking_forms_phone_e164_check: { phone_e164: '0612 555 0142' },
    booking_forms_event_date_valid: { event_date: null },
    booking_forms_event_month_valid: { event_month: 1 },
    booking_forms_event_year_valid: { event_year: 2030 },
    booking_forms_consent_version_valid: { marketing_opt_in: true, consent_version: null },
  },
  contact_info: {
    contact_info_address_check: { address: [''] },
    contact_info_call_phone_check: { call_phone: '+91 612 555 0199' },
    contact_info_closes_at_check: { open_days: [1], opens_at: '20:00', closes_at: '10:00' },
    contact_info_email_check: { email: ['desk at mandap.example'] },
    contact_info_hours_check: { open_days: [1] },
    contact_info_hours_note_check: { hours_note: 'two\nlines' },
    contact_info_id_check: { id: 2 },
    contact_info_map_url_check: { map_url: 'tel:+916125550142' },
    contact_info_open_days_check: { open_days: [2, 1], opens_at: '10:00', closes_at: '20:00' },
    contact_info_phone_check: { phone: ['+91 612 555 0142', '0142'] },
    contact_info_social_links_check: { social_links: ['http://mandap.example/'] },
    contact_info_whatsapp_phone_check: { whatsapp_phone: '+91 612 555 0199' },
  },
  daily_visitor_stats: {
    daily_visitor_stats_page_views_check: { page_views: -1 },
    daily_visitor_stats_visitor_count_check: { visitor_count: -1 },
  },
  event_likes: { event_likes_visitor_id_check: { visitor_id: 'short' } },
  garba_editions: {
    garba_editions_address_check: { address: 'two\nlines' },
    garba_editions_description_check: { description: long },
    garba_editions_dress_code_check: { dress_code: long },
    garba_editions_ends_on_check: { starts_on: '2031-10-17', ends_on: '2031-10-16' },
    garba_editions_hero_alt_check: { hero_alt: 'two\nlines' },
    garba_editions_hero_focal_x_check: { hero_focal_x: 1.1 },
    garba_editions_hero_focal_y_check: { hero_focal_y: -0.1 },
    garba_editions_hero_image_url_check: { hero_image_url: '//evil.example/a.jpg' },
    garba_editions_map_url_check: { map_url: 'javascript:alert(1)' },
    garba_editions_pass_note_check: { pass_note: 'x'.repeat(601) },
    garba_editions_passes_from_check: { passes_from: '1999-01-01' },
    garba_editions_rules_check: { rules: ['two\nlines'] },
    garba_editions_starts_on_check: { starts_on: '2030-10-17' },
    garba_editions_status_check: { status: 'cancelled' },
    garba_editions_theme_check: { theme: 'two\nlines' },
    garba_editions_title_check: { title: '' },
    garba_editions_venue_check: { venue: 'two\nlines' },
    garba_editions_year_check: { year: 2019 },
  },
  garba_faqs: {
    garba_faqs_answer_check: { answer: ' ' },
    garba_faqs_question_check: { question: '' },
  },
  garba_interests: {
    garba_interests_name_check: { name: 'A' },
    garba_interests_phone_check: { phone: 'call me maybe' },
    garba_interests_phone_e164_check: { phone_e164: '0612 555 0142' },
  },
  garba_nights: {
    garba_nights_date_check: { date: '1999-10-17' },
    garba_nights_doors_at_check: { doors_at: '19:01' },
    garba_nights_headline_check: { headline: 'two\nlines' },
    garba_nights_line_up_check: { line_up: [''] },
  },
  announcements: {
    announcements_id_check: { id: 2 },
    announcements_messages_check: { messages: [{ text: '[Book](javascript:alert(1))' }] },
  },
  login_history: {
    login_history_event_check: { event: 'signed_out' },
    login_history_source_check: { source: 'rumour' },
  },
  page_specific_views: { page_specific_views_view_count_check: { view_count: -1 } },
  page_visibility: {
    page_visibility_category_check: { category: '' },
    page_visibility_message_check: { message: long },
    page_visibility_seo_title_check: { seo_title: 'two\nlines' },
    page_visibility_seo_description_check: { seo_description: 'x'.repeat(201) },
    page_visibility_page_name_check: { page_name: '/about' },
  },
  portfolio_images: {
    portfolio_images_alt_check: { alt: 'two\nlines' },
    portfolio_images_caption_check: { caption: 'x'.repeat(161) },
    portfolio_images_focal_x_check: { focal_x: 1.1 },
    portfolio_images_focal_y_check: { focal_y: -0.1 },
    portfolio_images_height_check: { height: 0 },
    portfolio_images_image_url_check: { image_url: 'javascript:alert(1)' },
    portfolio_images_thumbhash_check: { thumbhash: '<b>' },
    portfolio_images_width_check: { width: 20_001 },
  },
  site_content: {
    site_content_content_check: { content: 'a text' },
    site_content_key_check: { key: 'Home Page' },
  },
  total_page_view_counter: {
    total_page_view_counter_count_check: { count: -1 },
    total_page_view_counter_id_check: { id: 2 },
  },
  total_visitor_counter: {
    total_visitor_counter_id_check: { id: 2 },
    total_visitor_counter_visitor_count_check: { visitor_count: -1 },
  },
  upcoming_event_images: {
    upcoming_event_images_alt_check: { alt: 'two\nlines' },
    upcoming_event_images_height_check: { height: 20_001 },
    upcoming_event_images_image_url_check: { image_url: '//evil.example/a.jpg' },
    upcoming_event_images_width_check: { width: 0 },
  },
  upcoming_events: {
    upcoming_events_date_type_check: { date_type: 'never' },
    upcoming_events_description_check: { description: long },
    upcoming_events_event_page_url_check: { event_page_url: 'javascript:alert(1)' },
    upcoming_events_like_count_check: { like_count: -1 },
    upcoming_events_location_check: { location: 'two\nlines' },
    upcoming_events_services_check: { services: ['wedding', ''] },
    upcoming_events_price_check: { price: 'x'.repeat(81) },
    upcoming_events_title_check: { title: '' },
  },
  upcoming_events_section: { upcoming_events_section_id_check: { id: 2 } },
  venue_images: {
    venue_images_alt_check: { alt: 'two\nlines' },
    venue_images_focal_x_check: { focal_x: -0.1 },
    venue_images_focal_y_check: { focal_y: 1.1 },
    venue_images_height_check: { height: 0 },
    venue_images_image_url_check: { image_url: 'javascript:alert(1)' },
    venue_images_width_check: { width: 20_001 },
  },
  venue_private: {
    venue_private_commission_bp_check: { commission_bp: 10_001 },
    venue_private_contact_note_check: { contact_note: long },
  },
  venues: {
    venues_address_check: { address: 'two\nlines' },
    venues_amenities_check: { amenities: [''] },
    venues_area_check: { area: '' },
    venues_decor_policy_check: { decor_policy: 'never' },
    venues_description_check: { description: long },
    venues_guests_valid: { min_guests: 301 },
    venues_halls_check: { halls: [{ name: 'Hall', seated: 0 }] },
    venues_map_url_check: { map_url: 'javascript:alert(1)' },
    venues_max_guests_check: { max_guests: 100_001 },
    venues_min_guests_check: { min_guests: 0 },
    venues_name_check: { name: '' },
    venues_nonveg_paise_check: { nonveg_paise: 0 },
    venues_parking_check: { parking: -1 },
    venues_price_verified_on_check: { price_verified_on: '2019-12-31' },
    venues_rental_paise_check: { rental_paise: 0 },
    venues_rooms_check: { rooms: -1 },
    venues_slug_check: { slug: '../admin' },
    venues_type_check: { type: 'cave' },
    venues_veg_paise_check: { veg_paise: 0 },
  },
  visitor_sessions: { visitor_sessions_device_type_check: { device_type: 'fridge' } },
};

const cases = Object.entries(refused).flatMap(([table, changes]) =>
  Object.entries(changes).map(([name, change]) => ({ table, name, change })),
);

/** The name of the constraint that refuses the change, undone again if none does. */
async function refusedBy(table: string, change: Row): Promise<string> {
  const { sql } = stack;
  const key = keyOf(table);
  const row = samples[table]?.row ?? {};
  const columns = sql(Object.keys(change));
  try {
    await sql.begin(async (tx) => {
      await tx`update public.${sql(table)} set (${columns}) = (
          select ${columns} from jsonb_populate_record(null::public.${sql(table)}, ${JSON.stringify(change)}::text::jsonb))
        where ${sql(key)}::text = ${String(row[key])}`;
      throw new Error('nobody refused it');
    });
  } catch (error) {
    return String(Reflect.get(Object(error), 'constraint_name') ?? error);
  }
  return '';
}

test.each(cases)(
  'nobody, the operator included, gets past $name',
  async ({ table, name, change }) => {
    expect(await find(stack, table, samples[table]?.row ?? {})).toBeDefined();
    expect(await refusedBy(table, change)).toBe(name);
  },
);

test('every CHECK constraint of the API has its case', async () => {
  const rows = await stack.sql<{ name: string }[]>`
    select conname as name from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace order by 1`;
  expect(rows.length).toBeGreaterThan(60);
  expect(new Set(cases.map(({ name }) => name))).toEqual(new Set(rows.map(({ name }) => name)));
});
