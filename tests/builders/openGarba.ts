import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin, signedInBefore } from './adminArea.tsx';
import { edition, garbaBackend } from './garbaBackend.ts';

/** Opens the Raas Garba screen with the editions of 2096 and 2097. @param kept further rows of the tables. */
export async function openGarba(kept: Parameters<typeof garbaBackend>[0], search = '') {
  const backend = garbaBackend({ editions: [edition(2096), edition(2097)], ...kept });
  await signedInBefore();
  openAdmin(`/admin/dashboard/garba${search}`);
  return { backend, person: userEvent.setup() };
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name });
