import * as v from 'valibot';
import { adminSignIn } from '@/content/en/adminSignIn.ts';
import { cleanEmail, cleanPhone } from '@/shared/lib/text.ts';

/** Same as `minimum_password_length` in supabase/config.toml. */
const PASSWORD_MIN = 10;
/** bcrypt ignores further bytes. */
const PASSWORD_MAX_BYTES = 72;

const email = v.pipe(
  v.string(),
  v.transform(cleanEmail),
  v.minLength(1, adminSignIn.form.emailMissing),
  v.email(adminSignIn.form.emailInvalid),
);

export const credentialsSchema = v.object({
  email,
  password: v.pipe(v.string(), v.minLength(1, adminSignIn.form.passwordMissing)),
});

export const emailSchema = v.object({ email });

export const codeSchema = v.object({
  /** Apps show '123 456': spaces and marks are not part of the code. */
  code: v.pipe(
    v.string(),
    v.transform((text) => cleanPhone(text).replace(/[\s-]/g, '')),
    v.regex(/^\d{6}$/, adminSignIn.code.invalid),
  ),
});

/** Of any length: the auth service decides how long its codes are. */
export const recoverySchema = v.object({
  code: v.pipe(
    v.string(),
    v.transform((text) => cleanPhone(text).replace(/[\s-]/g, '').toLowerCase()),
    v.minLength(1, adminSignIn.recovery.missing),
  ),
});

const newPassword = v.pipe(
  v.string(),
  v.minLength(PASSWORD_MIN, adminSignIn.reset.tooShort),
  v.check(
    (text) => new TextEncoder().encode(text).length <= PASSWORD_MAX_BYTES,
    adminSignIn.reset.tooLong,
  ),
);

export const newPasswordSchema = v.object({ password: newPassword });

/** @param needsCode whether the session is so old that a mailed code is asked for. */
export const changedPasswordSchema = (needsCode: boolean) =>
  v.object({
    current: v.pipe(v.string(), v.minLength(1, adminSignIn.change.currentMissing)),
    password: newPassword,
    nonce: v.pipe(
      v.string(),
      v.transform((text) => cleanPhone(text).replace(/\s/g, '')),
      v.minLength(needsCode ? 1 : 0, adminSignIn.change.mailCodeMissing),
    ),
  });
