import type { TeamMember } from '@/content/en/team.ts';
import { ArchFrame } from '@/shared/ui/ArchFrame.tsx';
import { objectPosition } from '@/shared/ui/objectPosition.ts';
import { Picture } from '@/shared/ui/Picture.tsx';
import { phoneWide } from '@/shared/ui/pictureVariants.ts';

/** Ornaments behind the initials, in a box of 100 x 100: creatures and plants of Mithila painting. */
const patterns: Record<TeamMember['image'], string> = {
  lotus:
    'M50 20c12 14 15 34 0 56-15-22-12-42 0-56Zm0 56C28 76 17 58 20 38c16 5 26 18 30 38Zm0 0c22 0 33-18 30-38-16 5-26 18-30 38ZM6 84h88M12 90h76',
  fish: 'M12 50c16-26 44-26 60 0-16 26-44 26-60 0Zm60 0 18-15v30L72 50ZM28 45h.1M36 36c5 9 5 19 0 28m10-29c5 10 5 20 0 30m10-26c4 8 4 14 0 22M6 84h88M12 90h76',
  sun: 'M50 24a26 26 0 1 1 0 52 26 26 0 0 1 0-52Zm0 8a18 18 0 1 1 0 36 18 18 0 0 1 0-36ZM50 8v10m0 64v10M8 50h10m64 0h10M20 20l7 7m46 46 7 7m0-60-7 7M27 73l-7 7',
  leaf: 'M50 88V30m0 0c-4-12 0-20 0-24 0 4 4 12 0 24Zm0 16c-16 2-26-6-30-18 14-2 26 4 30 18Zm0 0c16 2 26-6 30-18-14-2-26 4-30 18Zm0 20c-16 2-26-6-30-18 14-2 26 4 30 18Zm0 0c16 2 26-6 30-18-14-2-26 4-30 18ZM20 90h60',
  lamp: 'M50 16c9 13 10 19 10 23a10 10 0 0 1-20 0c0-4 1-10 10-23ZM16 56c22 10 46 10 68 0-2 16-14 24-28 24H44c-14 0-26-8-28-24Zm14 8c14 5 26 5 40 0M36 80v8h28v-8M10 90h80',
  peacock:
    'M46 86c-8-16-8-34 4-46 6-6 6-14 0-18-6-3-11 2-10 8m-4-2-6 3 6 2M50 40c16-8 34-2 40 14-14-4-26 0-34 12m34-12c-2 14-14 24-30 24M64 50h.1M74 50h.1M66 62h.1M46 86h24M50 12l-3-6m6 6 3-6m-6 6V5',
};

function initials(name: string): string {
  return name
    .split(' ')
    .map((part) => part.charAt(0))
    .join('');
}

/** A photograph in the arch; initials and an ornament without one. */
export function Portrait({ name, image, photo }: Pick<TeamMember, 'name' | 'image' | 'photo'>) {
  if (photo) {
    return (
      <ArchFrame className="aspect-[4/5]">
        <Picture
          src={photo.src}
          alt={photo.alt}
          width={1600}
          height={1000}
          sizes={`(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, ${phoneWide}`}
          className={`absolute inset-0 size-full object-cover ${objectPosition(...photo.focal)}`}
        />
      </ArchFrame>
    );
  }
  return (
    <ArchFrame className="aspect-[4/5]">
      <span aria-hidden="true" className="bg-marigold/15 absolute inset-0 grid place-items-center">
        <svg
          viewBox="0 0 100 100"
          className="stroke-marigold/60 absolute inset-x-[12%] bottom-[6%] fill-none"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d={patterns[image]} />
        </svg>
        <span className="border-marigold bg-paper font-display text-sindoor relative grid aspect-square w-[50%] place-items-center rounded-full border-4 border-double text-[clamp(1.5rem,1rem+2vw,2.5rem)]/none font-semibold whitespace-nowrap">
          {initials(name)}
        </span>
      </span>
    </ArchFrame>
  );
}
