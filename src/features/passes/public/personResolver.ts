import { valibotResolver } from '@hookform/resolvers/valibot';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { phoneFault } from '@/shared/forms/phone.ts';

type Schema = Parameters<typeof valibotResolver>[0];

/** A schema's rules, and whether its `phone` can be dialled. */
export function personResolver<T extends FieldValues & { phone: string }>(
  schema: Schema,
): Resolver<T> {
  const check = valibotResolver(schema) as unknown as Resolver<T>;
  return async (values, context, options) => {
    const checked = await check(values, context, options);
    if ('phone' in checked.errors) return checked;
    const message = await phoneFault(values.phone);
    if (message === undefined) return checked;
    const errors = { ...checked.errors, phone: { type: 'implausible', message } };
    return { values: {}, errors: errors as FieldErrors<T> };
  };
}
