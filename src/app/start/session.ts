import type { Reading, RunningApp } from './settings.ts';

type Session = {
  /** The app's start, once begun. */
  starting?: Promise<void> | undefined;
  /** The app, once it runs. */
  app?: RunningApp;
  /** A tap to repeat once its section has hydrated. */
  earlyTap?: HTMLElement | undefined;
  /** Settles when the overlay that is being opened is open or has failed. */
  opening?: Promise<unknown>;
  /** The last answer of `get_site_state`, which saves the app a request. */
  reading?: Reading;
};

/** State of the start script while this page is open. */
export const session: Session = {};
