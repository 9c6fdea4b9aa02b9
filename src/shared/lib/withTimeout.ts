/** Rejects with a TimeoutError after `ms`; the operation itself is not cancelled. */
export async function withTimeout<T>(operation: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DOMException('No answer in time.', 'TimeoutError')), ms);
  });
  try {
    return await Promise.race([operation, end]);
  } finally {
    clearTimeout(timer);
  }
}
