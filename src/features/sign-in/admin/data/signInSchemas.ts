import * as v from 'valibot';
import { adminInvitation } from '@/content/en/adminInvitation.ts';
import { adminSignIn } from '@/content/en/adminSignIn.ts';
import { cleanEmail, cleanLine, cleanPhone } from '@/shared/lib/text.ts';

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

/** What an invitation by mail asks for. */
export const welcomeSchema = v.object({
  name: v.pipe(
    v.string(),
    v.transform(cleanLine),
    v.minLength(2, adminInvitation.welcome.nameMissing),
    v.check((name) => Array.from(name).length <= 60, adminInvitation.welcome.nameMissing),
  ),
  password: newPassword,
});

export const claimSchema = v.object({
  password: v.pipe(v.string(), v.minLength(1, adminSignIn.form.passwordMissing)),
});

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
