-- The first hour names the legal pages too: they call themselves drafts until the owner says that somebody has read them.
create or replace function private.first_steps() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_right('content');
  return jsonb_build_object(
    'firm', exists (select 1 from public.site_content c where c.key = 'firm.name' and c.draft is not null),
    'contact', exists (select 1 from public.contact_info c where c.version > 1),
    'numbers', exists (select 1 from public.site_content c where c.key = 'home.numbers' and c.draft is not null),
    'samples', not exists (select 1 from unnest(array['home.team', 'home.trusted-by', 'home.instagram', 'about.places']) k
      where not exists (select 1 from public.site_content c where c.key = k and c.draft is not null)),
    'demo', not (exists (select 1 from public.albums a where a.is_demo) or exists (select 1 from public.upcoming_events e where e.is_demo)
      or exists (select 1 from public.venues v where v.is_demo) or exists (select 1 from public.booking_forms b where b.is_demo)),
    'album', exists (select 1 from public.albums a where not a.is_demo and a.is_visible and a.deleted_at is null),
    'event', exists (select 1 from public.upcoming_events e where not e.is_demo and e.is_visible and e.deleted_at is null),
    'notifications', exists (select 1 from private.settings s where s.key = 'mail_recipients' and jsonb_array_length(s.value -> 'to') > 0),
    'factor', exists (select 1 from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified'),
    'legal', exists (select 1 from public.site_content c where c.key = 'firm.facts' and c.draft -> 'legalDraft' = 'false'),
    'publish', exists (select 1 from private.publications p where p.published_by is not null));
end $$;
