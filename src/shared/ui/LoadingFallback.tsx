import { common } from '@/content/en/common.ts';
import { Lamp } from './ornaments/Lamp.tsx';

/** Loading state of a page; as tall as the screen, so that the footer does not jump. */
export function LoadingFallback() {
  return (
    <output className="text-muted grid min-h-screen place-content-center justify-items-center gap-3">
      <Lamp className="size-14" />
      <p>{common.loadingContent}</p>
    </output>
  );
}
