import { LoginsList } from '@/features/logins/admin/LoginsList.tsx';
import { ChangePassword } from '@/features/sign-in/admin/ChangePassword.tsx';
import { SecondFactor } from '@/features/sign-in/admin/SecondFactor.tsx';

/** /admin/dashboard/loginhistory: sign-ins, and the security of the current account. */
export default function LoginsPage() {
  return (
    <LoginsList>
      <ChangePassword />
      <SecondFactor />
    </LoginsList>
  );
}
