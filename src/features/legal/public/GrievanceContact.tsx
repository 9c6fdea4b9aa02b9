import { legalText } from '@/content/en/legal.ts';
import { legalFacts } from '@/content/legalFacts.ts';
import { site } from '@/content/site.ts';
import { useContact } from '@/shared/data/useContact.ts';

/** Contact for complaints and data requests. */
export function GrievanceContact() {
  const { grievance } = legalFacts;
  const { contact } = legalText;
  const { phone, callHref, hours, address } = useContact();
  return (
    <address className="mt-4 not-italic">
      <p className="font-semibold">
        {grievance.role}, {site.name}
      </p>
      <ul className="mt-1">
        <li>
          {contact.email}:{' '}
          <a href={`mailto:${grievance.email}`} className="link inline-block py-1.5 font-medium">
            {grievance.email}
          </a>
        </li>
        <li>
          {contact.phone}:{' '}
          <a href={callHref} className="link inline-block py-1.5 font-medium">
            {phone}
          </a>
          , {hours}
        </li>
        <li className="py-1.5">
          {contact.post}: {address}
        </li>
      </ul>
    </address>
  );
}
