import { FloatingActions } from '@/features/navigation/public/FloatingActions.tsx';
import { Footer } from '@/features/navigation/public/Footer.tsx';
import { PreferencesLayer } from './PreferencesLayer.tsx';

/** The part of the frame that can wait until the browser is idle: until then its links work as the HTML has them. */
export default function FrameEnd() {
  return (
    <>
      <Footer />
      <FloatingActions />
      <PreferencesLayer />
    </>
  );
}
