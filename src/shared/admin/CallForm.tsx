import { valibotResolver } from '@hookform/resolvers/valibot';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { useFocusOnRefusal } from '@/shared/forms/useFocusOnRefusal.ts';
import { failureOf, sentenceOf } from '@/shared/supabase/failure.ts';
import { Button, type Look } from '@/shared/ui/Button.tsx';
import { notify } from '@/shared/ui/notify.ts';
import type { AnyField, Labelled } from './fields/field.ts';
import { faultsOf } from './fields/fieldValue.ts';
import { FormInput } from './FormInput.tsx';
import type { Drafts, Outputs, Rule } from './resource/resource.ts';
import { useAttempt } from './useAttempt.ts';
import { asksForRestOfDate } from './useRecordForm.ts';

type Fields = Readonly<Record<string, Labelled<AnyField>>>;

type CallFormProps<F extends Fields, Answer, To extends string> = {
  /** Accessible name of the form. */
  label?: string;
  /** Named as refusals name them: by the argument of the procedure without `p_`, or by the column. */
  fields: F;
  /** Initial values; default: the fields' blanks. */
  start?: Partial<Drafts<NoInfer<F>>>;
  /** Name under which unsent input is stored when the form is closed. */
  draft?: string;
  rules?: readonly Rule<NoInfer<F>>[];
  /**
   * @param id the same for each try, until the values change or a try succeeds.
   * @param to the value that a button of `renderButtons` passes.
   */
  call: (values: Outputs<NoInfer<F>>, id: string, to?: To) => Promise<Answer>;
  /** Key of the queries to invalidate afterwards, whatever the outcome. */
  changes?: QueryKey;
  /** On the button that sends; there is none without. While the call runs, `pending` is on it. */
  action?: ReactNode;
  pending?: ReactNode;
  button?: Look & { className?: string };
  /** Other buttons. @param send submits like the first button, with another `to`. */
  renderButtons?: (send: (to: To) => void, isPending: boolean) => ReactNode;
  /** Toast after a success. */
  done?: string;
  /** Message if the backend gives no reason. */
  failed: string;
  /** Called after each success, unless the form has been closed. */
  onDone: (answer: Answer, values: Outputs<NoInfer<F>>) => void;
  /**
   * Arranges the inputs; default: one below the other.
   * @param drafts the current input.
   * @param set changes a field's input.
   */
  children?: (
    input: (name: keyof NoInfer<F> & string, onType?: () => void) => ReactNode,
    drafts: Drafts<NoInfer<F>>,
    set: (name: keyof NoInfer<F> & string, draft: unknown) => void,
  ) => ReactNode;
};

/** A form that calls a procedure. A refused field is shown at its input; what was typed stays until a call succeeds. */
export function CallForm<const F extends Fields, Answer, To extends string = never>(
  props: CallFormProps<F, Answer, To>,
) {
  const { fields, rules = [], call, changes, action, pending = action, done, onDone } = props;
  const names = Object.keys(fields);
  const each = <T,>(valueOf: (field: AnyField) => T) =>
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(field)]));
  const attempt = useAttempt(props.draft, { ...each(({ blank }) => blank), ...props.start });
  const form = useForm({
    resolver: valibotResolver(v.object(each(({ schema }) => schema))),
    defaultValues: attempt.start,
    // The form library does not know the fields' elements; useFocusOnRefusal focuses the invalid one.
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = form.formState;
  const element = useFocusOnRefusal(submitCount);
  // The form's types are paths of names, which are open here.
  const drafts = useWatch({ control: form.control }) as Drafts<F>;
  useEffect(() => attempt.keep(drafts));
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: async ({ values, to }: { values: Outputs<F>; to: To | undefined }) =>
      call(values, attempt.idFor(form.getValues(), to), to),
    onSettled: () => changes && void client.invalidateQueries({ queryKey: changes }),
  });
  const refuse = (error: unknown): void => {
    const { kind, hint } = failureOf(error);
    const name = kind === 'field' ? hint.replace(/^p_/, '') : '';
    const message = sentenceOf(error, props.failed);
    if (element.current) form.setError(names.includes(name) ? name : 'root', { message });
    else notify.error(message);
  };
  const run = async (values: Outputs<F>, to: To | undefined) => {
    const broken = rules.filter(({ holds }) => !holds(values));
    for (const { at, message } of broken) form.setError(at, { message });
    if (broken.length > 0) return;
    const result = await mutateAsync({ values, to }).then((answer) => ({ answer }), refuse);
    if (!result) return;
    attempt.succeed(form.getValues());
    if (done !== undefined) notify.success(done);
    if (element.current) onDone(result.answer, values);
  };
  // A ref, set before the next render: of two quick presses only the first submits.
  const isBusy = useRef(false);
  const send = async (to?: To) => {
    if (isBusy.current || asksForRestOfDate()) return;
    isBusy.current = true;
    const sending = form.handleSubmit(async (values) => run(values as Outputs<F>, to))();
    await sending.finally(() => (isBusy.current = false));
  };

  const shown = new Set<string>();
  const input = (name: string, onType?: () => void) => {
    shown.add(name);
    const { [name]: field } = fields;
    const typed = () => {
      form.clearErrors('root');
      onType?.();
    };
    return field && <FormInput key={name} form={form} name={name} field={field} onType={typed} />;
  };
  const set = (name: string, draft: unknown) => form.setValue(name, draft);
  const inputs = props.children?.(input, drafts, set) ?? names.map((name) => input(name));
  // A fault of a field that is not shown now would stop the form without a word.
  const hidden = names.find((name) => name in errors && !shown.has(name)) ?? '';
  const problem = hidden && `${fields[hidden]?.label}: ${faultsOf(errors, hidden)?.message}`;
  return (
    <form
      ref={element}
      noValidate
      aria-label={props.label}
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (action) void send();
      }}
    >
      {inputs}
      {(errors.root ?? problem) && (
        <p role="alert" data-problem tabIndex={-1} className="text-sindoor font-medium">
          {errors.root?.message ?? problem}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {action && (
          <Button type="submit" {...props.button} disabled={isSubmitting}>
            {isSubmitting ? pending : action}
          </Button>
        )}
        {props.renderButtons?.((to) => void send(to), isSubmitting)}
      </div>
    </form>
  );
}
