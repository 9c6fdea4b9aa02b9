import type { Page } from '@playwright/test';

/** The visitor has asked the browser to save data: `navigator.connection.saveData` and the `Save-Data` header. */
export async function saveData(page: Page): Promise<void> {
  // The override alone leaves the header out of the request for the page itself.
  await page.setExtraHTTPHeaders({ 'Save-Data': 'on' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
}
