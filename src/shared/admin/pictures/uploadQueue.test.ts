import { describe, expect, it, vi } from 'vitest';
import { PictureError, type PreparedPicture } from './preparePicture.ts';
import { createUploadQueue, isUnfinished, type UploadSteps } from './uploadQueue.ts';

const prepared: PreparedPicture = {
  id: 'id',
  width: 1600,
  height: 900,
  thumbhash: '',
  files: [],
  isStill: false,
};
const stored = { image_url: '/x.webp', width: 1600, height: 900, thumbhash: null };
const files = (count: number) =>
  Array.from({ length: count }, (_one, index) => new File(['x'], `${index + 1}.jpg`));

function queueWith(steps: Partial<UploadSteps> = {}) {
  const saved: number[] = [];
  const queue = createUploadQueue(
    {
      prepare: async () => prepared,
      store: async () => stored,
      isOnline: () => true,
      ...steps,
    },
    { save: async (_picture, order) => void saved.push(order), orderOf: (place) => 100 + place },
  );
  const states = () => queue.snapshot().map(({ state }) => state);
  const rest = async () =>
    vi.waitFor(() => expect(queue.snapshot().some(isUnfinished)).toBe(false));
  return { queue, saved, states, rest };
}

describe('many pictures at once', () => {
  it('are sent two at a time, and each keeps the place in which it was chosen', async () => {
    let most = 0;
    let now = 0;
    const { queue, saved, rest } = queueWith({
      async store() {
        now += 1;
        most = Math.max(most, now);
        await new Promise((resolve) => setTimeout(resolve));
        now -= 1;
        return stored;
      },
    });
    queue.add(files(7));
    await rest();
    expect(most).toBe(2);
    expect(saved.toSorted((a, b) => a - b)).toEqual([100, 101, 102, 103, 104, 105, 106]);
  });

  it('one that fails does not stop the others, and arrives when tried again', async () => {
    const broken = new Set(['2.jpg', '4.jpg']);
    const { queue, saved, states, rest } = queueWith({
      async prepare({ name }) {
        if (broken.delete(name)) throw new Error('The line broke.');
        return prepared;
      },
    });
    queue.add(files(5));
    await rest();
    expect(states()).toEqual(['done', 'failed', 'done', 'failed', 'done']);
    queue.retry();
    await rest();
    expect(states()).toEqual(['done', 'done', 'done', 'done', 'done']);
    expect(saved).toHaveLength(5);
  });

  it('without a connection they wait, and go on when it is back', async () => {
    let online = false;
    const { queue, states, rest } = queueWith({
      async store() {
        if (!online) throw new TypeError('Failed to fetch');
        return stored;
      },
      isOnline: () => online,
    });
    queue.add(files(2));
    await vi.waitFor(() => expect(states()).toEqual(['offline', 'offline']));
    expect(queue.snapshot().every(isUnfinished)).toBe(true);
    online = true;
    queue.resume();
    await rest();
    expect(states()).toEqual(['done', 'done']);
  });

  it('a file that is no picture says why, and is not tried again', async () => {
    const prepare = vi.fn<UploadSteps['prepare']>().mockRejectedValue(new PictureError('svg'));
    const { queue, states, rest } = queueWith({ prepare });
    queue.add(files(1));
    await rest();
    queue.retry();
    expect(states()).toEqual(['refused']);
    expect(queue.snapshot()[0]?.problem).toBe('svg');
    expect(prepare).toHaveBeenCalledOnce();
  });

  it('a cancelled one leaves no row behind', async () => {
    let arrive: ((picture: typeof stored) => void) | undefined;
    const { queue, saved } = queueWith({
      store: async () => new Promise((resolve) => (arrive = resolve)),
    });
    queue.add(files(1));
    await vi.waitFor(() => expect(queue.snapshot()[0]?.state).toBe('sending'));
    queue.cancel(1);
    arrive?.(stored);
    await new Promise((resolve) => setTimeout(resolve));
    expect(saved).toEqual([]);
    expect(queue.snapshot()).toEqual([]);
  });
});
