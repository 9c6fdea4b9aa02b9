import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { typewriterText } from '@/content/en/typewriter.ts';
import { defaultPreferences } from '@/providers/preferences/preferences.ts';
import { PreferencesProvider } from '@/providers/preferences/PreferencesProvider.tsx';
import { storageKeys, store } from '@/shared/lib/storage.ts';
import { stubSight } from '@/shared/ui/sight.fixture.ts';
import { Typewriter } from './Typewriter.tsx';
import { typingStart, typingStep, type Typing } from './typing.ts';

const [first = '', second = ''] = typewriterText.phrases;
const line = (
  <PreferencesProvider>
    <Typewriter />
  </PreferencesProvider>
);

const drawn = () => document.querySelector('.text-sindoor')?.textContent;

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

beforeEach(() => {
  localStorage.clear();
  // happy-dom has no viewport.
  Reflect.deleteProperty(window, 'IntersectionObserver');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the typewriter', () => {
  it('exposes all phrases to screen readers, and none of the typing', () => {
    const html = renderToString(line);
    document.body.innerHTML = html;
    expect(document.querySelector('.sr-only')?.textContent).toBe(
      `${typewriterText.lead} ${typewriterText.phrases.join(' ')}`,
    );
    expect(document.querySelector('.text-sindoor')?.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(html).not.toContain('style=');
    document.body.innerHTML = '';
  });

  it('deletes the first phrase and types the next one', () => {
    render(line);
    pass(1999);
    expect(drawn()).toBe(first);
    pass(1 + 25);
    expect(drawn()).toBe(first.slice(0, -1));
    pass(25 * (first.length - 1));
    expect(drawn()).toBe('');
    pass(50 + 50 * 3);
    expect(drawn()).toBe(second.slice(0, 3));
  });

  it('can be paused and resumed', () => {
    render(line);
    act(() => screen.getByRole('button', { name: 'Pause the typing' }).click());
    pass(60_000);
    expect(drawn()).toBe(first);
    act(() => screen.getByRole('button', { name: 'Resume the typing' }).click());
    pass(2000 + 25);
    expect(drawn()).toBe(first.slice(0, -1));
  });

  it('types nothing off-screen or in a hidden tab', () => {
    const reportSight = stubSight();
    render(line);
    expect(vi.getTimerCount()).toBe(0);
    reportSight(true);
    expect(vi.getTimerCount()).toBe(1);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not move and has no button with reduced motion', () => {
    store(storageKeys.preferences, { ...defaultPreferences, reduceMotion: true });
    render(line);
    pass(60_000);
    expect(drawn()).toBe(first);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows all phrases in full, in order, looping', () => {
    const phrases = ['ab', 'c'];
    let typing: Typing = typingStart(phrases);
    const whole: string[] = [];
    while (whole.length < 4) {
      const { next } = typingStep(phrases, typing);
      if (next.deleting && !typing.deleting) whole.push(phrases[typing.phrase] ?? '');
      typing = next;
    }
    expect(whole).toEqual(['ab', 'c', 'ab', 'c']);
  });
});
