/**
 * Time left in whole units, not below zero.
 * @param target ms.
 * @param now ms.
 */
export function timeLeft(target: number, now: number) {
  const seconds = Math.max(0, Math.floor((target - now) / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
