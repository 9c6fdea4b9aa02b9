import { Navigate, useSearchParams } from 'react-router-dom';
import { LoginsList } from '@/features/logins/admin/LoginsList.tsx';
import { paths } from '@/shared/paths.ts';

const account = paths.adminScreen('account');

/** /admin/dashboard/loginhistory: all sign-ins. Password and second factor were here, which bookmarks may name. */
export default function LoginsPage() {
  const [params] = useSearchParams();
  if (params.has('second-factor')) return <Navigate to={`${account}#second-factor`} replace />;
  if (params.has('password')) return <Navigate to={`${account}#password`} replace />;
  return <LoginsList />;
}
