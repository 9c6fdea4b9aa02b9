import { type FormEvent, useState } from 'react';
import { adminPasses } from '@/content/en/adminPasses.ts';
import { adminPayments } from '@/content/en/adminPayments.ts';
import { SearchBox } from '@/shared/admin/ListFilters.tsx';
import { type Option, Select } from '@/shared/forms/Select.tsx';
import { formatBareDay } from '@/shared/lib/dates.ts';
import { formatInr } from '@/shared/lib/money.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { Dialog } from '@/shared/ui/Dialog.tsx';
import { notify } from '@/shared/ui/notify.ts';
import type { Edition } from '@/features/passes/admin/data/editions.ts';
import { type Match, type StoredLine } from './data/matches.ts';
import { dueOf, isOpen, type Payee } from './data/proposeMatches.ts';
import type { ClaimRow } from '@/features/passes/admin/data/answers.ts';
import { useFoundOrders } from '@/features/passes/admin/orders/data/orders.ts';
import { ignoreLine, paymentsFor } from './data/payments.ts';
import { SEARCH_MAX } from '@/features/passes/admin/data/tabs.ts';
import { usePassCall } from '@/features/passes/admin/data/usePassCall.ts';
import type { Verifying } from './data/useVerify.ts';
import { LineText } from './LineText.tsx';

const { line: words } = adminPayments;

const optionOf = (row: Payee): Option => ({
  value: row.id,
  label: words.option(
    row.reference,
    row.name === '' ? adminPayments.noName : row.name,
    isOpen(row) ? formatInr(dueOf(row)) : row.status === 'cancelled' ? words.off : words.paid,
  ),
});

/** Orders for a line, the likeliest first: those proposed, then those that lack just this amount, paid ones last. */
function ordered({ amountPaise }: StoredLine, match: Match | null, all: readonly ClaimRow[]) {
  const proposed = new Set(match?.claims.map(({ id }) => id));
  const rank = (row: ClaimRow) => {
    if (proposed.has(row.id)) return 0;
    if (!isOpen(row)) return 3;
    return dueOf(row) === amountPaise ? 1 : 2;
  };
  return all.toSorted((one, other) => rank(one) - rank(other));
}

type LineDialogProps = {
  edition: Edition;
  line: StoredLine;
  /** Possible match of the line. */
  match: Match | null;
  all: readonly ClaimRow[];
  verify: Verifying;
  onClose: () => void;
};

/** Gives a bank line to an order, or to two, or ignores it. */
export function LineDialog({ edition, line, match, all, verify, onClose }: LineDialogProps) {
  const [first, setFirst] = useState('');
  const [second, setSecond] = useState('');
  const ignore = usePassCall(async () => ignoreLine(line.id, true), adminPayments.failed);
  const [search, setSearch] = useState('');
  const found = useFoundOrders(edition.id, search);
  const orders = search === '' ? ordered(line, match, all) : (found.data ?? []);
  /** The selection survives further searches. */
  const [kept, setKept] = useState<readonly Payee[]>([]);
  const isKept = ({ id }: Payee) => kept.some((one) => one.id === id);
  const shown: readonly Payee[] = [...kept, ...orders.filter((row) => !isKept(row))];
  const options = shown.map(optionOf);
  const choose = (id: string, other: string) =>
    setKept(shown.filter((row) => row.id === id || row.id === other));
  const one = shown.find(({ id }) => id === first);
  const canSplit = one !== undefined && isOpen(one) && dueOf(one) < line.amountPaise;
  const other = canSplit ? shown.find(({ id }) => id === second && id !== first) : undefined;
  const chosen = [one, other].filter((row) => row !== undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length > 0) verify.run(paymentsFor(line, chosen), onClose, chosen);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title(formatInr(line.amountPaise), formatBareDay(line.bookedOn))}
    >
      <form onSubmit={submit} className="space-y-5">
        <LineText line={line} />
        {match !== null && (
          <div>
            <p className="font-semibold">{adminPasses.bank.reasons[match.reason]}</p>
            <p>
              {words.fits} {match.claims.map(({ reference }) => reference).join(', ')}
            </p>
          </div>
        )}
        <div>
          <SearchBox search={search} hint={words.search} most={SEARCH_MAX} onSearch={setSearch} />
          <p aria-live="polite" className="text-muted mt-1">
            {search !== '' &&
              (found.isError
                ? words.searchFailed
                : found.data === undefined
                  ? words.searching
                  : words.found(found.data.length))}
          </p>
        </div>
        <Select
          label={words.order}
          placeholder={words.choose}
          options={options}
          value={first}
          onChange={({ currentTarget: { value } }) => {
            setFirst(value);
            choose(value, second);
          }}
        />
        {canSplit && (
          <Select
            label={words.second}
            placeholder={words.none}
            options={options.filter(({ value }) => value !== first)}
            value={second}
            onChange={({ currentTarget: { value } }) => {
              setSecond(value);
              choose(first, value);
            }}
          />
        )}
        <Outcome line={line} chosen={chosen} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" disabled={chosen.length === 0 || verify.isPending}>
            {words.verify}
          </Button>
          <Button
            variant="secondary"
            disabled={ignore.isPending}
            onClick={() =>
              ignore.mutate(undefined, {
                onSuccess: () => {
                  notify.success(words.ignoredDone);
                  onClose();
                },
              })
            }
          >
            {words.ignore}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Preview of the effect of verifying. */
function Outcome({ line, chosen }: { line: StoredLine; chosen: readonly Payee[] }) {
  return (
    <ul aria-live="polite" className="space-y-1">
      {paymentsFor(line, chosen).map(({ order_id: id, amount_paise: amount }) => {
        const row = chosen.find((one) => one.id === id);
        if (row === undefined) return null;
        const difference = amount - dueOf(row);
        return (
          <li key={id}>
            {words.gives(formatInr(amount), row.reference)}
            {!isOpen(row) && (
              <span className="text-sindoor block">
                {row.status === 'cancelled' ? words.cancelled : words.double}
              </span>
            )}
            {isOpen(row) && difference < 0 && (
              <span className="text-sindoor block">{words.short(formatInr(-difference))}</span>
            )}
            {isOpen(row) && difference > 0 && (
              <span className="text-sindoor block">{words.over(formatInr(difference))}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
