import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { adminShell } from '@/content/en/adminShell.ts';
import type { adminRoles } from '@/shared/lists/adminRoles.ts';

/** Role of an account; `private.rights_of` in the database holds the rights of each. */
export type AdminRole = (typeof adminRoles)[number];

/**
 * A screen of the admin area. Routes, navigation and tests are built from the table of these
 * (`src/app/adminScreens.tsx`).
 */
export type Screen = {
  /** Below /admin/dashboard/; empty for the dashboard itself. */
  path: string;
  label: string;
  Icon: LucideIcon;
  group: keyof typeof adminShell.groups;
  /** Who sees it in the navigation and may open it; the database decides on the data. */
  roles: readonly AdminRole[];
  /** Whether a phone shows it at the bottom; the others are behind 'More'. */
  isInThumbBar?: boolean;
  /** In a chunk of its own. */
  Page: ComponentType;
};
