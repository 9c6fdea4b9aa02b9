import { Link, useLocation } from 'react-router-dom';
import { networkName } from '@/content/en/contact.ts';
import { footer } from '@/content/en/navigation.ts';
import { site } from '@/content/site.ts';
import { useContact } from '@/shared/data/useContact.ts';
import { paths, PREFERENCES_HASH } from '@/shared/paths.ts';
import { Gstin } from '@/shared/ui/Gstin.tsx';
import { DoubleLine } from '@/shared/ui/ornaments/DoubleLine.tsx';
import { FooterContact } from './FooterContact.tsx';
import { FooterLinks } from './FooterLinks.tsx';
import { Logo } from './Logo.tsx';
import { useCurrentYear } from './useCurrentYear.ts';

/** Footer of every public page. Links to every page of the menu, for visitors without JavaScript. */
export function Footer() {
  const { social } = useContact();
  const year = useCurrentYear();
  const { pathname } = useLocation();
  return (
    <footer className="footer night">
      <div className="page grid grid-cols-2 gap-x-4 sm:gap-x-10 sm:gap-y-10 md:grid-cols-[1.4fr_1fr_1fr] lg:grid-cols-[1.6fr_1fr_1fr_1.5fr]">
        <div className="col-span-2 space-y-2 max-sm:pb-3 sm:space-y-4 md:col-span-1">
          <Logo />
          <p className="text-muted max-w-xs">{footer.blurb}</p>
          {social.map((link) => (
            <a
              key={link}
              href={link}
              target="_blank"
              rel="noreferrer"
              className="footer-link block w-fit"
            >
              {footer.follow(networkName(link))}
            </a>
          ))}
        </div>
        <FooterLinks {...footer.quickLinks} />
        <FooterLinks {...footer.services} />
        <FooterContact />
      </div>
      <DoubleLine className="page mt-3 sm:mt-8" />
      <div className="page text-muted flex flex-wrap items-center gap-x-6 pt-4 text-sm">
        <p className="grow py-2 max-sm:order-last">{footer.copyright(year, site.name)}</p>
        <Gstin number={site.gstin} />
        <div className="flex flex-wrap gap-x-3 sm:gap-x-6">
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
            // the admin area has headers of its own, which only a page load fetches.
            <a href={paths.admin} className="footer-link">
              {footer.admin}
            </a>
          )}
        </div>
      </div>
    </footer>
  );
}
