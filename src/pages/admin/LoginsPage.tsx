import { LoginsList } from '@/features/logins/admin/LoginsList.tsx';
import { ChangePassword } from '@/features/sign-in/admin/ChangePassword.tsx';
import { SecondFactor } from '@/features/sign-in/admin/SecondFactor.tsx';

/** /admin/dashboard/loginhistory: who signed in, and what protects the account that is signed in now. */
export default function LoginsPage() {
  return (
    <LoginsList>
      <ChangePassword />
      <SecondFactor />
    </LoginsList>
  );
}
