import * as v from 'valibot';
import * as passes from '@/features/passes/data/answers.ts';
import * as staff from '@/features/passes/admin/data/answers.ts';
import { restoredSchema } from '@/features/changes/admin/data/changes.ts';
import * as gate from '@/features/gate/admin/data/answers.ts';
import { summarySchema } from '@/features/dashboard/admin/data/summary.ts';
import { demoRowsSchema, stepsSchema } from '@/features/first-steps/admin/data/firstSteps.ts';
import { factsSchema } from '@/features/garba/admin/data/interestList.ts';
import * as invitations from '@/features/sign-in/admin/data/invitations.ts';
import { accountSchema } from '@/shared/admin/accountSchema.ts';
import * as people from '@/features/people/admin/data/answers.ts';
import { gateNightsSchema } from '@/shared/passes/gateNights.ts';
import { answerSchema } from '../../functions/accept-invitation/handler.ts';
import { publishingSchema } from '@/features/site-content/admin/data/publishing.ts';

/** Schemas of the answers of procedures that return JSON; null in a `nullable` if they may find nothing. */
export const described: Readonly<Record<string, v.GenericSchema>> = {
  get_pass_sale: v.nullable(passes.saleSchema),
  reserve_passes: passes.orderSchema,
  get_order: v.nullable(passes.orderSchema),
  claim_payment: passes.orderSchema,
  cancel_my_order: passes.orderSchema,
  renew_pass: passes.orderSchema,
  get_pass: v.nullable(passes.passViewSchema),
  find_my_passes: v.nullable(passes.accessSchema),
  join_waiting: passes.waitSchema,
  get_waiting: passes.waitSchema,
  leave_waiting: passes.waitSchema,
  give_passes: passes.orderSchema,
  get_pass_order: v.nullable(staff.orderDetailSchema),
  list_claims: staff.claimsSchema,
  list_shifts: staff.shiftsSchema,
  report_evening: staff.eveningSchema,
  passes_today: staff.todaySchema,
  night_concerns: staff.concernsSchema,
  cancel_night: staff.nightOffSchema,
  import_lines: staff.importedSchema,
  sell_passes: staff.counterSaleSchema,
  gate_nights: gateNightsSchema,
  open_shift: gate.shiftSchema,
  close_shift: gate.shiftSchema,
  check_in: gate.scannedSchema,
  admit_order: gate.wholeOrderSchema,
  push_scans: gate.pushedSchema,
  undo_scan: gate.undoneSchema,
  gate_count: gate.countSchema,
  gate_list: gate.listSchema,
  dashboard_summary: summarySchema,
  first_steps: stepsSchema,
  demo_rows: demoRowsSchema,
  interest_facts: factsSchema,
  site_publishing: publishingSchema,
  restore_change: restoredSchema,
  my_account: accountSchema,
  see_invitation: invitations.invitationSchema,
  claim_invitation: invitations.claimedSchema,
  begin_invitation: answerSchema,
  finish_invitation: answerSchema,
  list_people: people.peopleSchema,
  add_helper: people.helperSchema,
  resend_invitation: people.resentSchema,
};

/** Parts of a schema of valibot, by its type. */
type Parts = {
  entries?: Record<string, v.GenericSchema>;
  item?: v.GenericSchema;
  wrapped?: v.GenericSchema;
  value?: v.GenericSchema;
  options?: readonly unknown[];
};

const isSchema = (value: unknown): value is v.GenericSchema => v.isOfKind('schema', Object(value));

/** Optional entries that were answered by any procedure: several share the parts of an order. */
const answered = new Set<v.GenericSchema>();

/** The optional keys of a description that nothing has answered so far, as `path.key`. */
export function unanswered(schema: v.GenericSchema, path: string): string[] {
  const { entries = {}, item, wrapped, value, options = [] }: Parts = Object(schema);
  const ofEntries = Object.entries(entries).flatMap(([key, entry]) => {
    const at = `${path}.${key}`;
    const isMissing = entry.type === 'optional' && !answered.has(entry);
    return (isMissing ? [at] : []).concat(unanswered(entry, at));
  });
  const ofParts = [item, wrapped, value, ...options]
    .filter(isSchema)
    .flatMap((part) => unanswered(part, path));
  return [...ofEntries, ...ofParts];
}

/** Differences between an answer and its schema: an unknown key, a missing one, a value of another type. */
export function differences(schema: v.GenericSchema, answer: unknown, path: string): string[] {
  const { entries, item, wrapped, value, options }: Parts = Object(schema);
  if (wrapped)
    return answer === null || answer === undefined
      ? wrong(schema, answer, path)
      : differences(wrapped, answer, path);
  if (item && Array.isArray(answer)) return answer.flatMap((one) => differences(item, one, path));
  if (schema.type === 'union' && options?.every(isSchema))
    return options
      .map((option) => differences(option, answer, path))
      .reduce((best, found) => (found.length < best.length ? found : best));
  const isRecord = typeof answer === 'object' && answer !== null && !Array.isArray(answer);
  if (value && isRecord)
    return Object.values(answer).flatMap((one) => differences(value, one, path));
  if (!entries || !isRecord) return wrong(schema, answer, path);
  return [...new Set([...Object.keys(entries), ...Object.keys(answer)])].flatMap((key) => {
    const at = `${path}.${key}`;
    const entry = entries[key];
    if (!entry) return [`${at} is answered and not described`];
    const isThere = Object.hasOwn(answer, key);
    if (!isThere) return entry.type === 'optional' ? [] : [`${at} is described and not answered`];
    if (entry.type === 'optional') answered.add(entry);
    return differences(entry, Reflect.get(answer, key), at);
  });
}

const wrong = (schema: v.GenericSchema, answer: unknown, path: string) =>
  v.is(schema, answer) ? [] : [`${path} is ${JSON.stringify(answer)}, described as ${schema.type}`];

/** Throws where the answer of a described procedure is not as described. */
export function checkAnswer(name: string, answer: unknown): void {
  const schema = described[name];
  const found = schema ? [...new Set(differences(schema, answer, name))] : [];
  if (found.length > 0) throw new Error(found.join('\n'));
}
