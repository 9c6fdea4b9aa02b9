import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keepText, readText } from '@/shared/lib/stores.ts';
import { plainLink } from '@/shared/lib/text.ts';

/** The link of an invitation in this tab. */
export type InvitationLink = {
  token: string;
  /** A secret of this tab, with which it may repeat a call whose answer was lost. */
  claim: string;
  /** Whether the invitation was sent off from here before. */
  isStarted: boolean;
  /** Of a helper's phone, which nobody types. */
  password: string;
};

const STORE = 'mandap:invitation';
/** What follows a token was put there on the way. */
const TOKEN = /^#+([\w-]{43})/;

/** In memory, for browsers without storage; the tab's storage survives a reload. */
let held: InvitationLink | null = null;

/** 32 random bytes as base64url. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function keep(link: InvitationLink | null): void {
  held = link;
  keepText('sessionStorage', STORE, link ? JSON.stringify(link) : '');
}

function readKept(): InvitationLink | null {
  try {
    return (
      held ?? (JSON.parse(readText('sessionStorage', STORE) || 'null') as InvitationLink | null)
    );
  } catch {
    return null;
  }
}

function linkOf(hash: string): InvitationLink | null {
  const kept = readKept();
  const [, token = ''] = TOKEN.exec(plainLink(hash)) ?? [];
  if (token === '' || token === kept?.token) return hash === '' || token !== '' ? kept : null;
  return { token, claim: newSecret(), password: newSecret(), isStarted: false };
}

/** Notes that the invitation is being sent off, before its answer can be lost. */
export function noteStart(link: InvitationLink): void {
  keep({ ...link, isStarted: true });
}

/** Forgets the link, once it has done its work. */
export function forgetLink(): void {
  keep(null);
}

/**
 * The link that this page was opened with; null without a whole one. Its token is kept in this tab only, and taken out
 * of the address, so that no screenshot, history or shared address has it.
 */
export function useInvitationLink(): InvitationLink | null {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [{ link, of }, setLink] = useState(() => ({ link: linkOf(hash), of: hash }));
  // Another link was pasted into this tab.
  if (hash !== '' && hash !== of) setLink({ link: linkOf(hash), of: hash });
  useEffect(() => {
    if (hash === '') return;
    keep(link);
    void navigate(pathname + search, { replace: true });
  }, [hash, link, navigate, pathname, search]);
  return link;
}
