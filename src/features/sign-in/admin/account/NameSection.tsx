import { adminAccount } from '@/content/en/adminAccount.ts';
import { CallForm } from '@/shared/admin/CallForm.tsx';
import { line } from '@/shared/admin/fields/texts.ts';
import { RecordView } from '@/shared/admin/RecordView.tsx';
import { accountKeys, saveName, useAccount } from '@/features/sign-in/admin/data/account.ts';
import { AccountSection } from './AccountSection.tsx';

const { name: words, failed } = adminAccount;
const fields = { name: { ...line(60, { least: 2 }), label: words.label } };

/** The name under which colleagues see the account. */
export function NameSection() {
  const account = useAccount();
  return (
    <AccountSection id="name" title={words.title} intro={words.intro}>
      <RecordView query={account} failed={failed}>
        {({ name }) => (
          <CallForm
            key={name}
            label={words.title}
            fields={fields}
            start={{ name }}
            call={async (values) => saveName(values.name)}
            changes={accountKeys}
            action={words.save}
            pending={words.saving}
            done={words.saved}
            failed={words.failed}
            onDone={() => {}}
          />
        )}
      </RecordView>
    </AccountSection>
  );
}
