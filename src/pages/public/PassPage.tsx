import { useLocation } from 'react-router-dom';
import { passText } from '@/content/en/passes.ts';
import { PassByCode } from '@/features/passes/public/PassByCode.tsx';
import { PassCodeForm } from '@/features/passes/public/PassCodeForm.tsx';
import { readPassCode } from '@/shared/lib/passCode.ts';
import { paths } from '@/shared/paths.ts';
import { Seo } from '@/shared/seo/Seo.tsx';
import { useHydrating } from '@/shared/ui/useHydrating.ts';

/** One pass, by the code in the fragment, which no server sees; without one, a field for it. */
export default function PassPage() {
  const { hash } = useLocation();
  return (
    <>
      <Seo
        title={passText.seoTitle}
        description={passText.seoDescription}
        path={paths.pass}
        noindex
      />
      <div data-start>{useHydrating() ? <Opening /> : <Opened hash={hash} />}</div>
    </>
  );
}

function Opening() {
  return (
    <div aria-busy className="page section min-h-[60vh]">
      <h1 className="text-title">{passText.title}</h1>
      <p className="text-muted mt-3">{passText.loading}</p>
    </div>
  );
}

function Opened({ hash }: { hash: string }) {
  const read = readPassCode(hash.slice(1));
  return read.kind === 'code' ? <PassByCode key={read.code} code={read.code} /> : <PassCodeForm />;
}
