import { clientsText } from '@/content/en/about.ts';
import { clients, trustedByText } from '@/content/en/trustedBy.ts';
import { SectionHead } from '@/shared/ui/SectionHead.tsx';
import { ClientLogo } from './ClientLogo.tsx';

/** The clients as a static list; renders nothing without any. */
export function ClientList() {
  if (!clients[0]) return null;
  return (
    <section aria-labelledby="clients" className="page section">
      <SectionHead id="clients" title={clientsText.title} lead={clientsText.lead} />
      <ul className="mt-8 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
        {clients.map((client) => (
          <li key={client.name}>
            <ClientLogo {...client} />
          </li>
        ))}
      </ul>
      {trustedByText.sampleClients && (
        <p className="text-muted mt-5 text-sm">{trustedByText.sampleClients}</p>
      )}
    </section>
  );
}
