import { garbaText } from '@/content/en/garba.ts';
import type { GarbaEdition } from '@/features/garba/data/edition.ts';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';

/** Dress code, rules of the ground, and contact. */
export function GarbaRules({ edition }: { edition: GarbaEdition }) {
  const { rules, dress_code: dressCode } = edition;
  return (
    <section aria-labelledby="know" className="page section">
      <SectionHead id="know" title={garbaText.know} />
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-12">
        {rules.length > 0 && (
          <div className="lg:col-span-7">
            <h3 className="text-heading">{garbaText.rules}</h3>
            <ul className="mt-4">
              {rules.map((rule) => (
                <li key={rule} className="measure border-line border-t py-3">
                  {rule}
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className="flex flex-col gap-10 lg:col-span-5">
          {dressCode && (
            <div>
              <h3 className="text-heading">{garbaText.dressCode}</h3>
              <p className="measure mt-3 whitespace-pre-line">{dressCode}</p>
            </div>
          )}
          <div>
            <h3 className="text-heading">{garbaText.safety}</h3>
            <p className="measure mt-3">{garbaText.safetyText}</p>
            <ul className="mt-3">
              {garbaText.helplines.map(({ label, number }) => (
                <li key={number}>
                  <a href={`tel:${number}`} className="link inline-block py-2 font-semibold">
                    {label}: {number}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
