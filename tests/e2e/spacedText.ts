import type { Page } from '@playwright/test';

/** Applies the maximum text spacing of WCAG 1.4.12. */
export async function spaceOut(page: Page): Promise<void> {
  await page.evaluate(() => {
    const spaced = new CSSStyleSheet();
    spaced.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`);
    document.adoptedStyleSheets = [spaced];
  });
}

/** Text above or below the box that cuts it off. Text for screen readers only is cut off on purpose. */
export async function clippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const faults: string[] = [];
    while (texts.nextNode()) {
      const { parentElement: parent, textContent } = texts.currentNode;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const box = range.getBoundingClientRect();
      const isRead = parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (!textContent?.trim() || !parent || !isRead) continue;
      if (box.width < 2 || parent.closest('select')) continue;
      for (let holder: Element | null = parent; holder; holder = holder.parentElement) {
        if (holder === document.body || getComputedStyle(holder).overflowY === 'visible') continue;
        const frame = holder.getBoundingClientRect();
        // Words for screen readers only are cut to a pixel.
        if (frame.width <= 1) break;
        if (box.top < frame.top - 1 || box.bottom > frame.bottom + 1)
          faults.push(`"${textContent.slice(0, 40)}" in .${holder.className}`);
      }
    }
    return faults;
  });
}
