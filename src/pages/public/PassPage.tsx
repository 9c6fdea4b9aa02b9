import { passText } from '@/content/en/passes.ts';
import { fragmentTarget } from '@/features/passes/data/order.ts';
import { PassByCode } from '@/features/passes/public/PassByCode.tsx';
import { PassCodeForm } from '@/features/passes/public/PassCodeForm.tsx';
import { RightPage } from '@/features/passes/public/RightPage.tsx';
import { paths } from '@/shared/paths.ts';
import { Seo } from '@/shared/seo/Seo.tsx';
import { useFragment } from '@/shared/ui/useFragment.ts';

/** One pass, by the code in the fragment, which no server sees; without one, a field for it. */
export default function PassPage() {
  const hash = useFragment();
  const [, code] = fragmentTarget(hash)?.split('#') ?? [];
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
        <RightPage page={paths.pass} hash={hash}>
          {code === undefined ? (
            <PassCodeForm {...(hash.length > 1 && { note: passText.gone })} />
          ) : (
            <PassByCode code={code} />
          )}
        </RightPage>
      </div>
    </>
  );
}
