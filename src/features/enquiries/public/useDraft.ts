import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { eventTypeOf } from '@/content/en/services.ts';
import {
  type Attempt,
  clearDraft,
  finishDraft,
  isWorthKeeping,
  loadDraft,
  saveDraft,
} from '@/features/enquiries/data/draft.ts';
import {
  emptyEnquiry,
  type Enquiry,
  type EnquiryValues,
  limits,
  yearOptions,
} from '@/features/enquiries/data/enquiry.ts';
import { serverNow } from '@/shared/lib/serverTime.ts';
import { useHydrating } from '@/shared/ui/useHydrating.ts';

const SAVE_AFTER_MS = 400;

/** Appends `details` to the typed details after a blank line, unless already included; cut at the field's limit. */
function withDetails(typed: string, details: string): string {
  const addition = details.trim();
  if (addition === '' || typed.includes(addition)) return typed;
  const whole = typed.trim() === '' ? addition : `${typed.trimEnd()}\n\n${addition}`;
  return Array.from(whole).slice(0, limits.details).join('');
}

/** Values with which a form is opened; see `EnquiryForm`. */
export type Opened = {
  service: string | null;
  initialDetails?: string | undefined;
  known?: string | undefined;
};

/** Values of a form that is opened for something: typed ones stay, the event type is set. */
export function valuesFor(opened: Opened, typed: EnquiryValues): EnquiryValues {
  const known = new URLSearchParams(opened.known);
  const eventType = known.get('eventType') ?? eventTypeOf(opened.service);
  const location = Array.from(known.get('location') ?? '').slice(0, limits.location.max);
  const day = known.get('eventDate');
  return {
    ...typed,
    eventType: eventType || typed.eventType,
    location: typed.location || location.join(''),
    guestCount: typed.guestCount || (known.get('guestCount') ?? ''),
    budget: typed.budget || (known.get('budget') ?? ''),
    ...(day && !typed.eventDate && { datePreference: 'specific', eventDate: day }),
    message: withDetails(typed.message, opened.initialDetails ?? ''),
  };
}

/** Initial values: the draft, if any, and what the form was opened for. */
export function useStart(opened: Opened) {
  const hydrating = useHydrating();
  return useState(() => {
    const now = new Date(serverNow());
    const { service } = opened;
    // Hydration must match the prerendered page, which has no draft.
    const draft = hydrating ? null : loadDraft();
    const values = valuesFor(opened, { ...emptyEnquiry(now), ...draft?.values });
    if (!yearOptions(now).includes(values.eventYear)) values.eventYear = yearOptions(now)[0] ?? '';
    return {
      values,
      service: eventTypeOf(service) ? service : (draft?.service ?? null),
      attempt: draft?.attempt ?? null,
      isRestored: draft !== null,
      refusal: draft?.refusal,
      openedAt: performance.now(),
    };
  })[0];
}

type Start = ReturnType<typeof useStart>;

/** Prevents reloads for a new version of the site. */
function markDirty(isDirty: boolean): void {
  document.documentElement.toggleAttribute('data-dirty-form', isDirty);
}

/**
 * Stores the values: debounced after each change, on unmount and when the page is hidden. Sets `data-dirty-form` on
 * <html> while anything is unsent, which prevents reloads.
 * @returns `idFor`, the id of an enquiry (the same for the same content), `finish` after sending and `discard` to clear
 * all.
 */
export function useDraft(form: UseFormReturn<EnquiryValues, unknown, Enquiry>, start: Start) {
  const attempt = useRef<Attempt | null>(start.attempt);
  const { service } = start;
  const { subscribe, getValues } = form;

  const save = useRef(() => {
    const values = { ...getValues(), website: '' };
    markDirty(saveDraft({ values, service, attempt: attempt.current }, new Date(serverNow())));
  });

  useEffect(() => {
    const saveNow = save.current;
    markDirty(start.isRestored);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      if (timer !== undefined) saveNow();
      clearTimeout(timer);
      timer = undefined;
    };
    const stopWatching = subscribe({
      formState: { values: true },
      callback: () => {
        markDirty(isWorthKeeping(getValues(), new Date(serverNow())));
        clearTimeout(timer);
        timer = setTimeout(flush, SAVE_AFTER_MS);
      },
    });
    window.addEventListener('pagehide', flush);
    return () => {
      flush();
      stopWatching();
      window.removeEventListener('pagehide', flush);
      markDirty(false);
    };
  }, [subscribe, getValues, start]);

  return {
    idFor: (enquiry: Enquiry): string => {
      const content = JSON.stringify([service, enquiry]);
      if (attempt.current?.content !== content)
        attempt.current = { id: crypto.randomUUID(), content };
      save.current();
      return attempt.current.id;
    },
    finish: () => {
      attempt.current = null;
      finishDraft();
      markDirty(false);
    },
    discard: () => {
      attempt.current = null;
      clearDraft();
      markDirty(false);
    },
  };
}
