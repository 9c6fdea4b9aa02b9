import { Link } from 'react-router-dom';
import { type LegalText, legalText } from '@/content/en/legal.ts';
import { legalFacts } from '@/content/legalFacts.ts';
import { site } from '@/content/site.ts';
import { formatIsoDay } from '@/shared/lib/dates.ts';
import { objectPosition } from '@/shared/ui/objectPosition.ts';
import { Picture } from '@/shared/ui/Picture.tsx';
import { DraftMark } from './DraftMark.tsx';
import { LegalBlocks } from './LegalBlocks.tsx';

/** A legal page: date and state, contents, text. */
export function LegalArticle({ text }: { text: LegalText }) {
  const { picture } = text;
  return (
    <article className="page py-10 lg:py-16">
      <header className="grid gap-x-16 lg:grid-cols-12 lg:items-center">
        <div className="lg:col-span-8">
          <h1 className="text-title">{text.heading}</h1>
          <p className="measure text-lead mt-4">{text.lead}</p>
          <p className="text-muted mt-4">{legalText.updated(formatIsoDay(legalFacts.updated))}</p>
          {site.legalDraft && <DraftMark />}
        </div>
        <div className="arch relative aspect-square max-lg:hidden lg:col-span-4">
          <Picture
            src={picture.src}
            alt={picture.alt}
            width={1600}
            height={1000}
            sizes="(min-width: 64rem) 36rem, 1px"
            className={`absolute inset-0 size-full object-cover ${objectPosition(...picture.focal)}`}
          />
        </div>
      </header>
      <div className="mt-10 grid gap-x-16 gap-y-12 lg:mt-14 lg:grid-cols-12">
        <nav
          aria-labelledby="contents"
          className="border-line self-start border-y py-5 lg:sticky lg:top-24 lg:col-span-4 lg:border-0 lg:py-0"
        >
          <h2 id="contents" className="text-lg">
            {legalText.contents}
          </h2>
          <ol className="mt-2">
            {text.sections.map(({ id, title }) => (
              <li key={id}>
                <Link to={`#${id}`} className="link inline-block py-1.5">
                  {title}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        <div className="lg:col-span-8">
          {text.sections.map(({ id, title, blocks }) => (
            <section
              key={id}
              aria-labelledby={id}
              className="border-line py-8 not-first:border-t first:pt-0"
            >
              <h2 id={id} className="text-heading">
                {title}
              </h2>
              <LegalBlocks blocks={blocks} />
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
