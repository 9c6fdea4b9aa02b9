-- When an event ends, and whether the owner or the calendar puts events in order.

alter table public.upcoming_events
  add column ends_at timestamptz,
  add constraint upcoming_events_ends_at_check check (ends_at is null or (date is not null and ends_at > date));
comment on column public.upcoming_events.ends_at is 'End, for date_type specific. Null: not told; the event counts as over at 6:00 on the next morning in Asia/Kolkata.';
grant insert (ends_at), update (ends_at) on public.upcoming_events to authenticated;

alter table public.upcoming_events_section add column is_by_hand boolean not null default false;
comment on column public.upcoming_events_section.is_by_hand is 'Whether visitors read events in display_order; else soonest first.';
grant insert (is_by_hand), update (is_by_hand) on public.upcoming_events_section to authenticated;
