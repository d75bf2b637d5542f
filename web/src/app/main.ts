/** Where the pages begin. */
import { mount } from 'svelte';
import '../look/tokens.css';
import '../look/fonts.css';
import '../look/kit.css';
import { apply, meet } from '../settings/settings.svelte';
import { listen } from '../net/router.svelte';
import { provide } from '../table/loaders';
import App from './App.svelte';
import { loaders } from './loaders';

provide(loaders);
await apply(); // nothing is shown before its words are here
listen();
mount(App, { target: document.getElementById('app')! });
await meet();
