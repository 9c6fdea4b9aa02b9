import { orderText } from '@/content/en/passes.ts';
import { readLink } from '@/features/passes/data/order.ts';
import { FindPasses } from '@/features/passes/public/FindPasses.tsx';
import { OrderView } from '@/features/passes/public/OrderView.tsx';
import { RightPage } from '@/features/passes/public/RightPage.tsx';
import { WaitingView } from '@/features/passes/public/WaitingView.tsx';
import { paths } from '@/shared/paths.ts';
import { Seo } from '@/shared/seo/Seo.tsx';
import { useFragment } from '@/shared/ui/useFragment.ts';

/** An order or an entry of the waiting list, by the fragment, which no server sees; without one, finding it. */
export default function PassesPage() {
  const hash = useFragment();
  return (
    <>
      <Seo
        title={orderText.seoTitle}
        description={orderText.seoDescription}
        path={paths.passes}
        noindex
      />
      {/* Another element than the prerendered one, which the start script may have hidden. */}
      <div key={hash} data-start="#">
        <RightPage page={paths.passes} hash={hash}>
          <Opened hash={hash} />
        </RightPage>
      </div>
    </>
  );
}

function Opened({ hash }: { hash: string }) {
  const link = readLink(hash);
  if (!link) return <FindPasses {...(hash.length > 1 && { note: orderText.gone })} />;
  return link.isWait ? <WaitingView access={link} /> : <OrderView access={link} />;
}
