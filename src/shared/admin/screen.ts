import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { adminShell } from '@/content/en/adminShell.ts';

/** The roles of `private.admins`; `gate` staff only check passes in. */
export type AdminRole = 'owner' | 'manager' | 'gate';

/** A screen of the admin area. Routes, navigation and tests are made of the table of these (`src/app/adminScreens.tsx`). */
export type Screen = {
  /** Below /admin/dashboard/; empty for the dashboard itself. */
  path: string;
  label: string;
  Icon: LucideIcon;
  group: keyof typeof adminShell.groups;
  /** Who sees it in the navigation and may open it; the database decides on the data. */
  roles: readonly AdminRole[];
  /** Whether a phone has it at the bottom; the others are behind 'More'. */
  isInThumbBar?: boolean;
  /** In a chunk of its own. */
  Page: ComponentType;
};
