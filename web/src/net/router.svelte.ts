/**
 * The page that the address names, and the addresses of all pages. The server knows the same routes
 * (it reads routes.json too), so it answers an unknown address with 404, and the page
 * says the same.
 */
import { base } from './base';
import routes from './routes.json';

export type RouteName = keyof typeof routes;

/** A page of the site with the values in its address, or `lost`. */
export interface Place {
  name: RouteName | 'lost';
  values: Readonly<Record<string, string>>;
}

/** Finds the route of a path below the base. */
export function placeOf(path: string): Place {
  const parts = path.split('/');
  for (const [name, template] of Object.entries(routes)) {
    const wanted = template.split('/');
    const values: Record<string, string> = {};
    const fits =
      wanted.length === parts.length &&
      wanted.every((part, i) => {
        if (!part.startsWith(':')) return part === parts[i];
        values[part.slice(1)] = decodeURIComponent(parts[i]!);
        return parts[i] !== '';
      });
    if (fits) return { name: name as RouteName, values };
  }
  return { name: 'lost', values: {} };
}

function below(pathname: string): string {
  return pathname.startsWith(base) ? pathname.slice(base.length - 1) : '/…';
}

let place = $state.raw<Place>(placeOf(below(location.pathname)));
let query = $state.raw(new URLSearchParams(location.search));

/** The page that is open. */
export function here(): Place {
  return place;
}

/** The query parameters of the address. */
export function asked(): URLSearchParams {
  return query;
}

/** The address of a place, for links: `at('table', { table })`. */
export function at(name: RouteName, values: Readonly<Record<string, string>> = {}, search: Readonly<Record<string, string>> = {}): string {
  const path = routes[name].replace(/:([a-z]+)/g, (_, value: string) => encodeURIComponent(values[value] ?? ''));
  const behind = new URLSearchParams(Object.entries(search).filter(([, value]) => value !== '')).toString();
  return base + path.slice(1) + (behind ? `?${behind}` : '');
}

/** Goes to an address of the site. */
export function go(address: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', address);
  else history.replaceState(null, '', address);
  arrive();
  if (how === 'push') scrollTo(0, 0);
}

function arrive(): void {
  const next = placeOf(below(location.pathname));
  if (next.name !== place.name || JSON.stringify(next.values) !== JSON.stringify(place.values)) place = next;
  query = new URLSearchParams(location.search);
}

/** Lets links within the site change the page without a reload. */
export function listen(): void {
  addEventListener('popstate', arrive);
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (!link.pathname.startsWith(base) || link.pathname.startsWith(`${base}api`)) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    go(link.href);
  });
}
