/** A number that counts up or down to where it is, so that the eye sees that it has changed. */
import { untrack } from 'svelte';
import { settings } from '../settings/settings.svelte';

const STEPS = 10;
const STEP_MILLIS = 40;

export interface Counted {
  readonly shown: number | null;
  readonly moving: boolean;
}

export function counted(value: () => number | null): Counted {
  let shown = $state(value());
  let moving = $state(false);
  $effect(() => {
    const wanted = value();
    const from = untrack(() => shown);
    if (wanted === from) return;
    if (wanted === null || from === null || settings().animation === 'off') {
      shown = wanted;
      return;
    }
    moving = true;
    let step = 0;
    const timer = setInterval(() => {
      step++;
      shown = Math.round(from + ((wanted - from) * step) / STEPS);
      if (step === STEPS) {
        clearInterval(timer);
        moving = false;
      }
    }, STEP_MILLIS);
    return () => {
      clearInterval(timer);
      shown = wanted;
      moving = false;
    };
  });
  return {
    get shown() {
      return shown;
    },
    get moving() {
      return moving;
    },
  };
}
