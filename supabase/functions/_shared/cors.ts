/**
 * Headers that let the website, whatever host serves it, call a public function. No cookies are
 * used, so `*` gives another site nothing that curl would not give it.
 */
export const corsHeaders: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-max-age': '86400',
};
