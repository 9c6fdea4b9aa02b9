import * as v from 'valibot';
import { saleText } from '@/content/en/passSale.ts';
import { emailRule, oneLine } from '@/shared/forms/rules.ts';
import { personSchema } from './buyerSchema.ts';

/** The form of an order. */
export const orderSchema = v.object({
  ...personSchema.entries,
  email: v.union([v.pipe(v.string(), oneLine, v.literal('')), emailRule], saleText.form.mail),
  promo: v.pipe(v.string(), oneLine),
  rules: v.pipe(v.boolean(), v.literal(true, saleText.form.rulesMissing)),
});
