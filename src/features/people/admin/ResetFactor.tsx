import { useState } from 'react';
import { adminPeople } from '@/content/en/adminPeople.ts';
import { CallForm } from '@/shared/admin/CallForm.tsx';
import { line, nullable } from '@/shared/admin/fields/texts.ts';
import { DataError } from '@/shared/supabase/errors.ts';
import { failureOf } from '@/shared/supabase/failure.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { Dialog } from '@/shared/ui/Dialog.tsx';
import { notify } from '@/shared/ui/notify.ts';
import { PEOPLE, resetFactor } from './data/people.ts';

const { factor: words } = adminPeople;
const code = { ...nullable(line(9)), isRequired: true, label: words.code, hint: words.codeHint };
code.control = { kind: 'input', inputMode: 'numeric' };

/** Checks a code of the own second factor. @returns why it is refused; null if it is right. */
export type VerifyCode = (code: string) => Promise<string | null>;

type ResetFactorProps = { user: string; name: string; verify: VerifyCode };

/** Takes the second factor of somebody else away; asks for a code of the own one where the server does. */
export function ResetFactor({ user, name, verify }: ResetFactorProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [asksForCode, setAsksForCode] = useState(false);
  const close = () => setIsOpen(false);
  const reset = async (typed: string | null) => {
    const refusal = asksForCode && typed !== null ? await verify(typed) : null;
    if (refusal !== null)
      throw new DataError({ code: 'PT422', hint: 'code', message: refusal }, 422);
    // The code is right: the next try needs none.
    setAsksForCode(false);
    try {
      return await resetFactor(user);
    } catch (error) {
      if (failureOf(error).hint === 'factor') setAsksForCode(true);
      throw error;
    }
  };
  return (
    <>
      <Button variant="quiet" aria-label={words.label(name)} onClick={() => setIsOpen(true)}>
        {words.action}
      </Button>
      <Dialog open={isOpen} onClose={close} title={words.title(name)}>
        <p className="mb-4">{words.note}</p>
        <CallForm
          label={words.title(name)}
          fields={{ code }}
          rules={[
            {
              at: 'code',
              message: words.codeMissing,
              holds: ({ code: typed }) => !asksForCode || typed !== null,
            },
          ]}
          call={async ({ code: typed }) => reset(typed)}
          changes={[PEOPLE]}
          action={words.submit}
          pending={words.sending}
          button={{ variant: 'danger' }}
          failed={words.failed}
          onDone={(count) => {
            notify.success(count > 0 ? words.done : words.none);
            close();
          }}
        >
          {(input) => asksForCode && input('code')}
        </CallForm>
      </Dialog>
    </>
  );
}
