import { Link2, MessageCircle } from 'lucide-react';
import { adminTickets } from '@/content/en/adminTickets.ts';
import { site } from '@/content/site.ts';
import { chatHref } from '@/shared/lib/phone.ts';
import { Button } from '@/shared/ui/Button.tsx';
import { notify } from '@/shared/ui/notify.ts';
import { makeOrderLink } from '@/features/passes/admin/data/calls.ts';
import type { OrderDetail } from '@/features/passes/admin/data/answers.ts';
import { usePassCall } from '@/features/passes/admin/data/usePassCall.ts';

const { order: words } = adminTickets;

/** A new link to the buyer's page, sent by WhatsApp or copied; the database records it. */
export function OrderLink({ order }: { order: OrderDetail }) {
  const make = usePassCall(async () => makeOrderLink(order.id), words.linkFailed);
  const canChat = chatHref(order.phone) !== null;
  return (
    <>
      {canChat && (
        <Button
          variant="secondary"
          size="sm"
          disabled={make.isPending}
          onClick={() =>
            make.mutate(undefined, {
              onSuccess: (link) => {
                const chat = chatHref(order.phone, words.linkText(site.name, link));
                if (chat !== null) location.assign(chat);
              },
            })
          }
        >
          <MessageCircle aria-hidden />
          {words.link}
        </Button>
      )}
      <Button
        variant="quiet"
        size="sm"
        disabled={make.isPending}
        onClick={() =>
          make.mutate(undefined, {
            onSuccess: (link) => {
              void navigator.clipboard.writeText(link).then(() => notify.success(words.linkCopied));
            },
          })
        }
      >
        <Link2 aria-hidden />
        {words.linkCopy}
      </Button>
    </>
  );
}
