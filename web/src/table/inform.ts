/** Tells what a thing is: after a long touch, a right click or the key I. A long touch chooses nothing. */
import type { Facts } from './contract';
import type { Desk } from './desk.svelte';

const LONG_MILLIS = 450;
const STILL_PIXELS = 10;

export interface Asked {
  desk: Desk;
  facts: () => Facts;
}

export function inform(element: HTMLElement, asked: Asked) {
  let current = asked;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let told = false;
  let x = 0;
  let y = 0;

  const tell = () => (current.desk.facts = current.facts());
  const stop = () => clearTimeout(timer);
  const listeners: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
    pointerdown: (event) => {
      told = false;
      if (event.pointerType === 'mouse') return;
      x = event.clientX;
      y = event.clientY;
      timer = setTimeout(() => {
        told = true;
        tell();
      }, LONG_MILLIS);
    },
    pointermove: (event) => Math.hypot(event.clientX - x, event.clientY - y) > STILL_PIXELS && stop(),
    pointerup: stop,
    pointercancel: stop,
    contextmenu: (event) => {
      event.preventDefault();
      if (!told) tell();
    },
    keydown: (event) => {
      if (event.key.toLowerCase() === 'i' && !event.ctrlKey && !event.metaKey) {
        event.preventDefault();
        tell();
      }
    },
  };
  const click = (event: Event) => {
    if (told) event.stopImmediatePropagation();
    told = false;
  };

  for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener as EventListener);
  element.addEventListener('click', click, { capture: true });
  return {
    update: (next: Asked) => (current = next),
    destroy: () => {
      stop();
      for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener as EventListener);
      element.removeEventListener('click', click, { capture: true });
    },
  };
}
