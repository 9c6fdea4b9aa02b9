import { garbaText } from '@/content/en/garba.ts';
import { pages } from '@/content/en/pages.ts';
import { garbaEdition } from '@/features/garba/data/garbaQueries.ts';
import { garbaJsonLd, garbaSeo } from '@/features/garba/public/garbaSeo.ts';
import { GarbaView } from '@/features/garba/public/GarbaView.tsx';
import { PageIntro } from '@/features/page-intro/public/PageIntro.tsx';
import { QueryView } from '@/shared/data/QueryView.tsx';
import { useSnapshot } from '@/shared/data/snapshot.tsx';
import { useLive } from '@/shared/data/useLive.ts';
import { paths } from '@/shared/paths.ts';
import { JsonLd } from '@/shared/seo/JsonLd.tsx';
import { Seo } from '@/shared/seo/Seo.tsx';
import { Button } from '@/shared/ui/Button.tsx';
import { lateSection } from '@/shared/ui/lazyPart.tsx';
import { Message } from '@/shared/ui/Message.tsx';

const { seo, intro } = pages.raasGarba;
const sale = lateSection(() => import('./RaasGarbaSale.tsx'));
/** @public read by lazyPage, through `gated`. */
export const sections = [sale];

export default function RaasGarbaPage() {
  const { siteUrl } = useSnapshot();
  const { retry, ...state } = useLive(garbaEdition);
  return (
    <>
      <Seo {...seo} {...(state.data && garbaSeo(state.data))} path={paths.raasGarba} />
      <QueryView
        state={state}
        loading={<Message busy title={garbaText.loading} />}
        error={
          <Message title={garbaText.failed} text={garbaText.failedHint}>
            <Button onClick={retry}>{garbaText.retry}</Button>
          </Message>
        }
        empty={<PageIntro text={intro} />}
      >
        {(edition) => (
          <>
            <JsonLd data={garbaJsonLd(edition, siteUrl)} />
            <GarbaView
              edition={edition}
              intro={intro}
              sale={edition.pass_kinds.length > 0 ? <sale.Part /> : undefined}
            />
          </>
        )}
      </QueryView>
    </>
  );
}
