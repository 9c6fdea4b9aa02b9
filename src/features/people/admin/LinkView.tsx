import { Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { adminPeople } from '@/content/en/adminPeople.ts';
import { roles } from '@/content/en/roles.ts';
import { site } from '@/content/site.ts';
import { useClock } from '@/shared/data/useClock.ts';
import { serverNow } from '@/shared/lib/serverTime.ts';
import { invitationPaths } from '@/shared/admin/invitationPaths.ts';
import { Button, buttonClass } from '@/shared/ui/Button.tsx';
import { TextQr } from '@/shared/ui/qr/TextQr.tsx';
import type { Helper } from './data/answers.ts';
import { SCANNING_MS, usePeople } from './data/people.ts';
import { scopeOf } from './data/personWords.ts';

const { link: words } = adminPeople;

/** Whether the browser copied the text. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The link that sets up a helper's phone, as QR and for sending, until it is used. The token is nowhere else. */
export function LinkView({ helper }: { helper: Helper }) {
  const { id, name } = helper;
  const { data } = usePeople(SCANNING_MS);
  const now = useClock((moment) => moment, 'second');
  const isReady = data?.people.some(({ invitation_id: by }) => by === id) ?? false;
  const isListed = data?.invitations.some((one) => one.id === id) ?? false;
  // An answer of before the link was made does not list it. Set while rendering, as React recommends.
  const [wasListed, setWasListed] = useState(isListed);
  if (isListed && !wasListed) setWasListed(true);
  const left = (Date.parse(helper.expires_at) - now) / 60_000;
  const isOver = left <= 0 || (wasListed && !isListed);
  return (
    <>
      {/* Before it has a text, so that screen readers announce it. */}
      <output className="border-leaf text-leaf block rounded-lg border-2 p-4 text-lg font-semibold empty:hidden">
        {isReady && words.ready(name)}
      </output>
      {!isReady && isOver && (
        <p role="alert" className="text-sindoor font-medium">
          {left <= 0 ? words.ended : words.withdrawn}
        </p>
      )}
      {!isReady && !isOver && <Open helper={helper} left={left} />}
    </>
  );
}

/** A link that can be opened. @param left minutes. */
function Open({ helper, left }: { helper: Helper; left: number }) {
  const { name, token } = helper;
  const [note, setNote] = useState('');
  const link = `${location.origin}${invitationPaths.joinGate}#${token}`;
  const message = words.message(
    name,
    site.name,
    roles[helper.role].name,
    scopeOf(helper, serverNow()),
    link,
  );
  return (
    <div className="space-y-3">
      <p>{words.scan(name)}</p>
      <div className="mx-auto w-fit max-w-full overflow-hidden rounded-lg bg-white">
        <TextQr text={link} alt={words.alt(name)} />
      </div>
      <p className="text-muted text-center tabular-nums">
        {left < 1 ? words.lastMinute : words.left(Math.round(left))}
      </p>
      <div className="flex flex-wrap gap-2">
        <a
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noopener noreferrer"
          className={`${buttonClass({ variant: 'secondary' })} grow`}
        >
          {words.whatsApp}
        </a>
        <Button
          variant="secondary"
          className="grow"
          onClick={() =>
            void copied(link).then((isDone) => setNote(isDone ? words.copied : words.notCopied))
          }
        >
          <Copy aria-hidden />
          {words.copy}
        </Button>
        {'share' in navigator && (
          <Button
            variant="secondary"
            className="grow"
            // Closing the device's sheet is no failure.
            onClick={() => void navigator.share({ text: message }).catch(() => {})}
          >
            <Share2 aria-hidden />
            {words.share}
          </Button>
        )}
      </div>
      {/* A toast would be behind the dialog. */}
      <output className="block text-sm font-medium empty:hidden">{note}</output>
      <p className="text-muted text-sm">
        {words.address}: <span className="wrap-anywhere">{link}</span>
      </p>
    </div>
  );
}
