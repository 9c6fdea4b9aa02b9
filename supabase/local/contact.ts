import type postgres from 'postgres';
import { site } from '../../src/content/site.ts';

/** Calls and WhatsApp default to the first number. */
const unlessFirst = (phone: string) => (phone === site.phones[0] ? null : phone);

/** Phones, email addresses and postal address of `src/content/site.ts` in the form of the `contact_info` row. */
function contactOfSite() {
  const { street, city, state, postcode } = site.address;
  return {
    phone: [...site.phones],
    call_phone: unlessFirst(site.phone),
    whatsapp_phone: unlessFirst(site.whatsapp),
    email: [...site.emails],
    address: [`${site.name}, ${street}`, `${city}, ${state} ${postcode}`],
  };
}

/** Name of the record of the last written values among the applied seeds. */
const RECORD = 'src/content/site.ts';

const literal = (value: string | null) =>
  value === null ? 'null' : `'${value.replaceAll("'", "''")}'`;
const array = (values: readonly string[]) => `array[${values.map(literal).join(', ')}]`;

/** The SQL statement that writes the contact details into a hosted project, for `npm run db:contact`. */
export function contactStatement(): string {
  const { phone, call_phone: call, whatsapp_phone: whatsapp, email, address } = contactOfSite();
  return `insert into public.contact_info (id, phone, call_phone, whatsapp_phone, email, address) values (1,
  ${array(phone)},
  ${literal(call)},
  ${literal(whatsapp)},
  ${array(email)},
  ${array(address)}
) on conflict (id) do update
  set phone = excluded.phone, call_phone = excluded.call_phone, whatsapp_phone = excluded.whatsapp_phone,
  email = excluded.email, address = excluded.address;`;
}

/**
 * Writes the file's contact details into the embedded database, also after a change, unless the owner has edited them.
 */
export async function seedContact(sql: postgres.Sql): Promise<void> {
  const now = contactOfSite();
  const text = JSON.stringify(now);
  await sql.begin(async (tx) => {
    const [record] = await tx<{ hash: string }[]>`
      select hash from supabase_migrations.seed_files where path = ${RECORD}`;
    if (record?.hash === text) return;
    const last: typeof now | undefined = record && JSON.parse(record.hash);
    if (last)
      await tx`update public.contact_info set ${tx(now)}
        where phone = ${last.phone} and email = ${last.email} and address = ${last.address}
        and call_phone is not distinct from ${last.call_phone ?? null}
        and whatsapp_phone is not distinct from ${last.whatsapp_phone ?? null}`;
    else
      await tx`insert into public.contact_info ${tx({ id: 1, ...now })} on conflict (id) do nothing`;
    await tx`insert into supabase_migrations.seed_files (path, hash) values (${RECORD}, ${text})
      on conflict (path) do update set hash = excluded.hash`;
  });
}
