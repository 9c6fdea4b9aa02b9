import { StartError } from '../supabase/local/options.ts';
import { fail } from './launch.ts';
import { inDatabase } from './someDatabase.ts';

/**
 * `npm run admin:reset-mfa EMAIL`: removes an account's second factor after the phone was lost, and ends its sessions,
 * so that its password is enough to sign in. For a hosted project, add a postgres:// URL.
 */
async function main(): Promise<void> {
  const [email = '', address] = process.argv.slice(2);
  if (!email.includes('@')) throw new StartError('Say whose: npm run admin:reset-mfa EMAIL');
  const factors = await inDatabase(address, (sql) =>
    sql.begin(async (held) => {
      const [user] = await held<{ id: string }[]>`
        select id::text from auth.users where lower(email) = lower(${email})`;
      if (!user) throw new StartError(`There is no account ${email}.`);
      const removed = await held`delete from auth.mfa_factors where user_id = ${user.id}::uuid`;
      await held`delete from auth.sessions where user_id = ${user.id}::uuid`;
      return removed.count;
    }),
  );
  console.log(
    factors === 0
      ? `${email} had no second factor.`
      : `${email} signs in with the password alone now. Set up a second factor again in the admin area.`,
  );
}

await main().catch(fail);
