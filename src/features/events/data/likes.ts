import { sharedValue } from '@/shared/lib/sharedValue.ts';
import { recall, store } from '@/shared/lib/storage.ts';
import { getVisitorClient } from '@/shared/supabase/visitorClient.ts';
import { sendLike } from './eventQueries.ts';

/** Delay between click and request (specification section 9), ms. */
const LIKE_DELAY_MS = 100;
/** Created with the first like and used only for likes, so that it cannot track visitors. */
const TOKEN_KEY = 'event-like-token';
const LIKED_KEY = 'liked-events';
const TOKEN = /^[\w-]{8,64}$/;

/** State of this browser's like of one event. */
export type LikeState = {
  liked: boolean;
  /** Counted optimistically; the request is still running. */
  pending: boolean;
  /** Number of likes in the server's response. */
  confirmed?: number;
};

const NOT_LIKED: LikeState = { liked: false, pending: false };
const LIKED: LikeState = { liked: true, pending: false };

/** Likes that changed in this page, by event id. */
export const likes = sharedValue<ReadonlyMap<string, LikeState>>(new Map());
let tokenOfTab: string | undefined;
let likedBefore: Set<string> | undefined;

function newToken(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** The browser's token for likes; without storage it lasts as long as the tab. */
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

/** This browser's like of an event; a stable reference until it changes. */
export function likeState(eventId: string): LikeState {
  likedBefore ??= storedLikes();
  return likes.get().get(eventId) ?? (likedBefore.has(eventId) ? LIKED : NOT_LIKED);
}

/** Server snapshot: the prerendered page has no visitor. */
export function prerenderedLike(): LikeState {
  return NOT_LIKED;
}

/** Number of likes to show. @param likeCount the number as last loaded. */
export function shownLikes(likeCount: number, { pending, confirmed }: LikeState): number {
  // Likes only grow: the lower number was loaded before this like was counted.
  return Math.max(0, confirmed ?? 0, likeCount + (pending ? 1 : 0));
}

/**
 * Likes an event once per browser: counts optimistically, sends the like 100 ms later, and reverts if that fails.
 * @param likeCount number of likes without this one.
 * @throws Error if the request failed.
 */
export async function likeEvent(eventId: string, likeCount: number): Promise<void> {
  if (likeState(eventId).liked) return;
  setState(eventId, { liked: true, pending: true });
  try {
    await new Promise((resolve) => {
      setTimeout(resolve, LIKE_DELAY_MS);
    });
    const count = await sendLike(getVisitorClient(), eventId, likeToken());
    setState(eventId, { liked: true, pending: false, confirmed: count ?? likeCount + 1 });
    store(LIKED_KEY, [...storedLikes(), eventId]);
  } catch (error) {
    setState(eventId, NOT_LIKED);
    throw error;
  }
}
