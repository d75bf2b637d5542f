/** Where the pages begin. */
import { mount } from 'svelte';
import '../look/tokens.css';
import '../look/fonts.css';
import '../look/kit.css';
import { apply, meet } from '../settings/settings.svelte';
import App from './App.svelte';
import { listen } from './router.svelte';

await apply(); // nothing is shown before its words are here
listen();
mount(App, { target: document.getElementById('house')! });
await meet();
