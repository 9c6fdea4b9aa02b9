import { scanText } from '@/content/en/adminScan.ts';
import { Select } from '@/shared/forms/Select.tsx';
import { Button } from '@/shared/ui/Button.tsx';
import type { Camera } from './scan/useCamera.ts';
import type { useReader } from './scan/useReader.ts';

type CameraBoxProps = { camera: Camera; reader: ReturnType<typeof useReader> };

/** The camera's picture, its state and its controls. */
export function CameraBox({ camera, reader }: CameraBoxProps) {
  const { attach, state, isOn, start, stop, cameras, current, choose } = camera;
  const { torch, setTorch, zoom, setZoom } = camera;
  const { title, todo } = scanText.camera[state];
  const isFaulty = reader.state === 'refused' || reader.state === 'failed';
  return (
    <div className="space-y-3">
      <div className={isOn ? 'relative' : 'hidden'}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the camera's picture, without sound */}
        <video
          ref={attach}
          muted
          playsInline
          aria-label={scanText.choose}
          className="bg-night aspect-square max-h-[45dvh] w-full rounded-lg object-cover"
        />
      </div>
      <output className="block text-sm">
        <span className="block font-semibold">{title}</span>
        <span className="text-muted block">{todo}</span>
        <span className="block">{scanText.reader[reader.state]}</span>
      </output>
      <div className="flex flex-wrap items-end gap-2">
        {state === 'off' && (
          <Button variant="secondary" size="lg" className="grow" onClick={start}>
            {scanText.start}
          </Button>
        )}
        {state !== 'off' && !isOn && state !== 'asking' && (
          <Button size="lg" className="grow" onClick={start}>
            {scanText.retry}
          </Button>
        )}
        {isFaulty && <Button onClick={reader.retry}>{scanText.retry}</Button>}
        {isOn && (
          <Button variant="quiet" onClick={stop}>
            {scanText.stop}
          </Button>
        )}
        {torch !== undefined && (
          <Button variant="secondary" aria-pressed={torch} onClick={() => setTorch(!torch)}>
            {scanText.torch}
          </Button>
        )}
        {isOn && cameras.length > 1 && (
          <Select
            label={scanText.choose}
            options={cameras.map(({ id, label }) => ({ value: id, label }))}
            value={current ?? ''}
            onChange={(event) => choose(event.target.value)}
          />
        )}
        {zoom && (
          <label className="min-h-11 grow text-sm">
            {scanText.zoom}
            <input
              type="range"
              className="accent-sindoor block h-11 w-full"
              min={zoom.min}
              max={zoom.max}
              step={0.1}
              value={zoom.value}
              onChange={(event) => setZoom(Number(event.target.value))}
            />
          </label>
        )}
      </div>
    </div>
  );
}
