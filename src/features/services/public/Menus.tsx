import { useId, type ReactNode } from 'react';
import type { MenusText } from '@/content/en/service/serviceText.ts';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';

/** Three menu cards and the live counters. `children` are rendered below. */
export function Menus({ text, children }: { text: MenusText; children?: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="page section">
      <SectionHead id={id} title={text.title} lead={text.lead} />
      <div className="mt-9 grid gap-6 md:grid-cols-3 lg:gap-8">
        {text.menus.map((menu) => (
          <article
            key={menu.title}
            className="border-marigold bg-surface rounded-t-[6rem] border-6 border-double px-6 pt-14 pb-8 text-center"
          >
            <h3 className="text-heading">{menu.title}</h3>
            <p className="text-muted mt-1 text-sm">{menu.text}</p>
            <dl>
              {menu.courses.map(({ course, dishes }) => (
                <div key={course} className="mt-5">
                  <dt className="eyebrow">{course}</dt>
                  <dd className="mt-1">{dishes}</dd>
                </div>
              ))}
            </dl>
          </article>
        ))}
      </div>
      <h3 className="text-heading mt-14">{text.countersTitle}</h3>
      <ul className="mt-4 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {text.counters.map(({ title, text: words }) => (
          <li key={title} className="border-line border-t py-3.5">
            <strong className="font-semibold">{title}.</strong>{' '}
            <span className="text-muted">{words}</span>
          </li>
        ))}
      </ul>
      {children && <div className="mt-12 max-w-3xl">{children}</div>}
    </section>
  );
}
