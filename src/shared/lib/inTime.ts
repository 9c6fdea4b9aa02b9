/**
 * Waits for something no longer than told: what hangs counts as failed.
 * @param ms how long at most.
 * @throws a TimeoutError where it took longer; what was begun goes on by itself.
 */
export async function inTime<T>(begun: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DOMException('No answer in time.', 'TimeoutError')), ms);
  });
  try {
    return await Promise.race([begun, end]);
  } finally {
    clearTimeout(timer);
  }
}
