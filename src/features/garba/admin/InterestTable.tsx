import { adminInterests as words } from '@/content/en/adminInterests.ts';
import type { Interest } from '@/features/garba/admin/data/interestList.ts';
import { saleStatus } from '@/features/garba/data/edition.ts';
import { useInterestChanges } from '@/features/garba/admin/data/useInterests.ts';
import { useAuth } from '@/providers/auth/useAuth.ts';
import { ConfirmButton } from '@/shared/admin/ConfirmButton.tsx';
import { formatIstDateTime } from '@/shared/lib/dates.ts';
import { chatHref, telHref } from '@/shared/lib/phone.ts';
import { serverNow } from '@/shared/lib/serverTime.ts';
import { paths } from '@/shared/paths.ts';
import { buttonClass } from '@/shared/ui/Button.tsx';
import { notify } from '@/shared/ui/notify.ts';

/** Whether people can buy now. */
const isSelling = (edition: Interest['garba_editions']) =>
  saleStatus(edition, serverNow()) === 'on_sale';

const cell = 'p-2 align-top max-sm:p-0';
const { columns } = words;

/** Sign-ups as a table; under 640 px each row is a card. */
export function InterestTable({ rows }: { rows: readonly Interest[] }) {
  const { contact, removal } = useInterestChanges(() => notify.error(words.changeFailed));
  return (
    <>
      {rows.some((row) => !isSelling(row.garba_editions)) && (
        <p className="text-muted mb-2">{words.notOpen}</p>
      )}
      <table className="w-full border-collapse text-left max-sm:block">
        <caption className="sr-only">{words.caption}</caption>
        <thead className="max-sm:sr-only">
          <tr className="border-line text-muted border-b-2 text-xs">
            {Object.values(columns).map((column) => (
              <th key={column} scope="col" className="p-2 font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:grid max-sm:gap-3">
          {rows.map((row) => (
            <InterestRow
              key={row.id}
              row={row}
              onContacted={(isContacted) => contact.mutate({ id: row.id, isContacted })}
              onRemove={() => removal.mutate(row.id)}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}

type InterestRowProps = {
  row: Interest;
  onContacted: (isContacted: boolean) => void;
  onRemove: () => void;
};

function InterestRow({ row, onContacted, onRemove }: InterestRowProps) {
  const { name, phone, phone_e164, garba_editions, contacted_at, created_at } = row;
  const { role } = useAuth();
  const isOpen = isSelling(garba_editions);
  const address = isOpen ? `${window.location.origin}${paths.raasGarba}` : null;
  const message = words.message(name, garba_editions.title, address);
  return (
    <tr className="border-line max-sm:bg-surface border-b max-sm:grid max-sm:gap-2 max-sm:rounded-lg max-sm:border max-sm:p-3">
      <td className={cell}>
        <span className="font-semibold">{name}</span>
        <span className="text-muted block text-xs">{garba_editions.title}</span>
        {row.has_bought && <span className="block text-xs font-semibold">{words.hasBought}</span>}
        {row.is_suspicious && (
          <span className="text-sindoor block text-xs">{words.suspicious}</span>
        )}
      </td>
      <td className={cell}>
        <div className="flex flex-wrap gap-2">
          <a
            href={telHref(phone_e164) ?? undefined}
            aria-label={`${words.call(name)}: ${phone}`}
            className={`${buttonClass({ variant: 'secondary' })} px-3 tabular-nums`}
          >
            {phone}
          </a>
          <a
            href={chatHref(phone_e164, message) ?? undefined}
            target="_blank"
            rel="noreferrer"
            aria-label={words.whatsappName(name)}
            onClick={() => {
              if (isOpen && contacted_at === null) onContacted(true);
            }}
            className={`${buttonClass({ variant: 'secondary' })} px-3`}
          >
            {words.whatsapp}
          </a>
        </div>
      </td>
      <td className={`${cell} text-muted text-xs`}>{formatIstDateTime(new Date(created_at))}</td>
      <td className={cell}>
        <label className="inline-flex min-h-11 min-w-11 items-center gap-2">
          <input
            type="checkbox"
            aria-label={words.told(name)}
            checked={contacted_at !== null}
            onChange={({ target }) => onContacted(target.checked)}
            className="size-5"
          />
          <span className="sm:sr-only">{columns.told}</span>
        </label>
        {contacted_at !== null && (
          <span className="text-muted block text-xs wrap-anywhere">
            {formatIstDateTime(new Date(contacted_at))}
            {row.told_by !== null && `, ${row.told_by}`}
          </span>
        )}
      </td>
      <td className={cell}>
        {role === 'owner' && (
          <ConfirmButton
            label={words.removeName(name)}
            question={words.question(name)}
            consequence={words.consequence}
            action={words.remove}
            onConfirm={onRemove}
          >
            {words.remove}
          </ConfirmButton>
        )}
      </td>
    </tr>
  );
}
