import type { ComponentProps } from 'react';

export type Look = {
  /** One primary a screen; `quiet` has no frame, `danger` is for what cannot be undone easily. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** md is 44 px tall (the least for a thumb), lg 52 px, sm 36 px and for the admin area only. */
  size?: 'sm' | 'md' | 'lg' | undefined;
};

const variants = {
  primary: 'btn-primary',
  secondary: 'btn-secondary',
  quiet: 'btn-quiet',
  danger: 'btn-danger',
};
const sizes = { sm: ' btn-sm', md: '', lg: ' btn-lg' };

/** The classes of a button, for an element that only looks like one (a plain link, a label). */
export function buttonClass({ variant = 'primary', size = 'md' }: Look = {}): string {
  return `btn ${variants[variant]}${sizes[size]}`;
}

/** A button that does something here. `type` is `button` unless told, so that it never sends a form by accident. */
export function Button({
  variant,
  size,
  className = '',
  type = 'button',
  ...rest
}: Look & ComponentProps<'button'>) {
  return (
    <button type={type} className={`${buttonClass({ variant, size })} ${className}`} {...rest} />
  );
}
