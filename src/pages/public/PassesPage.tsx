import { useLocation } from 'react-router-dom';
import { findText, orderText } from '@/content/en/passes.ts';
import { readLink } from '@/features/passes/data/order.ts';
import { FindPasses } from '@/features/passes/public/FindPasses.tsx';
import { OrderView } from '@/features/passes/public/OrderView.tsx';
import { WaitingView } from '@/features/passes/public/WaitingView.tsx';
import { paths } from '@/shared/paths.ts';
import { Seo } from '@/shared/seo/Seo.tsx';
import { useHydrating } from '@/shared/ui/useHydrating.ts';

/** An order or an entry of the waiting list, by the fragment, which no server sees; without one, finding it. */
export default function PassesPage() {
  const { hash } = useLocation();
  return (
    <>
      <Seo
        title={orderText.seoTitle}
        description={orderText.seoDescription}
        path={paths.passes}
        noindex
      />
      {/* The fragment is not known when the page is built; data-start: who has one is not kept waiting. */}
      <div data-start>{useHydrating() ? <Opening /> : <Opened key={hash} hash={hash} />}</div>
    </>
  );
}

function Opening() {
  return (
    <div aria-busy className="page section min-h-[60vh]">
      <h1 className="text-title">{findText.title}</h1>
      <p className="text-muted mt-3">{orderText.opening}</p>
    </div>
  );
}

function Opened({ hash }: { hash: string }) {
  const link = readLink(hash);
  if (!link) return <FindPasses {...(hash.length > 1 && { note: orderText.gone })} />;
  return link.isWait ? <WaitingView access={link} /> : <OrderView access={link} />;
}
