/** Whether the browser says that its visitor does not want to be tracked: Global Privacy Control or Do Not Track. */
export function asksNotToBeTracked(): boolean {
  const { globalPrivacyControl, doNotTrack }: Record<string, unknown> = Object(navigator);
  return globalPrivacyControl === true || doNotTrack === '1';
}
