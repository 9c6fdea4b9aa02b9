/** Fetches the pictures that nobody has scrolled to before the page is printed: not every browser does so by itself. */
export function printPictures(): void {
  addEventListener('beforeprint', () => {
    for (const image of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]'))
      image.loading = 'eager';
  });
}
