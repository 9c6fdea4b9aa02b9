import { Navigate, Route, Routes } from 'react-router-dom';
import { AdminLayout } from '@/features/admin-shell/admin/AdminLayout.tsx';
import { type Summary, useSummary } from '@/features/dashboard/admin/data/summary.ts';
import { ArrivalsNote } from '@/features/enquiries/admin/ArrivalsNote.tsx';
import { useUnseenCount } from '@/features/enquiries/admin/data/useEnquiries.ts';
import { RecoveryUsedNote } from '@/features/sign-in/admin/RecoveryUsedNote.tsx';
import { PublishButton } from '@/features/site-content/admin/PublishButton.tsx';
import { useAuth } from '@/providers/auth/useAuth.ts';
import { useIstToday } from '@/shared/admin/useIstToday.ts';
import { paths } from '@/shared/paths.ts';
import { AdminScreen } from './adminScreen.tsx';
import { adminScreens } from './adminScreens.tsx';

/** Payments to check, late ones and refunds of passes. */
const moneyToDo = ({ warnings }: Summary) =>
  (warnings.claims ?? 0) + (warnings.late_payments ?? 0) + (warnings.refunds ?? 0);

/** The signed-in admin area: the frame and the screens that the role may open. */
export default function AdminArea() {
  const { role } = useAuth();
  const unseen = useUnseenCount();
  const money = useSummary(useIstToday(), moneyToDo).data ?? 0;
  const screens = adminScreens.filter(({ roles }) => roles.some((one) => one === role));
  return (
    <Routes>
      <Route
        element={
          <AdminLayout
            screens={screens}
            tools={<PublishButton />}
            counts={{ bookings: unseen, tickets: money }}
            notice={
              <>
                <RecoveryUsedNote />
                <ArrivalsNote />
              </>
            }
          />
        }
      >
        {screens.map(({ path, Page }) => (
          <Route
            key={path}
            {...(path === '' ? { index: true } : { path })}
            element={<AdminScreen key={path} Page={Page} />}
          />
        ))}
        <Route path="*" element={<Navigate to={paths.dashboard} replace />} />
      </Route>
    </Routes>
  );
}
