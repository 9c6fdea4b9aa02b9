import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';
import { EnquireLink } from './EnquireLink.tsx';
import { LoadingFallback } from './LoadingFallback.tsx';
import { NotFound } from './NotFound.tsx';
import { Picture, pictureSrcSet } from './Picture.tsx';
import { RouteError } from './RouteError.tsx';

describe('the small parts of a page', () => {
  it('a lost visitor reads why and finds the way home', () => {
    render(<NotFound />, { wrapper: MemoryRouter });
    expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    expect(
      screen.getByText('Sorry, the page you are looking for does not exist or has been moved.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/');
  });

  it('a waiting visitor reads that content is on its way', () => {
    render(<LoadingFallback />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading content...');
  });

  it('a visitor of a broken page can load it again or go home', () => {
    render(<RouteError />, { wrapper: MemoryRouter });
    expect(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/');
  });

  it('a button in a form does not send it by accident', () => {
    render(<Button>Add a guest</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });

  it('a visitor without a script reaches the form by a plain link', () => {
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

describe('a picture', () => {
  const size = { width: 1600, height: 1000, sizes: '100vw' };

  it('a phone gets a small file of our own pictures, and others as they are', () => {
    expect(pictureSrcSet('/pictures/haldi.jpg', 'avif')).toBe(
      '/pictures/haldi-480.avif 480w, /pictures/haldi-960.avif 960w, /pictures/haldi-1600.avif 1600w',
    );
    expect(pictureSrcSet('https://media.example/a.jpg', 'webp')).toBeUndefined();
  });

  it('a visitor sees the arch too where the picture broke before the script came', () => {
    render(<Picture src="/pictures/gone.jpg" alt="A mandap" {...size} />);
    expect(screen.getByRole('img', { name: 'A mandap' }).tagName).toBe('SPAN');
  });

  it('a visitor sees an arch with a lamp where a picture is broken, and still hears what it was', () => {
    // happy-dom loads no pictures and calls each complete, as a browser does a broken one.
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
