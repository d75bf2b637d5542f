/**
 * Who the reader is and how they like it: kept in this browser, and by the server for those it
 * knows, so that another device looks the same.
 */
import { ask, tell, type Answer } from '../net/client';
import type { Me } from '../net/calls';
import type { Language } from '../words/template';
import { LANGUAGES, speak } from '../words/words.svelte';

export interface Settings {
  language: Language;
  theme: 'system' | 'paper' | 'dusk';
  sounds: 'all' | 'mine' | 'off';
  animation: 'normal' | 'fast' | 'off';
  /** Whether a confirmed turn is asked for once more. */
  confirmations: boolean;
  /** Whether single letters are shortcuts. */
  letters: boolean;
  /** Whether the browser may say that a decision waits. */
  notices: boolean;
}

const STORE = 'dighouse.settings';
const UNTOLD = 'dighouse.untold'; // changes that the server has not confirmed
/** How long movements take: as designed, half as long, no time at all. */
const TEMPO = { normal: 1, fast: 0.5, off: 0 } as const;
const NOBODY: Me = { known: false, name: '', account: '', muted: [], settings: {} };
const CHOICES: { [K in keyof Settings]: readonly Settings[K][] } = {
  language: LANGUAGES,
  theme: ['system', 'paper', 'dusk'],
  sounds: ['all', 'mine', 'off'],
  animation: ['normal', 'fast', 'off'],
  confirmations: [false, true],
  letters: [true, false],
  notices: [false, true],
};

function standard(): Settings {
  const browser = typeof navigator === 'undefined' ? '' : navigator.language.split('-')[0]!;
  const language = LANGUAGES.includes(browser) ? browser : 'en';
  return { language, theme: 'system', sounds: 'mine', animation: 'normal', confirmations: false, letters: true, notices: false };
}

/** What was kept, as far as it makes sense; the rest as it is. */
export function understood(kept: unknown, otherwise: Settings): Settings {
  const read: Record<string, unknown> = { ...otherwise };
  const told = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<string, unknown>;
  for (const [name, choices] of Object.entries(CHOICES)) {
    if ((choices as readonly unknown[]).includes(told[name])) read[name] = told[name];
  }
  return read as unknown as Settings;
}

function kept(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? '{}');
  } catch {
    return {}; // a private window keeps nothing
  }
}

function keep(name: string, value: object): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // kept for as long as the page is open
  }
}

let current = $state.raw<Settings>(understood(kept(STORE), standard()));
let reader = $state.raw<Me>(NOBODY);

export function settings(): Settings {
  return current;
}

/** By how much the durations of movements are multiplied; 0 where nothing shall move. */
export function tempo(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : TEMPO[current.animation];
}

/** Who the server takes the reader for. */
export function me(): Me {
  return reader;
}

/** Changes some settings, here and where else the reader is known. */
export async function set(changed: Partial<Settings>): Promise<void> {
  current = { ...current, ...changed };
  keep(UNTOLD, { ...(kept(UNTOLD) as Partial<Settings>), ...changed });
  await Promise.all([apply(), reader.known ? tellSettings() : undefined]);
}

/** What was changed outweighs what the server remembers until the server has answered, even if the page is loaded anew meanwhile. */
async function tellSettings(): Promise<void> {
  const answer = await tell<Me>('me/settings', current);
  if (answer.ok) keep(UNTOLD, {});
}

/** Puts the settings into effect. */
export async function apply(): Promise<void> {
  const root = document.documentElement;
  if (current.theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = current.theme;
  root.dataset['animation'] = current.animation;
  root.style.setProperty('--pace', String(TEMPO[current.animation]));
  keep(STORE, current);
  await speak(current.language);
}

/** Asks the server who the reader is. */
export async function meet(): Promise<void> {
  const answer = await ask<Me>('me');
  if (!answer.ok) return;
  const untold = kept(UNTOLD) as Partial<Settings>;
  await greet(answer.value);
  if (reader.known && Object.keys(untold).length > 0) await set(untold);
}

/** Takes a name, or another one. */
export async function introduce(name: string): Promise<Answer<Me>> {
  const isNew = !reader.known;
  const answer = await tell<Me>('me', { name });
  if (answer.ok) {
    reader = answer.value;
    if (isNew) await tellSettings();
  }
  return answer;
}

/** Stops hearing a voice at all tables, or hears it again. */
export async function mute(voice: string, muted: boolean): Promise<void> {
  const answer = await tell<Me>('me/mute', { voice, muted });
  if (answer.ok) reader = answer.value;
}

/** Becomes whoever the server says: after recovery, signing in or leaving. */
export async function greet(known: Me): Promise<void> {
  reader = known;
  if (known.known) {
    current = understood(known.settings, current);
    await apply();
  }
}
