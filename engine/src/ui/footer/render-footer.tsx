import { renderToString } from 'react-dom/server';
import type { ShellFooter } from '../../model/site.ts';

/** Stands for the current year in the note. */
const YEAR = '{year}';

/** The footer: columns of links, and a line of text, such as a copyright. */
function PlainFooter({ columns, note, year }: ShellFooter) {
  const [before = '', ...after] = note.split(YEAR);
  return (
    <footer className="footer">
      <div className="footer-inner">
        {columns.length > 0 && (
          <div className="footer-plain">
            {columns.map(({ title, items }) => (
              <section key={title}>
                {title !== '' && <h2>{title}</h2>}
                <ul>
                  {items.map(({ href, label, external }) => (
                    <li key={label}>
                      <a href={href} {...(external && { target: '_blank', rel: 'noopener noreferrer' })}>
                        {label}
                      </a>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )}
        {note !== '' && (
          <p className="footer-note">
            {before}
            {after.length > 0 && <span className="footer-year">{year}</span>}
            {after.join(YEAR)}
          </p>
        )}
      </div>
    </footer>
  );
}

/** The HTML of the footer that the configuration describes; empty for one without content, which takes no space. */
export function renderFooter(footer: ShellFooter): string {
  return footer.columns.length === 0 && footer.note === '' ? '' : renderToString(<PlainFooter {...footer} />);
}
