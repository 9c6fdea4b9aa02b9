-- The postal address is kept once, under Contact (contact_info.address): street and PIN code are no words of the firm any more.

update public.site_content c
set draft = nullif(c.draft - array['street', 'postcode'], '{}'), published = nullif(c.published - array['street', 'postcode'], '{}')
where c.key = 'firm.address';
update private.publications p
set words = jsonb_set(p.words, '{firm.address}', (p.words -> 'firm.address') - array['street', 'postcode'])
where p.words -> 'firm.address' ?| array['street', 'postcode'];
