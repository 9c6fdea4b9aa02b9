import { Link, useLocation } from 'react-router-dom';
import { footer } from '@/content/en/navigation.ts';
import { site } from '@/content/site.ts';
import { paths, PREFERENCES_HASH } from '@/shared/paths.ts';
import { DoubleLine } from '@/shared/ui/ornaments/DoubleLine.tsx';
import { FooterContact } from './FooterContact.tsx';
import { FooterLinks } from './FooterLinks.tsx';
import { Logo } from './Logo.tsx';
import { useCurrentYear } from './useCurrentYear.ts';

/** The end of every public page (specification section 2). It has every page of the menu, for who has no script. */
export function Footer() {
  const year = useCurrentYear();
  const { pathname } = useLocation();
  return (
    <footer className="footer night">
      <div className="page grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-10 lg:grid-cols-[1.6fr_1fr_1fr_1.5fr]">
        <div className="col-span-2 space-y-4 lg:col-span-1">
          <Logo />
          <p className="text-muted max-w-xs">{footer.blurb}</p>
          <a href={site.social.url} target="_blank" rel="noreferrer" className="footer-link">
            {footer.follow(site.social.network)}
          </a>
        </div>
        <FooterLinks {...footer.quickLinks} />
        <FooterLinks {...footer.services} />
        <FooterContact />
      </div>
      <DoubleLine className="page mt-12" />
      {/* Room at the right for the floating chat link. */}
      <div className="page text-muted flex flex-wrap items-center gap-x-6 pt-4 text-sm sm:max-[96rem]:pr-40">
        <p className="grow py-2">{footer.copyright(year, site.name)}</p>
        <div className="flex flex-wrap gap-x-6">
          <a href={PREFERENCES_HASH} className="footer-link needs-script">
            {footer.preferences}
          </a>
          <Link to={paths.privacyPolicy} className="footer-link">
            {footer.privacy}
          </Link>
          <Link to={paths.termsConditions} className="footer-link">
            {footer.terms}
          </Link>
          {pathname === paths.about && (
            // The owner's desk has headers of its own: it is entered by a full page load (pitfalls.md).
            <a href={paths.admin} className="footer-link">
              {footer.admin}
            </a>
          )}
        </div>
      </div>
    </footer>
  );
}
