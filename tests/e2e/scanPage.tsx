import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { passPicture } from '@/features/passes/public/drawQr.ts';
import { PassQr } from '@/features/passes/public/PassQr.tsx';
import { useCamera } from '@/features/gate/admin/scan/useCamera.ts';
import { useReader } from '@/features/gate/admin/scan/useReader.ts';
import { scheduleTones, type Signal } from '@/features/gate/admin/signals/tunes.ts';
import { useSignals } from '@/features/gate/admin/signals/useSignals.ts';
import { useWedge } from '@/features/gate/admin/wedge/useWedge.ts';
import { scanText } from '@/content/en/adminScan.ts';
import { useWakeLock } from '@/shared/ui/useWakeLock.ts';

/** The page of scan.spec.ts: the device's parts of a gate without one, and a pass to hold before its camera. */

const readings: string[] = [];

/** Loudness of a signal's first second, in tenths of a second. */
async function loudness(signal: Signal): Promise<number[]> {
  const context = new OfflineAudioContext(1, 44_100, 44_100);
  scheduleTones(context, signal);
  const samples = (await context.startRendering()).getChannelData(0);
  return Array.from({ length: 10 }, (_, tenth) =>
    Math.max(...samples.subarray(tenth * 4410, (tenth + 1) * 4410)),
  );
}

function Scanning() {
  const { attach, video, isOn, state, start } = useCamera();
  const reader = useReader({ video, isOn }, (text) => void readings.push(text));
  return (
    <div>
      <video ref={attach} muted playsInline />
      <p data-testid="camera">{state}</p>
      <p>{scanText.camera[state].todo}</p>
      <p data-testid="reader">{reader.state}</p>
      <p>{scanText.reader[reader.state]}</p>
      <button onClick={start}>{scanText.start}</button>
      <button onClick={reader.retry}>{scanText.retry}</button>
    </div>
  );
}

function ScanPage() {
  const [code, setCode] = useState('');
  const [isScanning, setIsScanning] = useState(true);
  const [name, setName] = useState('');
  const [keys, setKeys] = useState('');
  const signals = useSignals();
  const screen = useWakeLock(isScanning);
  useWedge(
    (text) => void readings.push(text),
    (key) => setKeys((before) => before + key),
  );
  Object.assign(window, { readings, setCode, setIsScanning, loudness, passPicture });
  return (
    <main>
      {isScanning && <Scanning />}
      {code && <PassQr code={code} alt={`QR code of pass ${code}`} />}
      <label>
        Name <input value={name} onChange={({ target }) => setName(target.value)} />
      </label>
      <p data-testid="keys">{keys}</p>
      <p data-testid="sound">{signals.state}</p>
      <p data-testid="screen">{screen}</p>
      <button onClick={signals.unlock}>Sound</button>
      <button onClick={() => signals.play('admit')}>Play</button>
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<ScanPage />);
