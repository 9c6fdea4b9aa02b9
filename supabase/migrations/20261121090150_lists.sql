-- Lists that the database and the site share: npm run db:types writes each function private.list_... into src/shared/lists/.

create function private.list_event_types() returns text[]
language sql immutable parallel safe set search_path = '' as $$ select array['Wedding', 'Corporate Event', 'Birthday Party', 'Anniversary', 'Social Gathering', 'Other'] $$;
comment on function private.list_event_types() is 'What an enquiry is about, in the order of the form.';

create function private.list_date_preferences() returns text[]
language sql immutable parallel safe set search_path = '' as $$ select array['specific', 'month', 'not-sure'] $$;
comment on function private.list_date_preferences() is 'How an enquiry tells its date.';

create function private.list_enquiry_statuses() returns text[]
language sql immutable parallel safe set search_path = '' as $$ select array['new', 'contacted', 'quoted', 'confirmed', 'completed', 'lost', 'spam'] $$;
comment on function private.list_enquiry_statuses() is 'The states of an enquiry in the order of the work.';

create function private.list_event_date_types() returns text[]
language sql immutable parallel safe set search_path = '' as $$ select array['specific', 'month', 'soon'] $$;
comment on function private.list_event_date_types() is 'How an upcoming event tells its date.';

create function private.list_venue_types() returns text[]
language sql immutable parallel safe set search_path = '' as $$ select array['banquet', 'lawn', 'hotel', 'convention', 'resort', 'rooftop'] $$;
comment on function private.list_venue_types() is 'Kinds of venues.';

create function private.list_decor_policies() returns text[]
language sql immutable parallel safe set search_path = '' as $$ select array['any', 'fee', 'house'] $$;
comment on function private.list_decor_policies() is 'Which decorators a venue lets in.';

create function private.list_foods() returns text[]
language sql immutable parallel safe set search_path = '' as $$ select array['veg', 'nonveg', 'pure-veg'] $$;
comment on function private.list_foods() is 'What a kitchen offers, as search_venues tells it apart.';

create function private.list_venue_orders() returns text[]
language sql immutable parallel safe set search_path = '' as $$ select array['recommended', 'price', 'price-desc', 'largest', 'smallest'] $$;
comment on function private.list_venue_orders() is 'The orders of search_venues.';

create function private.list_garba_statuses() returns text[]
language sql immutable parallel safe set search_path = '' as $$ select array['draft', 'announced', 'on_sale', 'sold_out', 'ended'] $$;
comment on function private.list_garba_statuses() is 'What the owner says of an edition of Raas Garba.';

create function private.list_goals() returns text[]
language sql immutable parallel safe set search_path = '' as $$ select array['enquiry_sent', 'whatsapp_click', 'call_click', 'calculator_used', 'venue_shortlisted', 'pass_bought'] $$;
comment on function private.list_goals() is 'What a visit may lead to. Days that are rolled up know a goal by its place: add new ones at the end.';

create function private.list_visit_dimensions() returns text[]
language sql immutable parallel safe set search_path = '' as $$ select array['page', 'source', 'referrer', 'device', 'browser', 'os', 'utm_source', 'utm_medium', 'utm_campaign'] $$;
comment on function private.list_visit_dimensions() is 'By what the statistics of visits are broken down and filtered.';

create function private.list_vitals() returns text[]
language sql immutable parallel safe set search_path = '' as $$ select array['lcp', 'inp', 'cls', 'fcp', 'ttfb'] $$;
comment on function private.list_vitals() is 'The Core Web Vitals that real visits tell.';

-- CHECK constraints run with the rights of whoever writes the row.
grant execute on function private.list_event_types(), private.list_date_preferences(), private.list_enquiry_statuses(), private.list_event_date_types(),
  private.list_venue_types(), private.list_decor_policies(), private.list_foods(), private.list_venue_orders(), private.list_garba_statuses(),
  private.list_goals(), private.list_visit_dimensions(), private.list_vitals()
  to anon, authenticated, service_role;
