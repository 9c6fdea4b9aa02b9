import { ImagePlus, RotateCcw, X } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { adminPictures as words } from '@/content/en/adminPictures.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { isOfInterest, type Upload, type UploadQueue } from './uploadQueue.ts';

type PictureUploaderProps = {
  uploads: readonly Upload[];
  queue: UploadQueue;
  /** One picture only, for a field. */
  single?: boolean;
  label?: string;
};

/** Chooses or drops pictures, and shows the progress of each. A phone offers its camera here, too. */
export function PictureUploader({ uploads, queue, single = false, label }: PictureUploaderProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null) => {
    const chosen = Array.from(files ?? []);
    if (chosen.length > 0) queue.add(single ? chosen.slice(0, 1) : chosen);
    if (input.current) input.current.value = '';
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div className="space-y-3">
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
        data-over={isOver || undefined}
        className="border-line data-over:border-brand data-over:bg-surface rounded-lg border border-dashed p-4 text-center"
      >
        <input
          ref={input}
          type="file"
          accept="image/*"
          multiple={!single}
          hidden
          aria-label={label ?? words.choose}
          onChange={({ target }) => take(target.files)}
        />
        <Button variant="secondary" onClick={() => input.current?.click()}>
          <ImagePlus aria-hidden />
          {label ?? (single ? words.chooseOne : words.choose)}
        </Button>
        {!single && <p className="text-muted mt-2 text-sm">{words.drop}</p>}
      </div>
      <UploadList uploads={single ? uploads.filter(isOfInterest) : uploads} queue={queue} />
    </div>
  );
}

function UploadList({ uploads, queue }: Pick<PictureUploaderProps, 'uploads' | 'queue'>) {
  if (uploads.length === 0) return null;
  const count = (...states: Upload['state'][]) =>
    uploads.filter(({ state }) => states.includes(state)).length;
  const failed = count('failed', 'offline');
  const done = count('done');
  return (
    <section aria-label={words.uploads} className="space-y-2">
      <output className="block text-sm">
        {words.summary(done, uploads.length, failed + count('refused'))}
      </output>
      <ul className="divide-line divide-y">
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} queue={queue} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {failed > 1 && (
          <Button variant="secondary" onClick={() => queue.retry()}>
            <RotateCcw aria-hidden />
            {words.retryAll(failed)}
          </Button>
        )}
        {done > 0 && (
          <Button variant="quiet" onClick={queue.clear}>
            {words.clear}
          </Button>
        )}
      </div>
    </section>
  );
}

function UploadRow({ upload, queue }: { upload: Upload; queue: UploadQueue }) {
  const { id, name, state, progress, problem, isStill = false } = upload;
  return (
    <li className="flex items-center gap-2 py-1.5">
      <div className="min-w-0 grow">
        <p className="truncate">{name}</p>
        <p
          className={problem || state === 'failed' ? 'text-sindoor text-sm' : 'text-muted text-sm'}
        >
          {problem ? words.problems[problem] : words.state[state]}
          {isStill && ` ${words.still}`}
        </p>
        {state === 'sending' && (
          <progress className="w-full" aria-label={name} value={progress} max={1} />
        )}
      </div>
      {(state === 'failed' || state === 'offline') && (
        <Button
          variant="quiet"
          className="size-11 p-0"
          aria-label={words.retry(name)}
          onClick={() => queue.retry(id)}
        >
          <RotateCcw aria-hidden />
        </Button>
      )}
      {state !== 'done' && (
        <Button
          variant="quiet"
          className="size-11 p-0"
          aria-label={words.cancel(name)}
          onClick={() => queue.cancel(id)}
        >
          <X aria-hidden />
        </Button>
      )}
    </li>
  );
}
