/**
 * The caller's network address as seen by the outermost trusted proxy: `cf-connecting-ip` (hosted),
 * else the rightmost hop of `x-forwarded-for`, appended by our own server. Hops further left are
 * client-controlled. '' if neither header holds an address.
 */
export function callerAddress(headers: Headers): string {
  const hops = (headers.get('x-forwarded-for') ?? '').split(',');
  const address = (headers.get('cf-connecting-ip') ?? hops.at(-1) ?? '').trim();
  return /^[\da-f.:]{2,45}$/i.test(address) ? address : '';
}
