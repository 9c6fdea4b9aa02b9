/** Whether Global Privacy Control or Do Not Track is on. */
export function prefersNoTracking(): boolean {
  const { globalPrivacyControl, doNotTrack }: Record<string, unknown> = Object(navigator);
  return globalPrivacyControl === true || doNotTrack === '1';
}
