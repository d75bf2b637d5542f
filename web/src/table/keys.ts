/** Everything by keyboard: the table of keys that `?` shows. */
import { at, go } from '../net/router.svelte';
import { next } from '../net/api';
import { settings } from '../settings/settings.svelte';
import type { Desk } from './desk.svelte';
import type { Panels } from './panels.svelte';

export function onKey(event: KeyboardEvent, desk: Desk, panels: Panels): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target instanceof HTMLElement ? event.target : undefined;
  if (event.key === 'F6') {
    event.preventDefault();
    nextRegion(event.shiftKey ? -1 : 1);
    return;
  }
  const dialog = target?.closest('dialog[open]') ?? (panels.list ? document.querySelector('dialog[open]') : null); // focus is lost with what was chosen
  if (target?.matches('input:not([type=range]), textarea, select') || (dialog && !panels.list)) return;
  if (keyOfDecision(event, desk, target, dialog !== null)) {
    event.preventDefault();
  } else if (!dialog && settings().letters && letter(event.key.toLowerCase(), desk, panels)) {
    event.preventDefault();
  }
}

function keyOfDecision(event: KeyboardEvent, desk: Desk, target: HTMLElement | undefined, inDialog: boolean): boolean {
  switch (event.key) {
    case 'Escape':
      if (inDialog || desk.draft.empty) return false;
      desk.cancel();
      return true;
    case 'Backspace':
      if (desk.draft.empty) return false;
      void desk.back();
      return true;
    case 'Enter':
      if (!desk.draft.complete || target?.matches('a, .button, dialog *, [role=tab]')) return false;
      void desk.confirm();
      return true;
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'ArrowUp':
    case 'ArrowDown':
      return !inDialog && moveInside(event.key, target);
    default:
      return /^[1-9]$/.test(event.key) && nth(desk, Number(event.key));
  }
}

function nth(desk: Desk, number: number): boolean {
  const move = desk.decides ? desk.draft.legal[number - 1] : undefined;
  if (move) void desk.choose(move);
  return move !== undefined;
}

function letter(key: string, desk: Desk, panels: Panels): boolean {
  switch (key) {
    case 'l':
      panels.list = true;
      return true;
    case 'h':
      if (desk.decides) void desk.askHint();
      return desk.decides;
    case 'r':
      panels.open('rules');
      return true;
    case 'n':
      panels.open('notebook');
      return true;
    case 'c':
      panels.open('chat');
      return true;
    case 'u':
      void desk.undo();
      return true;
    case 'g':
      void nextTable(desk.table);
      return true;
    case ',':
    case '.':
      void stepReplay(desk, key === ',' ? -1 : 1);
      return true;
    case 'p':
      if (desk.replay.on && desk.replay.playing) desk.replay.pause();
      else if (desk.replay.on) desk.replay.play();
      else void desk.lookBack(0).then(() => desk.replay.play());
      return true;
    default:
      return false;
  }
}

async function stepReplay(desk: Desk, by: 1 | -1): Promise<void> {
  if (!desk.replay.on) await desk.lookBack(desk.state?.plies ?? 0);
  await desk.replay.step(by);
}

async function nextTable(current: string): Promise<void> {
  const answer = await next();
  if (answer.ok && answer.value.table !== '' && answer.value.table !== current) go(at('table', { table: answer.value.table }));
}

function nextRegion(by: 1 | -1): void {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')].filter((region) => region.offsetParent !== null);
  const current = regions.findIndex((region) => region.contains(document.activeElement));
  regions[(current + by + regions.length) % regions.length]?.focus();
}

/** Arrows move inside a group of things that belong together, by where they lie on the page. */
function moveInside(key: string, target: HTMLElement | undefined): boolean {
  const group = target?.closest('[data-group]');
  if (!target || !group) return false;
  const things = [...group.querySelectorAll<HTMLElement>('button:not(:disabled)')].filter((thing) => thing.offsetParent !== null);
  const from = target.getBoundingClientRect();
  const best = things
    .filter((thing) => thing !== target)
    .map((thing) => ({ thing, far: distance(key, from, thing.getBoundingClientRect()) }))
    .filter(({ far }) => far > 0)
    .sort((a, b) => a.far - b.far)[0];
  best?.thing.focus();
  return best !== undefined;
}

/** How far another thing lies in the direction of an arrow; 0 if it lies elsewhere. Sideways counts threefold. */
function distance(key: string, from: DOMRect, to: DOMRect): number {
  const x = to.left + to.width / 2 - (from.left + from.width / 2);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  const along = { ArrowLeft: -x, ArrowRight: x, ArrowUp: -y, ArrowDown: y }[key] ?? 0;
  const aside = key === 'ArrowLeft' || key === 'ArrowRight' ? y : x;
  return along > 4 ? along + 3 * Math.abs(aside) : 0;
}
