import { Sparkle } from 'lucide-react';
import { adminLogins as words } from '@/content/en/adminLogins.ts';
import { ConfirmButton } from '@/shared/admin/ConfirmButton.tsx';
import type { Column } from '@/shared/admin/DataTable.tsx';
import { formatIstDateTime } from '@/shared/lib/dates.ts';
import { notify } from '@/shared/ui/notify.ts';
import { deviceOf, type Login, methodOf, stateOfLogin, whoOf } from './data/logins.ts';
import { useEndLogin } from './data/useLogins.ts';

const { columns: headings, end: endWords } = words;

/** Columns of the list of sign-ins. */
export const columns: readonly Column<Login>[] = [
  {
    heading: headings.who,
    card: 'title',
    cell: (login) => whoOf(login),
  },
  {
    heading: headings.state,
    card: 'status',
    cell: (login) => (
      <span className={login.is_active ? 'font-semibold' : 'text-muted'}>
        {stateOfLogin(login)}
      </span>
    ),
  },
  {
    heading: headings.time,
    cell: ({ created_at }) => (
      <time dateTime={created_at}>{formatIstDateTime(new Date(created_at))}</time>
    ),
  },
  {
    heading: headings.device,
    cell: (login) => (
      <div className="flex flex-wrap gap-x-2">
        {deviceOf(login)}
        {login.is_new_device && (
          <span className="font-semibold whitespace-nowrap">
            <Sparkle aria-hidden className="mr-1 inline size-3.5 align-[-0.125em]" />
            {words.newDevice}
          </span>
        )}
      </div>
    ),
  },
  { heading: headings.address, cell: ({ ip }) => ip ?? words.unknown },
  { heading: headings.method, cell: methodOf },
  { heading: headings.end, cell: (login) => login.may_end && <EndButton login={login} /> },
];

function EndButton({ login }: { login: Login }) {
  const end = useEndLogin();
  const who = whoOf(login);
  const device = login.device || words.unknownDevice;
  return (
    <ConfirmButton
      label={endWords.name(who, device)}
      question={endWords.question(who)}
      consequence={endWords.consequence(device)}
      action={endWords.action}
      isDisabled={end.isPending}
      onConfirm={() =>
        end.mutate(login.id, {
          onSuccess: (ended) => notify.success(ended ? endWords.done(who) : endWords.already),
          onError: () => notify.error(endWords.failed),
        })
      }
    >
      {endWords.action}
    </ConfirmButton>
  );
}
