import type { Shell } from '../../state/shell.ts';

/** Prints the page's title, version and address at the foot of each sheet: style sheets alone know neither there (styles/print.css). */
export function nameSheets({ site, route }: Shell): void {
  addEventListener('beforeprint', () => {
    const { page } = route.get();
    const version = site.versions.find(({ name, isLast }) => name === page.version && !isLast);
    const parts = [page.title, version?.label, page.kind === 'notFound' ? undefined : page.canonical.replace(/^https?:\/\//, '')];
    const name = parts.filter((part) => part !== undefined).join(' · ');
    document.documentElement.style.setProperty('--sheet-name', JSON.stringify(name));
  });
}
