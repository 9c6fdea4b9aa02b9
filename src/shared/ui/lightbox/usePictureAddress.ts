import { useAddressParam } from '@/shared/ui/useAddressParam.ts';

/**
 * Index of the lightbox in the query string: `?picture=3`, or `?picture=name-3` on pages with several lists.
 * Each picture can be linked to, and the back button closes the lightbox.
 * @param name name of the list; '' if it is the only one.
 */
export function usePictureAddress(count: number, name = '') {
  const param = useAddressParam('picture');
  const prefix = name === '' ? '' : `${name}-`;
  const value = param.value?.startsWith(prefix) ? param.value.slice(prefix.length) : '';
  const number = /^[1-9]\d{0,4}$/.test(value) ? Number(value) : 0;

  return {
    /** From 0; undefined while closed or if the address names no picture of this list. */
    index: number >= 1 && number <= count ? number - 1 : undefined,
    open: (index: number) => param.open(`${prefix}${index + 1}`),
    show: (index: number) => param.replace(`${prefix}${index + 1}`),
    close: param.close,
  };
}
