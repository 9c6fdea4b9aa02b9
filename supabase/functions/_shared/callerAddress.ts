/**
 * The caller's network address as the outermost trusted proxy saw it: `cf-connecting-ip` (hosted),
 * else the rightmost hop of `x-forwarded-for`, the one our own server appended. Hops further left
 * are whatever the caller wrote. '' when neither header looks like an address.
 */
export function callerAddress(headers: Headers): string {
  const hops = (headers.get('x-forwarded-for') ?? '').split(',');
  const address = (headers.get('cf-connecting-ip') ?? hops.at(-1) ?? '').trim();
  return /^[\da-f.:]{2,45}$/i.test(address) ? address : '';
}
