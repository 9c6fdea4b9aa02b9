import { passText } from '@/content/en/passes.ts';
import { PassByCode } from '@/features/passes/public/PassByCode.tsx';
import { PassCodeForm } from '@/features/passes/public/PassCodeForm.tsx';
import { readPassCode } from '@/shared/lib/passCode.ts';
import { paths } from '@/shared/paths.ts';
import { Seo } from '@/shared/seo/Seo.tsx';
import { useFragment } from '@/shared/ui/useFragment.ts';

/** One pass, by the code in the fragment, which no server sees; without one, a field for it. */
export default function PassPage() {
  const hash = useFragment();
  const read = readPassCode(paths.pass + hash);
  return (
    <>
      <Seo
        title={passText.seoTitle}
        description={passText.seoDescription}
        path={paths.pass}
        noindex
      />
      {/* Another element than the prerendered one, which the start script may have hidden. */}
      <div key={hash} data-start="#">
        {read.kind === 'code' ? <PassByCode code={read.code} /> : <PassCodeForm />}
      </div>
    </>
  );
}
