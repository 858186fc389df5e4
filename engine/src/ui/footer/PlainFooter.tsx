import type { FooterColumn } from '../../model/site.ts';

interface PlainFooterProps {
  readonly columns: readonly FooterColumn[];
  /** The line below the columns: a copyright. */
  readonly note: string;
}

/** The footer of a site without brands: columns of links, and a line of text. */
export function PlainFooter({ columns, note }: PlainFooterProps) {
  return (
    <footer className="footer" data-form="plain">
      <div className="footer-inner">
        {columns.length > 0 && (
          <div className="footer-plain">
            {columns.map(({ title, items }) => (
              <section key={title}>
                {title !== '' && <h2>{title}</h2>}
                <ul>
                  {items.map(({ href, name, external }) => (
                    <li key={name}>
                      {href === null ? (
                        name
                      ) : (
                        <a href={href} {...(external && { target: '_blank', rel: 'noopener noreferrer' })}>
                          {name}
                        </a>
                      )}
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        )}
        {note !== '' && <p className="footer-note">{note}</p>}
      </div>
    </footer>
  );
}
