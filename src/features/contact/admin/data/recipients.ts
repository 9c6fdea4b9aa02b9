import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { adminContact } from '@/content/en/adminContact.ts';
import { ConflictError } from '@/shared/admin/savedRow.ts';
import type { Versioned } from '@/shared/admin/useRecordForm.ts';
import { call } from '@/shared/data/call.ts';
import { emailRule } from '@/shared/forms/rules.ts';
import { cleanEmail, cleanText } from '@/shared/lib/text.ts';
import { getSupabase } from '@/shared/supabase/client.ts';
import { onlyRow } from '@/shared/supabase/errors.ts';

/** The database holds the same number. */
const MOST_RECIPIENTS = 10;
/** Poll interval for the state of a test mail, ms. */
const LOOK_MS = 1000;
const queryKey = ['admin-recipients'];

/** The addresses of a text, one a line or as mail programs list them: `Name <address>, …`. */
export function addressesIn(text: string): string[] {
  const entries = cleanText(text)
    .replace(/"[^"]*"/g, '')
    .split(/[\n,;]/);
  const addresses = entries.flatMap((entry) =>
    entry.includes('<') ? cleanEmail(entry) : entry.split(/\s+/).map(cleanEmail),
  );
  return addresses.filter((address) => address !== '');
}

function areAddresses(text: string): boolean {
  const addresses = addressesIn(text);
  return addresses.length <= MOST_RECIPIENTS && addresses.every((one) => v.is(emailRule, one));
}

export const recipientsSchema = v.object({
  recipients: v.pipe(v.string(), v.check(areAddresses, adminContact.errors.recipients)),
});
type RecipientsValues = v.InferOutput<typeof recipientsSchema>;

type Row = { recipients: string[]; version: number };
const mailRecipients = call('mail_recipients');
const setRecipients = call('set_mail_recipients');
const sendTestMail = call('send_test_mail');
const testMailState = call('test_mail_state');

const recordOf = (row: Row): Versioned<RecipientsValues> => ({
  version: row.version,
  values: { recipients: row.recipients.join('\n') },
});

/** Reads the recipients of notifications. @throws DataError */
export async function readRecipients(): Promise<Versioned<RecipientsValues>> {
  return recordOf(onlyRow(await mailRecipients(getSupabase(), {})));
}

export function useRecipients() {
  return useQuery({ queryKey, queryFn: readRecipients });
}

/** Saves them over the given version, and shows what was saved. @throws ConflictError, DataError */
export function useSaveRecipients() {
  const client = useQueryClient();
  return async ({ recipients }: RecipientsValues, { version }: { version: number }) => {
    const [row] = await setRecipients(getSupabase(), {
      p_recipients: addressesIn(recipients),
      p_version: version,
    });
    if (!row) throw new ConflictError('Another version has been saved meanwhile.');
    const saved = recordOf(row);
    client.setQueryData(queryKey, saved);
    return saved;
  };
}

/** Requests a test email. Its data is the email's id. */
export function useSendTestMail() {
  return useMutation({ mutationFn: async () => sendTestMail(getSupabase(), {}) });
}

/** State of a test mail, polled until it is sent or given up. @param id undefined sends no request. */
export function useTestMailState(id: string | undefined) {
  return useQuery({
    queryKey: ['admin-test-mail', id],
    enabled: id !== undefined,
    queryFn: async ({ signal }) =>
      onlyRow(await testMailState(getSupabase(), { p_id: id ?? '' }, signal)),
    refetchInterval: ({ state }) =>
      ['sent', 'dead'].includes(state.data?.status ?? '') ? false : LOOK_MS,
  });
}
