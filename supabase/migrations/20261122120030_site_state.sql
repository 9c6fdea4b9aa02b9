-- What every public page needs to know of the site, in one call instead of four.

create function public.get_site_state() returns jsonb
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
      'contact', private.contact_state()
    ) as state
  ) s
$$;
comment on function public.get_site_state() is 'Page states (ordered by name), announcement (content empty while switched off), contact details (both null without row 1) and visitor_count (null without row 1). version changes when anything but the count does.';
grant execute on function public.get_site_state() to anon, authenticated, service_role;
