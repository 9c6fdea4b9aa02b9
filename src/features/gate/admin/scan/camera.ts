/** off: not started or the page is hidden. black: there is a picture, but nothing in it. */
export type CameraState = 'off' | 'asking' | 'running' | 'refused' | 'none' | 'black' | 'busy';

/** A camera to choose; labels are the device's own. */
export type CameraChoice = { id: string; label: string };
type Zoom = { min: number; max: number; step: number; value: number };
/** What the running camera supports; undefined if unsupported or unknown. */
export type Controls = { torch: boolean | undefined; zoom: Zoom | undefined };

export type CameraEvents = {
  onState: (state: CameraState) => void;
  onChoices: (cameras: CameraChoice[], current: string | undefined) => void;
  onControls: (controls: Controls) => void;
  /** Another program, a call or an unplugged cable has ended a picture that was there for a while. */
  onEnd: () => void;
};

const REAR: MediaTrackConstraints = {
  facingMode: { ideal: 'environment' },
  width: { ideal: 1280 },
  height: { ideal: 720 },
};
/** Interval between checks for a black picture, ms; two in a row count. */
const BLACK_MS = 1000;
/** Brightest value of a black picture, of 255: sensors are never quite dark. */
const BLACK = 16;
const SAMPLE = 16;
/** A camera that ends sooner is not restarted automatically, ms. */
const SOON_MS = 5000;

function stateOf(error: unknown): CameraState {
  switch (error instanceof DOMException ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'refused';
    case 'NotReadableError':
    case 'AbortError':
      return 'busy';
    default:
      return 'none';
  }
}

/** Opens the remembered camera, else the rear one: cleared site data changes ids, and a camera may be gone. */
async function open(id: string | undefined): Promise<MediaStream> {
  const media = navigator.mediaDevices;
  if (id !== undefined)
    try {
      return await media.getUserMedia({
        video: { deviceId: { exact: id }, width: { ideal: 1280 }, height: { ideal: 720 } },
      });
    } catch (error) {
      if (stateOf(error) !== 'none') throw error;
    }
  return media.getUserMedia({ video: REAR });
}

/** Torch and zoom are not in TypeScript's types. */
function controlsOf(track: MediaStreamTrack): Controls {
  const able: Record<string, unknown> = { ...track.getCapabilities?.() };
  const now: Record<string, unknown> = { ...track.getSettings() };
  const { min, max, step } = { min: 1, max: 1, step: 0, ...Object(able['zoom']) };
  return {
    torch: able['torch'] === true ? now['torch'] === true : undefined,
    zoom:
      max > min ? { min, max, step: step || 0.1, value: Number(now['zoom'] ?? min) } : undefined,
  };
}

function isBlack(video: HTMLVideoElement, context: CanvasRenderingContext2D): boolean {
  context.drawImage(video, 0, 0, SAMPLE, SAMPLE);
  const { data } = context.getImageData(0, 0, SAMPLE, SAMPLE);
  return data.every((value, index) => index % 4 === 3 || value <= BLACK);
}

/** Calls back when the picture turns black, and when it is visible again. */
function watchPicture(video: HTMLVideoElement, onBlack: (isBlack: boolean) => void): () => void {
  const canvas = document.createElement('canvas');
  canvas.width = SAMPLE;
  canvas.height = SAMPLE;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  let black = 0;
  const timer = setInterval(() => {
    if (!context || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return;
    black = isBlack(video, context) ? black + 1 : 0;
    onBlack(black >= 2);
  }, BLACK_MS);
  return () => clearInterval(timer);
}

/** A camera that shows its picture in a video. */
export type RunningCamera = {
  /** Turns the camera off. */
  stop: () => void;
  set: (change: { torch?: boolean; zoom?: number }) => void;
};

/** Requests a camera and shows its picture. @param id the preferred camera. */
export function runCamera(
  video: HTMLVideoElement,
  id: string | undefined,
  { onState, onChoices, onControls, onEnd }: CameraEvents,
): RunningCamera {
  let isStopped = false;
  let track: MediaStreamTrack | undefined;
  let stopWatching: (() => void) | undefined;

  const show = async () => {
    const stream = await open(id);
    if (isStopped) {
      for (const one of stream.getTracks()) one.stop();
      return;
    }
    const began = performance.now();
    [track] = stream.getVideoTracks();
    const own = track;
    own?.addEventListener('ended', () => {
      if (isStopped) return;
      stop();
      if (performance.now() - began > SOON_MS) onEnd();
      else onState('busy');
    });
    video.srcObject = stream;
    await video.play();
    if (isStopped || !own) return;
    onState('running');
    onControls(controlsOf(own));
    stopWatching = watchPicture(video, (black) =>
      onState(black || own.muted ? 'black' : 'running'),
    );
    // Android reports a torch only a moment after the first picture.
    setTimeout(() => !isStopped && onControls(controlsOf(own)), BLACK_MS);
    const devices = await navigator.mediaDevices.enumerateDevices();
    const cameras = devices.filter(({ kind }) => kind === 'videoinput');
    if (!isStopped)
      onChoices(
        cameras.map(({ deviceId, label }) => ({ id: deviceId, label })),
        own.getSettings().deviceId,
      );
  };

  function stop(): void {
    isStopped = true;
    stopWatching?.();
    track?.stop();
    video.srcObject = null;
  }

  onState('asking');
  show().catch((error: unknown) => {
    if (isStopped) return;
    stop();
    onState(stateOf(error));
  });
  return {
    stop,
    set: (change) => {
      const own = track;
      // A refused change leaves the control as it was.
      own
        ?.applyConstraints({ advanced: [change as MediaTrackConstraintSet] })
        .catch(() => {})
        .finally(() => !isStopped && onControls(controlsOf(own)));
    },
  };
}
