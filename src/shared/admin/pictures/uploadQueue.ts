import type { StoredPicture } from '@/shared/admin/data/storePicture.ts';
import { PictureError, type PreparedPicture } from './preparePicture.ts';
import type { PictureProblem } from './pictureKind.ts';

export type UploadState =
  | 'waiting'
  | 'preparing'
  | 'sending'
  /** The device is offline; the upload resumes automatically. */
  | 'offline'
  /** May be tried again. */
  | 'failed'
  /** The file cannot be used: see `problem`. */
  | 'refused'
  | 'done';

/** One chosen file and the state of its upload. */
export type Upload = {
  id: number;
  name: string;
  state: UploadState;
  /** Of the bytes to be sent, 0 to 1. */
  progress: number;
  problem?: PictureProblem | undefined;
  /** The file is animated; the picture made from it is not. */
  isStill?: boolean;
};

export type UploadSteps = {
  prepare: (file: File) => Promise<PreparedPicture>;
  store: (picture: PreparedPicture, onSent: (part: number) => void) => Promise<StoredPicture>;
  isOnline: () => boolean;
};

/** Writes the rows of the pictures. */
export type PictureRows = {
  /** @param order value of `orderOf` when the file was chosen. */
  save: (picture: StoredPicture, order: number) => Promise<void>;
  /** Order value of a newly chosen picture. @param place index among the uploads in progress, from 0. */
  orderOf: (place: number) => number;
};

/** Maximum pictures processed at once: a decoded photo takes 50 MB of a cheap phone's memory. */
const AT_ONCE = 2;

type Entry = Upload & { file: File; order: number };

/** Uploads two files at a time; each can be retried or cancelled. */
export type UploadQueue = ReturnType<typeof createUploadQueue>;

export function createUploadQueue({ prepare, store, isOnline }: UploadSteps, given: PictureRows) {
  let rows = given;
  let entries: readonly Entry[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  const set = (next: readonly Entry[]) => {
    entries = next;
    for (const listener of listeners) listener();
  };
  const change = (id: number, to: Partial<Upload>) =>
    set(entries.map((entry) => (entry.id === id ? { ...entry, ...to } : entry)));
  const isHere = (id: number) => entries.some((entry) => entry.id === id);

  async function run({ id, file, order }: Entry): Promise<void> {
    change(id, { state: 'preparing', progress: 0, problem: undefined });
    try {
      const picture = await prepare(file);
      if (!isHere(id)) return;
      change(id, { state: 'sending', isStill: picture.isStill });
      const stored = await store(picture, (progress) => change(id, { progress }));
      if (!isHere(id)) return;
      await rows.save(stored, order);
      change(id, { state: 'done', progress: 1 });
    } catch (error) {
      if (error instanceof PictureError) change(id, { state: 'refused', problem: error.problem });
      else change(id, { state: isOnline() ? 'failed' : 'offline' });
    } finally {
      startNext();
    }
  }

  function startNext(): void {
    const busy = entries.filter(({ state }) => state === 'preparing' || state === 'sending').length;
    const waiting = entries.filter(({ state }) => state === 'waiting');
    for (const entry of waiting.slice(0, Math.max(0, AT_ONCE - busy))) void run(entry);
  }

  const again = (states: readonly UploadState[], id?: number) => {
    set(
      entries.map((entry) =>
        states.includes(entry.state) && (id === undefined || entry.id === id)
          ? { ...entry, state: 'waiting' }
          : entry,
      ),
    );
    startNext();
  };

  return {
    add: (files: readonly File[]): void => {
      const onTheirWay = entries.filter(({ state }) => state !== 'done').length;
      const added = files.map((file, index): Entry => {
        lastId += 1;
        const order = rows.orderOf(onTheirWay + index);
        return { id: lastId, name: file.name, state: 'waiting', progress: 0, file, order };
      });
      set([...entries, ...added]);
      startNext();
    },
    /** Replaces the callbacks: the queue outlives the component that created it. */
    setRows: (next: PictureRows): void => {
      rows = next;
    },
    /** All that failed, or one of them. */
    retry: (id?: number): void => again(['failed', 'offline'], id),
    /** Resumes the uploads that were offline. */
    resume: (): void => again(['offline']),
    /** Files already sent have no row, and are removed with the unused files. */
    cancel: (id: number): void => {
      set(entries.filter((entry) => entry.id !== id));
      startNext();
    },
    /** Removes finished uploads from the list. */
    clear: (): void => set(entries.filter(({ state }) => state !== 'done')),
    snapshot: (): readonly Upload[] => entries,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** Whether anything would be lost if the page were closed now. */
export const isUnfinished = ({ state }: Upload): boolean =>
  !['done', 'refused', 'failed'].includes(state);

/** A field shows the uploaded picture itself; only warnings remain in the list. */
export const isOfInterest = ({ state, isStill }: Upload): boolean =>
  state !== 'done' || isStill === true;
