import type { MouseEvent } from 'react';
import { adminPictures as words } from '@/content/en/adminPictures.ts';

type FocalPointProps = {
  src: string;
  /** Point that stays in view when the picture is cropped: 0 is left or top, 1 right or bottom. */
  x: number;
  y: number;
  onChange: (x: number, y: number) => void;
};

const within = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;

/** The point of a picture that cropping keeps: by a tap on the picture, or by two sliders. */
export function FocalPoint({ src, x, y, onChange }: FocalPointProps) {
  const onClick = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect();
    onChange(within((clientX - box.left) / box.width), within((clientY - box.top) / box.height));
  };
  const axes = [
    { label: words.fromLeft, value: x, set: (value: number) => onChange(value, y) },
    { label: words.fromTop, value: y, set: (value: number) => onChange(x, value) },
  ];
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{words.focal}</legend>
      <p className="text-muted mb-2 text-sm">{words.focalHelp}</p>
      <button
        type="button"
        // The sliders are the same for those who do not point.
        aria-hidden
        tabIndex={-1}
        onClick={onClick}
        className="relative block cursor-crosshair overflow-hidden rounded-lg"
      >
        <img
          src={src}
          alt=""
          loading="lazy"
          className="max-h-80 w-auto max-w-full"
          draggable={false}
        />
        <span
          style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
          className="pointer-events-none absolute size-8 -translate-1/2 rounded-full border-2 border-white ring-2 ring-black/60"
        />
      </button>
      {axes.map(({ label, value, set }) => (
        <label key={label} className="mt-2 flex items-center gap-3 text-sm">
          <span className="w-32 flex-none">{label}</span>
          <input
            type="range"
            min={0}
            max={1}
            step={0.05}
            value={value}
            onChange={({ target }) => set(target.valueAsNumber)}
            className="accent-brand h-11 grow"
          />
        </label>
      ))}
    </fieldset>
  );
}
