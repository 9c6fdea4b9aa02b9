import { ArrowDown, ArrowUp, Ellipsis, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { adminKit } from '@/content/en/adminKit.ts';
import { Button } from '@/shared/ui/Button.tsx';

type RowMenuProps = {
  name: string;
  /** Each absent where it cannot be done. */
  onUp?: (() => void) | undefined;
  onDown?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
};

const { order: words } = adminKit;

/** Actions on a row of a list, behind one button. It stays open while the row is moved step by step. */
export function RowMenu({ name, onUp, onDown, onRemove }: RowMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!isOpen || !element) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Keeps a dialog around the list open.
      event.preventDefault();
      event.stopPropagation();
      setIsOpen(false);
      opener.current?.focus();
    };
    const onFocusOut = ({ relatedTarget: to }: FocusEvent) => {
      if (to instanceof Node && !element.contains(to)) setIsOpen(false);
    };
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !element.contains(target)) setIsOpen(false);
    };
    element.addEventListener('keydown', onKeyDown, { signal });
    element.addEventListener('focusout', onFocusOut, { signal });
    document.addEventListener('pointerdown', onPress, { signal });
    return () => listening.abort();
  }, [isOpen]);
  const item = 'w-full justify-start whitespace-nowrap';
  return (
    <div ref={box} className="relative flex-none">
      <Button
        ref={opener}
        variant="quiet"
        className="size-11 p-0"
        aria-label={words.menu(name)}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Ellipsis aria-hidden />
      </Button>
      {isOpen && (
        <div className="border-line bg-surface shadow-float absolute top-full right-0 z-20 w-max rounded-lg border p-1">
          <Button
            variant="quiet"
            className={item}
            aria-label={words.up(name)}
            aria-disabled={!onUp}
            onClick={onUp}
          >
            <ArrowUp aria-hidden />
            {words.upShort}
          </Button>
          <Button
            variant="quiet"
            className={item}
            aria-label={words.down(name)}
            aria-disabled={!onDown}
            onClick={onDown}
          >
            <ArrowDown aria-hidden />
            {words.downShort}
          </Button>
          {onRemove && (
            <Button
              variant="quiet"
              className={item}
              aria-label={words.remove(name)}
              onClick={onRemove}
            >
              <X aria-hidden />
              {words.removeShort}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
