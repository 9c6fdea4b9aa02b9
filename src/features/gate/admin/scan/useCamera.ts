import { useEffect, useRef, useState } from 'react';
import { recall, store } from '@/shared/lib/storage.ts';
import { useIsVisible } from '@/shared/ui/useIsVisible.ts';
import {
  type CameraChoice,
  type CameraState,
  type Controls,
  runCamera,
  type RunningCamera,
} from './camera.ts';

const STORED = 'gate-camera';
const NO_CONTROLS: Controls = { torch: undefined, zoom: undefined };

function storedChoice(): string | undefined {
  const stored = recall(STORED);
  return typeof stored === 'string' ? stored : undefined;
}

/** Camera of the gate. */
export type Camera = Controls & {
  /** `ref` of a `<video muted playsInline>`. */
  attach: (video: HTMLVideoElement | null) => void;
  video: HTMLVideoElement | null;
  state: CameraState;
  /** There is a picture to read. */
  isOn: boolean;
  /** Turns the camera on, or requests it again. Call it on a tap: the first request asks for permission. */
  start: () => void;
  stop: () => void;
  cameras: CameraChoice[];
  /** Id of the camera in use. */
  current: string | undefined;
  /** Changes to another camera and remembers it on this device. */
  choose: (id: string) => void;
  setTorch: (isOn: boolean) => void;
  setZoom: (zoom: number) => void;
};

/** The rear or the remembered camera, on from `start` to `stop`; off while the page is hidden. */
export function useCamera(): Camera {
  const [video, attach] = useState<HTMLVideoElement | null>(null);
  const [isWanted, setIsWanted] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [chosen, setChosen] = useState(storedChoice);
  const [state, setState] = useState<CameraState>('off');
  const [cameras, setCameras] = useState<CameraChoice[]>([]);
  const [current, setCurrent] = useState<string>();
  const [controls, setControls] = useState(NO_CONTROLS);
  const isVisible = useIsVisible();
  const running = useRef<RunningCamera>(undefined);

  const again = () => setAttempt((count) => count + 1);
  useEffect(() => {
    if (!video || !isWanted || !isVisible) return undefined;
    const camera = runCamera(video, chosen, {
      onState: setState,
      onChoices: (choices, id) => {
        setCameras(choices);
        setCurrent(id);
      },
      onControls: setControls,
      onEnd: again,
    });
    running.current = camera;
    return () => {
      camera.stop();
      running.current = undefined;
      setState('off');
      setControls(NO_CONTROLS);
    };
  }, [video, isWanted, isVisible, chosen, attempt]);

  return {
    attach,
    video,
    state,
    isOn: state === 'running' || state === 'black',
    start: () => {
      setIsWanted(true);
      again();
    },
    stop: () => setIsWanted(false),
    cameras,
    current,
    choose: (id) => {
      store(STORED, id);
      setChosen(id);
    },
    ...controls,
    setTorch: (torch) => running.current?.set({ torch }),
    setZoom: (zoom) => running.current?.set({ zoom }),
  };
}
