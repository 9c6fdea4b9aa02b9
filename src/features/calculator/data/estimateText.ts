import { calculatorText } from '@/content/en/calculator.ts';
import { formatIsoDay } from '@/shared/lib/dates.ts';
import { formatInr } from '@/shared/lib/money.ts';
import { formatCount, formatShare } from './figures.ts';
import type { Plan } from './plan.ts';
import { shareIn, summarise } from './summary.ts';

const { message, categories, seasons, estimate } = calculatorText;

/** The plan as text of an enquiry, one figure per line. Under 1,000 characters. */
export function estimateText(plan: Plan): string {
  const { reserve, whole, perGuest } = summarise(plan);
  const when = [formatIsoDay(plan.date), plan.season && seasons[plan.season]].filter(Boolean);
  const share = (amount: number) => formatShare(shareIn(plan.total, amount));
  return [
    message.title,
    [plan.eventType, plan.city].filter(Boolean).join(', '),
    ...(when.length > 0 ? [`${message.when}: ${when.join(', ')}`] : []),
    message.guests(formatCount(plan.guests), formatInr(plan.plate)),
    ...plan.parts
      .filter(({ amount }) => amount > 0)
      .map(({ id, amount, locked }) => {
        const notes = [share(amount), ...(locked ? [message.locked] : [])].join(', ');
        return `${categories[id]}: ${formatInr(amount)} (${notes})`;
      }),
    `${estimate.total}: ${formatInr(plan.total)}`,
    `${estimate.reserve(formatShare(plan.reserve))}: ${formatInr(reserve)}`,
    `${estimate.whole}: ${formatInr(whole)} (${estimate.perGuest.toLowerCase()} ${formatInr(perGuest)})`,
    ...(plan.limit === null ? [] : [`${message.limit}: ${formatInr(plan.limit)}`]),
  ].join('\n');
}
