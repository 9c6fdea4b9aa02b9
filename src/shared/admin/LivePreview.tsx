import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { adminKit } from '@/content/en/adminKit.ts';
import { RadioGroup } from '@/shared/forms/RadioGroup.tsx';

type LivePreviewProps = {
  /** px; higher content scrolls. */
  height: number;
  /** The site's own components, with the drafts of the form. */
  children: ReactNode;
};

const { preview: words } = adminKit;
/** The phone that most visitors have, in px. */
const WIDTH = 360;

/** Makes the frame's page look like ours: the same style sheets, the same settings on `<html>`. */
function dress(page: Document, theme: string): void {
  page.documentElement.lang = document.documentElement.lang;
  page.documentElement.dataset['theme'] = theme;
  if (page.head.childElementCount === 0)
    for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style'))
      page.head.append(sheet.cloneNode(true));
  // Our own fonts are loaded by a script (app/start/loadFonts.ts), not by a style sheet.
  if ('fonts' in document) for (const face of document.fonts) page.fonts.add(face);
}

/** Preview on a phone of 360 px, in the light and the dark colours: an iframe, so that widths and colours are real. */
export function LivePreview({ height, children }: LivePreviewProps) {
  const [page, setPage] = useState<Document | null>(null);
  const [theme, setTheme] = useState('light');
  if (page) dress(page, theme);
  return (
    <section aria-label={words.title} className="space-y-3">
      <h2 className="font-display text-lg">{words.title}</h2>
      <RadioGroup
        label={words.theme}
        name="preview-theme"
        selected={theme}
        options={[
          { value: 'light', label: words.light },
          { value: 'dark', label: words.dark },
        ]}
        onChange={({ currentTarget }) => setTheme(currentTarget.value)}
      />
      <iframe
        title={words.title}
        // It contains our own components; its content must not run scripts.
        sandbox="allow-same-origin"
        width={WIDTH}
        height={height}
        className="border-line max-w-full rounded-lg border"
        // Without a doctype a browser lays a page out as those of the nineties.
        srcDoc="<!doctype html>"
        onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
      />
      {page && createPortal(children, page.body)}
    </section>
  );
}
