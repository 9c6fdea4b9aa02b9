-- The owner's own words for a page: while it is closed, and in search results and link previews.

alter table public.page_visibility
  add column message text constraint page_visibility_message_check check (private.is_text(message, 500)),
  add column seo_title text constraint page_visibility_seo_title_check check (private.is_line(seo_title, 1, 70)),
  add column seo_description text constraint page_visibility_seo_description_check check (private.is_line(seo_description, 1, 200));
comment on column public.page_visibility.message is 'Shown in place of the usual sentence while the page is hidden or under renovation; null for the usual one.';
comment on column public.page_visibility.seo_title is 'Title in search results and link previews; null for the usual one. Read when the site is built.';
comment on column public.page_visibility.seo_description is 'Description in search results and link previews; null for the usual one. Read when the site is built.';
grant insert (message, seo_title, seo_description), update (message, seo_title, seo_description) on public.page_visibility to authenticated;

create or replace function public.get_site_state() returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object('version', md5(s.state::text), 'visitor_count',
    (select c.visitor_count from public.total_visitor_counter c where c.id = 1)) || s.state
  from (
    select jsonb_build_object(
      'pages', (
        select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('page_name', p.page_name, 'is_visible', p.is_visible,
          'is_under_construction', p.is_under_construction, 'message', p.message, 'seo_title', p.seo_title,
          'seo_description', p.seo_description)) order by lower(p.page_name) collate "C"), '[]')
        from public.page_visibility p),
      'announcement', (
        -- what is switched off is not said
        select jsonb_build_object('content', case when a.enabled then a.content else '' end, 'enabled', a.enabled)
        from public.ad_bar a where a.id = 1),
      'contact', (
        select jsonb_build_object('phone', c.phone, 'email', c.email, 'address', c.address)
        from public.contact_info c where c.id = 1)
    ) as state
  ) s
$$;
