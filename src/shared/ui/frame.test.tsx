import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { SitePage } from '../../../tests/builders/sitePage.tsx';
import { Button } from './Button.tsx';
import { EnquireLink } from './EnquireLink.tsx';
import { LoadingFallback } from './LoadingFallback.tsx';
import { NotFound } from './NotFound.tsx';
import { Picture } from './Picture.tsx';
import { pictureSrcSet } from './pictureVariants.ts';
import { RouteError } from './RouteError.tsx';

describe('the small parts of a page', () => {
  it('NotFound explains itself and links home', () => {
    render(<NotFound />, { wrapper: SitePage });
    expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    expect(
      screen.getByText('Sorry, the page you are looking for does not exist or has been moved.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/');
  });

  it('the loading state is announced', () => {
    render(<LoadingFallback />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading content...');
  });

  it('a failed page can be reloaded or left for home', () => {
    render(<RouteError />, { wrapper: MemoryRouter });
    expect(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/');
  });

  it('a button in a form does not submit by default', () => {
    render(<Button>Add a guest</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });

  it('the enquiry button is a plain link without JavaScript', () => {
    render(
      <>
        <EnquireLink service="haldi">Plan a haldi</EnquireLink>
        <EnquireLink>Enquire</EnquireLink>
      </>,
    );
    const prefilled = screen.getByRole('link', { name: 'Plan a haldi' });
    expect(prefilled).toHaveAttribute('href', '/contact?service=haldi#enquiry');
    expect(prefilled).toHaveAttribute('data-enquiry', 'haldi');
    const open = screen.getByRole('link', { name: 'Enquire' });
    expect(open).toHaveAttribute('href', '/contact#enquiry');
    expect(open).toHaveAttribute('data-enquiry', '');
  });
});

const srcSets = () =>
  [...document.querySelectorAll('source')].map(({ srcset }) => srcset.split(' ')[0]);

describe('a picture', () => {
  const size = { width: 1600, height: 1000, sizes: '100vw' };

  it('offers small files of our own pictures, and others unchanged', () => {
    expect(pictureSrcSet('/pictures/haldi.jpg', 'avif')).toBe(
      [480, 640, 720, 960, 1600].map((w) => `/pictures/haldi-${w}.avif ${w}w`).join(', '),
    );
    expect(pictureSrcSet('https://media.example/a.jpg', 'webp')).toBeUndefined();
  });

  it('preloads the first picture, on phones only its crop', () => {
    const phone = { ...size, phoneSizes: '87vw' };
    const html = renderToString(<Picture priority src="/pictures/hero-x.jpg" alt="" {...phone} />);
    document.body.innerHTML = html.slice(0, html.indexOf('<picture>'));
    const preloads = [...document.querySelectorAll('link[rel=preload][as=image]')];
    const named = (attribute: string) => preloads.map((link) => link.getAttribute(attribute));
    expect(named('media')).toEqual(['(max-width: 63.99rem)', '(min-width: 64rem)']);
    expect(named('imagesizes')).toEqual(['87vw', '(max-width: 63.99rem) 116vw, 100vw']);
    expect(named('type')).toEqual(['image/avif', 'image/avif']);
    expect(named('fetchpriority')).toEqual(['high', 'high']);
    expect(named('imagesrcset')[0]).toBe(
      [480, 640, 720, 960].map((w) => `/pictures/hero-x-6x5-${w}.avif ${w}w`).join(', '),
    );
    document.body.innerHTML = '';
  });

  it('does not preload other pictures', () => {
    const html = renderToString(<Picture src="/pictures/haldi.jpg" alt="" {...size} />);
    expect(html).not.toContain('preload');
  });

  it('shows the whole picture if its crop for phones is missing, then an arch', () => {
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(1600);
    render(<Picture src="/pictures/new.jpg" alt="A mandap" {...size} phoneSizes="87vw" />);
    expect(srcSets()[0]).toBe('/pictures/new-6x5-480.avif');
    fireEvent.error(screen.getByRole('img'));
    expect(srcSets()).toEqual(['/pictures/new-480.avif', '/pictures/new-480.webp']);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img', { name: 'A mandap' }).tagName).toBe('SPAN');
  });

  it('preloads an uploaded picture without a copy by the address it is loaded from, and fails once', () => {
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(1600);
    const src = `https://abc.supabase.co/storage/v1/object/public/media/hero/${crypto.randomUUID()}-1600.webp`;
    const picture = <Picture priority src={src} alt="A mandap" {...size} phoneSizes="87vw" />;
    render(picture);
    expect(srcSets()).toEqual([]);
    const sizes = screen.getByRole('img').getAttribute('sizes') ?? '';
    expect(sizes).toBe('(max-width: 63.99rem) 116vw, 100vw');
    expect(renderToString(picture)).toContain(`imageSizes="${sizes}"`);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img', { name: 'A mandap' }).tagName).toBe('SPAN');
  });

  it('shows the arch if the picture failed before hydration', () => {
    render(<Picture src="/pictures/gone.jpg" alt="A mandap" {...size} />);
    expect(screen.getByRole('img', { name: 'A mandap' }).tagName).toBe('SPAN');
  });

  it('shows an arch with a lamp for a broken picture, and keeps its alt text', () => {
    // happy-dom loads no pictures but reports them complete, as browsers do for broken ones.
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(1600);
    const { rerender } = render(<Picture src="/pictures/gone.jpg" alt="A mandap" {...size} />);
    fireEvent.error(screen.getByRole('img'));
    const placeholder = screen.getByRole('img', { name: 'A mandap' });
    expect(placeholder.tagName).toBe('SPAN');
    expect(placeholder.querySelectorAll('svg')).toHaveLength(2);
    rerender(<Picture src="/pictures/haldi.jpg" alt="A mandap" {...size} />);
    expect(screen.getByRole('img', { name: 'A mandap' }).tagName).toBe('IMG');
  });
});
