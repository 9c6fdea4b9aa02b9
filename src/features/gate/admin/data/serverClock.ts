/** What one page knows of the time, for the next one, which may open without a connection. */
export type KeptTime = {
  /** The server's lead over the phone's clock, ms. */
  ahead: number;
  /** The server's time that had passed for certain, ms. */
  past?: number | undefined;
};

/**
 * The server's time on a phone whose clock may be wrong, and may be set during an offline shift: it follows a monotonic
 * clock. `serverNow` follows the device's clock instead: in many browsers the monotonic clock stops while a device
 * sleeps, and a visitor's page may make no request for hours.
 */
export type ServerClock = {
  /** Learns from an exchange: the server's time in the answer, and `mark()` before and after it. */
  note: (serverNow: string, sentAt: number, receivedAt: number) => void;
  /** A moment for `note`, ms. */
  mark: () => number;
  /** The server's time, ms. After a new start without a connection it trusts the phone's clock. */
  now: () => number;
  /** A time that the server's has reached for certain, whatever the phone's clock was set to, ms. */
  past: () => number;
  /** For the next start of the page. */
  keep: () => { ahead: number; past: number };
};

/**
 * The server's time at a new start. The lead belongs to the clock on which it was measured: with a result that is too
 * early, or too late for the shift, the clock was set, and is taken to be right now; or else to be worthless.
 */
function resumed(ahead: number, past: number, end: number, wall: number): number {
  return [wall + ahead, wall].find((time) => time >= past && time < end) ?? past;
}

/**
 * @param kept what an earlier page has kept; a lead of 0 trusts the device.
 * @param end end of the shift, the server's time in ms.
 * @param wall the device's clock, which can be set at any time.
 * @param steady a monotonic clock.
 */
export function createServerClock(
  kept: KeptTime = { ahead: 0 },
  end = Number.POSITIVE_INFINITY,
  wall: () => number = Date.now,
  steady: () => number = () => performance.now(),
): ServerClock {
  const { ahead, past: seen = Math.min(wall(), wall() + ahead) } = kept;
  let offset = resumed(ahead, seen, end, wall()) - steady();
  let certain = seen - steady();
  const now = () => steady() + offset;
  const past = () => steady() + certain;
  return {
    note: (serverNow, sentAt, receivedAt) => {
      const server = Date.parse(serverNow);
      if (!Number.isFinite(server)) return;
      offset = server - (sentAt + receivedAt) / 2;
      certain = offset;
    },
    mark: steady,
    now,
    past,
    keep: () => ({ ahead: now() - wall(), past: past() }),
  };
}
