import type { ComponentProps } from 'react';

export type Look = {
  /** One primary per screen; `quiet` has no frame, `danger` is for actions that are hard to undo. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** md is 44 px tall (minimum tap target), lg 52 px, sm 36 px and for the admin area only. */
  size?: 'sm' | 'md' | 'lg' | undefined;
};

const variants = {
  primary: 'btn-primary',
  secondary: 'btn-secondary',
  quiet: 'btn-quiet',
  danger: 'btn-danger',
};
const sizes = { sm: ' btn-sm', md: '', lg: ' btn-lg' };

/** Button classes for other elements (a plain link, a label). */
export function buttonClass({ variant = 'primary', size = 'md' }: Look = {}): string {
  return `btn ${variants[variant]}${sizes[size]}`;
}

/** A button whose `type` defaults to `button`, so that it does not submit a form by accident. */
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
