import type { Page } from '@playwright/test';
import type { Stack } from '../../supabase/local/testing.ts';

/** As long as a text without a space is tried: as a word, and as the address of a page. */
const LENGTHS = [300, 200, 160, 120, 100, 80, 60, 40, 30] as const;

/**
 * Fills every text of every table of the API with letters without a space, every second one with an address, each as
 * long as its rules allow. Values with a fixed form (a status, a phone) refuse that; pictures keep their addresses.
 * @returns the number of filled values.
 */
export async function fillWithLongWords({ sql }: Stack): Promise<number> {
  await sql.unsafe(`
    create function private.fill_with_long_words() returns integer language plpgsql as $$
    declare
      cell record; place tid; most integer; long text; number integer := 0; filled integer := 0;
    begin
      for cell in
        select t.relname as tbl, a.attname as col, a.atttypid = 'text[]'::regtype as many
        from pg_attribute a join pg_class t on t.oid = a.attrelid
        where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and a.attnum > 0 and not a.attisdropped
          and a.atttypid in ('text'::regtype, 'text[]'::regtype) and a.attname !~ '^page_name$|image_url$|logo_url$'
        order by 1, 2
      loop
        for place in execute format('select ctid from public.%I limit 12', cell.tbl) loop
          number := number + 1;
          foreach most in array array[${LENGTHS.join(', ')}] loop
            long := left(case number % 2 when 0 then 'https://example.com/' || number else 'W' || number end || repeat('a', 300), most);
            begin
              execute format(case when cell.many
                then 'update public.%1$I set %2$I = array[$1, $1] where ctid = $2'
                else 'update public.%1$I set %2$I = $1 where ctid = $2' end, cell.tbl, cell.col) using long, place;
              filled := filled + 1;
              exit;
            exception when others then null;
            end;
          end loop;
        end loop;
      end loop;
      return filled;
    end $$`);
  const [row] = await sql`select private.fill_with_long_words() as filled`;
  return Number(row?.['filled']);
}

/**
 * Texts outside of the box that cuts them off, or of the screen, in a box that does not scroll. What is
 * only read out is cut off on purpose, and an ellipsis shows that text was cut off.
 */
export async function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const faults: string[] = [];
    while (texts.nextNode()) {
      const { parentElement: parent, textContent } = texts.currentNode;
      if (!textContent?.trim() || !parent) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const box = range.getBoundingClientRect();
      if (box.width < 2) continue;
      for (let holder: Element | null = parent; holder; holder = holder.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(holder);
        if (textOverflow === 'ellipsis' || overflowX === 'auto' || overflowX === 'scroll') break;
        const isScreen = holder === document.documentElement;
        if (overflowX === 'visible' && !isScreen) continue;
        const frame = holder.getBoundingClientRect();
        if (frame.width <= 1 || holder.closest('.swiper-wrapper, [data-running]')) break;
        if (box.left < frame.left - 1 || box.right > frame.right + 1) {
          faults.push(`"${textContent.slice(0, 40)}" in ${holder.tagName}.${holder.className}`);
          break;
        }
      }
    }
    return faults;
  });
}

/** Words of ordinary length that are broken in the middle although the line could have ended before them. */
export async function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const faults: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{M}]{2,14}/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const boxes = [...range.getClientRects()];
        const tops = boxes.map(({ top }) => top);
        const height = boxes[0]?.height ?? 0;
        if (Math.max(...tops) - Math.min(...tops) > height / 2)
          faults.push(`${word} in "${parent.textContent.slice(0, 60)}"`);
      }
    }
    return faults;
  });
}
