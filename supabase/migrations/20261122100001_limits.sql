-- Limits for what anybody may send: long statements.

-- What embeds tables in tables without end is ended after this long. A hosted project has the same as its default.
alter role anon set statement_timeout = '3s';
notify pgrst, 'reload config';
