import { Heart, MessageCircle } from 'lucide-react';
import { instagramText, type InstagramPost } from '@/content/en/instagram.ts';
import { objectPosition } from '@/shared/ui/objectPosition.ts';
import { Picture } from '@/shared/ui/Picture.tsx';

type PostCardProps = {
  post: InstagramPost;
  onOpen: () => void;
  /** Called on hover or focus. */
  onNear: () => void;
};

/** A post: figures and a picture that opens larger. */
export function PostCard({ post, onOpen, onNear }: PostCardProps) {
  const { media_url, alt, focal, like_count, comments_count } = post;
  return (
    <figure className="border-line bg-surface overflow-hidden rounded-xl border">
      <button
        type="button"
        aria-label={instagramText.open(alt)}
        onClick={(event) => {
          // A press inside a running slider does not focus its button, which needs the focus for its return.
          event.currentTarget.focus({ preventScroll: true });
          onOpen();
        }}
        onPointerEnter={onNear}
        onFocus={onNear}
        className="group relative block aspect-[4/3] w-full overflow-hidden -outline-offset-4 sm:aspect-square"
      >
        <Picture
          src={media_url}
          alt=""
          width={1600}
          height={1000}
          sizes="(min-width: 1024px) 28rem, (min-width: 768px) 53vw, (min-width: 640px) 80vw, 118vw"
          className={`absolute inset-0 size-full object-cover ${objectPosition(...focal)} transition-transform duration-250 group-hover:scale-103`}
        />
      </button>
      <figcaption className="text-muted flex gap-5 px-4 py-3 text-sm tabular-nums">
        <span className="flex items-center gap-1.5">
          <Heart aria-hidden className="text-sindoor size-4" />
          <span aria-hidden>{like_count}</span>
          <span className="sr-only">{instagramText.likes(like_count)}</span>
        </span>
        <span className="flex items-center gap-1.5">
          <MessageCircle aria-hidden className="size-4" />
          <span aria-hidden>{comments_count}</span>
          <span className="sr-only">{instagramText.comments(comments_count)}</span>
        </span>
      </figcaption>
    </figure>
  );
}
