import { sharedValue } from '@/shared/lib/sharedValue.ts';
import { recall, store } from '@/shared/lib/storage.ts';
import { getVisitorClient } from '@/shared/supabase/visitorClient.ts';
import { sendLike } from './eventQueries.ts';

/** Specification section 9: the server is told so long after the click, in ms. */
const LIKE_DELAY_MS = 100;
/** Made at the first like and used for nothing else, so that it follows nobody. */
const TOKEN_KEY = 'event-like-token';
const LIKED_KEY = 'liked-events';
const TOKEN = /^[\w-]{8,64}$/;

/** What this browser knows of its like of one event. */
export type LikeState = {
  liked: boolean;
  /** The server has not answered yet: the like is counted here in advance. */
  pending: boolean;
  /** The number that the server answered to this like. */
  told?: number;
};

const NOT_LIKED: LikeState = { liked: false, pending: false };
const LIKED: LikeState = { liked: true, pending: false };

/** By the ids of events: what changed in this page. */
export const likes = sharedValue<ReadonlyMap<string, LikeState>>(new Map());
let tokenOfTab: string | undefined;
let likedBefore: Set<string> | undefined;

function newToken(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** The browser's like-only token; where nothing can be stored it lives as long as the tab. */
function likeToken(): string {
  const stored = recall(TOKEN_KEY);
  if (typeof stored === 'string' && TOKEN.test(stored)) return stored;
  tokenOfTab ??= newToken();
  store(TOKEN_KEY, tokenOfTab);
  return tokenOfTab;
}

function storedLikes(): Set<string> {
  const stored = recall(LIKED_KEY);
  return new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []);
}

function setState(eventId: string, state: LikeState): void {
  likes.set(new Map(likes.get()).set(eventId, state));
}

/** This browser's like of an event; the same object until it changes. */
export function likeState(eventId: string): LikeState {
  likedBefore ??= storedLikes();
  return likes.get().get(eventId) ?? (likedBefore.has(eventId) ? LIKED : NOT_LIKED);
}

/** The same for the prerendered page and the first render: it knows no visitor. */
export function nobodysLike(): LikeState {
  return NOT_LIKED;
}

/** The number of likes to show. @param likeCount as the database last told it. */
export function shownLikes(likeCount: number, { pending, told }: LikeState): number {
  // Likes only grow: the lower number is the older one, asked for before this like was counted.
  return Math.max(0, told ?? 0, likeCount + (pending ? 1 : 0));
}

/**
 * Likes an event, once a browser: counted here at once, told to the server 100 ms later, taken back where that fails.
 * Another call while it is liked does nothing.
 * @param likeCount the number that the page shows without this like.
 * @throws Error where it failed.
 */
export async function likeEvent(eventId: string, likeCount: number): Promise<void> {
  if (likeState(eventId).liked) return;
  setState(eventId, { liked: true, pending: true });
  try {
    await new Promise((resolve) => {
      setTimeout(resolve, LIKE_DELAY_MS);
    });
    const count = await sendLike(getVisitorClient(), eventId, likeToken());
    setState(eventId, { liked: true, pending: false, told: count ?? likeCount + 1 });
    store(LIKED_KEY, [...storedLikes(), eventId]);
  } catch (error) {
    setState(eventId, NOT_LIKED);
    throw error;
  }
}
