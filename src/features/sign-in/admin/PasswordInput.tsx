import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { adminSignIn } from '@/content/en/adminSignIn.ts';
import { Field } from '@/shared/forms/Field.tsx';

type PasswordInputProps = Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> & {
  label: string;
  error: string | undefined;
};

/** A password field whose text can be shown. */
export function PasswordInput({ label, error, ...input }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  const { showPassword, hidePassword } = adminSignIn.form;
  return (
    <Field label={label} error={error} required>
      {({ className, ...control }) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={`${className} pr-12`}
          />
          <button
            type="button"
            aria-label={shown ? hidePassword : showPassword}
            onClick={() => setShown(!shown)}
            className="text-muted hover:text-ink absolute inset-y-0 right-0 grid w-12 place-items-center"
          >
            <Icon aria-hidden className="size-5" />
          </button>
        </div>
      )}
    </Field>
  );
}
