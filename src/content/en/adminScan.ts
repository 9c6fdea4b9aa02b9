/** Camera, reader and sound of the gate. */
export const scanText = {
  /** By the camera's state: the problem and its solution. */
  camera: {
    off: { title: 'Camera off', todo: 'Tap “Start the camera”.' },
    asking: { title: 'Starting the camera…', todo: 'If the phone asks, tap “Allow”.' },
    running: { title: 'Camera on', todo: 'Hold the QR code in the middle of the picture.' },
    refused: {
      title: 'This page may not use the camera',
      todo: 'Open the site settings beside the address, allow the camera and tap “Try again”. Until then, type the short code.',
    },
    none: {
      title: 'No camera found',
      todo: 'Connect a camera or a USB scanner, or type the short code.',
    },
    black: {
      title: 'The picture is black',
      todo: 'Wipe or uncover the lens, or turn on the light. Still black: tap “Try again” or choose another camera.',
    },
    busy: {
      title: 'Another app is using the camera',
      todo: 'Close that app or end the call, then tap “Try again”. Until then, type the short code.',
    },
  },
  /** By the reader's state. */
  reader: {
    off: '',
    loading: 'Loading the QR reader…',
    native: 'Ready to scan',
    wasm: 'Ready to scan',
    refused:
      'This browser does not run the QR reader. Use Chrome or Safari without lockdown mode, a USB scanner, or type the short code.',
    failed:
      'The QR reader did not load. Check the connection and tap “Try again”. Until then, type the short code.',
  },
  sound: {
    locked: 'Sound: tap Test',
    ready: 'Sound is on',
    none: 'This browser plays no sounds: watch the screen.',
  },
  wakeLock: {
    off: '',
    held: 'The screen stays on',
    none: 'This browser lets the screen go dark: set the phone’s screen timeout to ten minutes.',
    refused: 'The phone does not keep the screen on: charge it or turn off battery saving.',
  },
  start: 'Start the camera',
  stop: 'Turn off the camera',
  retry: 'Try again',
  choose: 'Camera',
  torch: 'Light',
  zoom: 'Zoom',
} as const;
