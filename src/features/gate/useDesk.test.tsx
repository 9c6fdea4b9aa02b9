import { fireEvent, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeBackend } from '../../../tests/builders/fakeBackend.ts';
import { shiftOf } from './desk.fixture.ts';
import { listAnswer } from './gate.fixture.ts';
import { useDesk } from './admin/useDesk.ts';

it('is offline as soon as the device says so, and online again with the next answer', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const shift = shiftOf();
  fakeBackend({
    'POST /rest/v1/rpc/gate_list': { body: listAnswer(shift.id, []) },
    'POST /rest/v1/rpc/gate_count': { body: shift },
  });
  const kept = { shift, user: 'u', ahead: 0 };
  const { result } = renderHook(() => useDesk(kept, vi.fn<() => void>(), vi.fn<() => void>()));
  await waitFor(() => expect(result.current.state.shift).toBeDefined());
  expect(result.current.state.isOnline).toBe(true);
  fireEvent.offline(window);
  expect(result.current.state.isOnline).toBe(false);
  fireEvent.online(window);
  await waitFor(() => expect(result.current.state.isOnline).toBe(true));
});
