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
  /** The server's time, ms. */
  now: () => number;
  /** The server's lead over the device's clock, ms: for the next start of the page, which may be offline. */
  ahead: () => number;
};

/**
 * @param ahead the lead that an earlier page has measured, ms; 0 trusts the device.
 * @param wall the device's clock, which can be set at any time.
 * @param steady a monotonic clock.
 */
export function createServerClock(
  ahead = 0,
  wall: () => number = Date.now,
  steady: () => number = () => performance.now(),
): ServerClock {
  let offset = wall() + ahead - steady();
  return {
    note: (serverNow, sentAt, receivedAt) => {
      const server = Date.parse(serverNow);
      if (Number.isFinite(server)) offset = server - (sentAt + receivedAt) / 2;
    },
    mark: steady,
    now: () => steady() + offset,
    ahead: () => steady() + offset - wall(),
  };
}
