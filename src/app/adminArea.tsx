import { Navigate, Route, Routes } from 'react-router-dom';
import { AdminLayout } from '@/features/admin-shell/admin/AdminLayout.tsx';
import { ArrivalsNote } from '@/features/enquiries/admin/ArrivalsNote.tsx';
import { useUnseenCount } from '@/features/enquiries/admin/data/useEnquiries.ts';
import { PublishButton } from '@/features/site-content/admin/PublishButton.tsx';
import { useAuth } from '@/providers/auth/useAuth.ts';
import { paths } from '@/shared/paths.ts';
import { AdminScreen } from './adminScreen.tsx';
import { adminScreens } from './adminScreens.tsx';

/** The signed-in admin area: the frame and the screens that the role may open. */
export default function AdminArea() {
  const { role } = useAuth();
  const unseen = useUnseenCount();
  const screens = adminScreens.filter(({ roles }) => roles.some((one) => one === role));
  return (
    <Routes>
      <Route
        element={
          <AdminLayout
            screens={screens}
            tools={<PublishButton />}
            counts={{ bookings: unseen }}
            notice={<ArrivalsNote />}
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
