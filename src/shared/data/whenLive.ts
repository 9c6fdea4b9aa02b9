type LiveLayer = typeof import('./live.ts');

let layer: Promise<LiveLayer> | undefined;
let idle: Promise<void> | undefined;

function savesData(): boolean {
  return 'connection' in navigator && Object(navigator.connection).saveData === true;
}

function whenIdle(): Promise<void> {
  idle ??= new Promise((resolve) => {
    // With Save-Data on, only what a tap needs is fetched: this promise then never settles.
    if (savesData()) return;
    if ('requestIdleCallback' in window)
      window.requestIdleCallback(() => resolve(), { timeout: 4000 });
    else setTimeout(resolve, 1000);
  });
  return idle;
}

async function load(): Promise<LiveLayer> {
  layer ??= import('./live.ts');
  return layer;
}

/**
 * The live layer (Supabase client, cache, realtime): one chunk of its own that a page does not wait for.
 * @param options.now true where the screen is empty without it: then it is fetched at once, else when the browser is idle.
 */
export async function whenLive(options: { now: boolean }): Promise<LiveLayer> {
  if (!options.now && !layer) await whenIdle();
  return load();
}
