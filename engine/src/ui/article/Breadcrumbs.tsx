import type { PageData } from '../../model/page.ts';
import { useShell } from '../state/shell.ts';

/** The categories above the page. That which the page begins is no link, and left out if it has the page's name. */
export function Breadcrumbs({ page }: { readonly page: PageData }) {
  const { texts } = useShell();
  const crumbs = page.breadcrumbs.filter(({ href, label }) => href !== page.path || label !== page.title);
  if (crumbs.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label={texts.breadcrumbs}>
      <ol>
        {crumbs.map((crumb) => (
          <li key={crumb.href ?? crumb.label}>
            {crumb.href === null || crumb.href === page.path ? <span>{crumb.label}</span> : <a href={crumb.href}>{crumb.label}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
