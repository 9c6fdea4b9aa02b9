import { screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ClaimRow } from '@/features/passes/admin/data/answers.ts';
import { adminPayments as words } from '@/content/en/adminPayments.ts';
import { openAdmin, ownersBackend, signedInBefore } from './adminArea.tsx';
import { type Answers, type Call, fakeBackend } from './fakeBackend.ts';

export const EDITION = 'e0000000-0000-4000-8000-000000000000';

export const claimOf = (place: number, more: Partial<ClaimRow> = {}): ClaimRow => ({
  id: `order-${place}`,
  edition_id: EDITION,
  edition: 'Raas Garba',
  version: 3,
  reference: `K7P2M${place}`,
  status: 'claimed',
  name: `Buyer ${place}`,
  phone_e164: '+919800000001',
  total_paise: 85_000,
  paid_paise: 0,
  unseen_paise: null,
  claimed_utr: `43194790505${place}`,
  claimed_at: '2026-11-14T20:05:00+05:30',
  claims: 1,
  created_at: '2026-11-14T20:00:00+05:30',
  paid_at: null,
  held_until: '2026-11-15T20:00:00+05:30',
  is_suspicious: false,
  lines: '1 × One night',
  same_utr: 0,
  is_absent: false,
  ...more,
});

type Line = Record<string, unknown> & { id: string; state: string; utr: string | null };
export type Sent = { p_rows: { order_id: string; line_id?: string; amount_paise: number }[] };
export type Import = { p_id: string; p_lines: Line[]; p_is_last: boolean };

/** A backend that stores the lines of imports, and verifies what has a claim. */
export function paymentsBackend(claims: ClaimRow[], lines: Line[] = []): Answers {
  const isKnown = (line: Line) => lines.some(({ utr }) => utr === line.utr);
  return {
    ...ownersBackend,
    'GET /rest/v1/garba_editions': {
      body: [
        { id: EDITION, year: 2026, title: 'Raas Garba', status: 'on_sale', pass_settings: null },
      ],
    },
    'POST /rest/v1/rpc/list_claims': () => ({ body: claims }),
    'GET /rest/v1/bank_lines': ({ url }) => {
      const utrs = url.searchParams.get('utr');
      const state = url.searchParams.get('state');
      return {
        body: lines.filter((line) =>
          utrs === null
            ? state === `eq.${line.state}`
            : line.state !== 'ignored' && utrs.includes(`${line.utr}`),
        ),
      };
    },
    'POST /rest/v1/rpc/ignore_line': ({ body }) => {
      const { p_line_id: id } = body as { p_line_id: string };
      Object.assign(lines.find((line) => line.id === id) ?? {}, { state: 'ignored' });
      return { status: 204 };
    },
    'POST /rest/v1/rpc/known_lines': ({ body }) => ({
      body: (body as Import).p_lines.flatMap((line, place) => (isKnown(line) ? [place] : [])),
    }),
    'POST /rest/v1/rpc/import_lines': ({ body }) => {
      const { p_lines: sent } = body as Import;
      const added = sent.filter((line) => !isKnown(line));
      lines.push(...added.map((line) => ({ ...line, id: `line-${line.utr}`, state: 'new' })));
      return { body: { added: added.length, known: sent.length - added.length } };
    },
    'POST /rest/v1/rpc/verify_payments': ({ body }) => ({
      body: (body as Sent).p_rows.map(({ order_id: id, line_id: line, amount_paise: amount }) => {
        const claim = claims.find((one) => one.id === id);
        const due = (claim?.total_paise ?? 0) - amount;
        if (claim) Object.assign(claim, due > 0 ? { paid_paise: amount } : { status: 'paid' });
        Object.assign(lines.find((one) => one.id === line) ?? {}, { state: 'used' });
        return {
          order_id: id,
          result: claim ? (due > 0 ? 'short' : 'paid') : 'missing',
          due_paise: Math.max(due, 0),
        };
      }),
    }),
  };
}

/** A credit of a stored statement. */
export const lineOf = (more: Partial<Line>): Line => ({
  id: 'line-1',
  state: 'new',
  booked_on: '2026-11-14',
  amount_paise: 85_000,
  utr: '431947905051',
  narration: 'UPI/CR/431947905051/CASH',
  payer: 'CASH',
  payer_vpa: null,
  ...more,
});

/** Opens a part of the payments. */
export async function open(answers: Answers, part = 'check') {
  const backend = fakeBackend(answers);
  await signedInBefore();
  openAdmin(`/admin/dashboard/tickets?tab=payments&part=${part}`);
  return { backend, person: userEvent.setup() };
}

export const callsOf = (calls: readonly Call[], name: string) =>
  calls.filter(({ route }) => route === `POST /rest/v1/rpc/${name}`);

/** The payments of the first of these calls. */
export const rowsOf = ([first]: readonly Call[]) => (first?.body as Sent | undefined)?.p_rows;

export const utrOf = (place: number) => String(431_947_000_000 + place);

export const HEADINGS =
  'Txn Date\tValue Date\tDescription\tRef No./Cheque No.\tDebit\tCredit\tBalance';
export const creditOf = (utr: string, rupees: string, payer = 'CASH') =>
  `14 Nov 2026\t14 Nov 2026\tBY TRANSFER-UPI/CR/${utr}/${payer}/SBIN/x--\t\t\t${rupees}\t1,000.00`;

export const debitOf = (day: string, utr: string) =>
  `${day}\t${day}\tTO TRANSFER-UPI/DR/${utr}/RENT\t\t850.00\t\t1,000.00`;

/** Pastes rows as a statement, and reads them. */
export async function paste(person: UserEvent, ...rows: string[]) {
  const area = await screen.findByLabelText(words.statement.paste);
  await person.clear(area);
  await person.click(area);
  await person.paste(rows.join('\n'));
  await person.click(screen.getByRole('button', { name: words.statement.read }));
}
