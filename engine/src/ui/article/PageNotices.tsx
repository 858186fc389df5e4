import type { ReactNode } from 'react';
import type { PageData } from '../../model/page.ts';
import { useShell } from '../state/shell.ts';

/** What the reader should know before trusting the page: another language, an outdated translation, an old version. */
export function PageNotices({ page }: { readonly page: PageData }) {
  return (
    <>
      <TranslationNotice page={page} />
      <VersionNotice page={page} />
    </>
  );
}

function TranslationNotice({ page }: { readonly page: PageData }) {
  const { site, texts } = useShell();
  if (!page.translation) return null;
  // Pages are translated from the default language, whose addresses have no part for it.
  const source = site.locales.find(({ path }) => path === '');
  const original = page.locales.find(({ name }) => name === source?.name);
  const isFallback = page.translation === 'fallback';
  return (
    <Notice title={isFallback ? texts.article.fallbackTitle : texts.article.outdatedTitle}>
      <span>{isFallback ? texts.article.fallbackText : texts.article.outdatedText}</span>
      {original && (
        <a href={original.href} hrefLang={source?.htmlLang} data-keeps-place="">
          {texts.article.readOriginal}
        </a>
      )}
    </Notice>
  );
}

function VersionNotice({ page }: { readonly page: PageData }) {
  const { site, texts } = useShell();
  const version = site.versions.find(({ name }) => name === page.version);
  const current = site.versions.find(({ isLast }) => isLast);
  if (page.docsVersion) {
    const { label, banner, href } = page.docsVersion;
    const { oldVersionTitle, newVersionTitle, oldVersionSamePage, oldVersionNoPage } = texts.article;
    return (
      <Notice title={banner === 'unreleased' ? newVersionTitle(label) : oldVersionTitle(label)}>
        {href === undefined ? oldVersionNoPage : <a href={href}>{oldVersionSamePage}</a>}
      </Notice>
    );
  }
  if (!version || !current || version.banner === 'none') return null;
  const twin = page.versions.find(({ name }) => name === current.name);
  return (
    <Notice title={(version.banner === 'unreleased' ? texts.article.newVersionTitle : texts.article.oldVersionTitle)(version.label)}>
      <span>{twin && !twin.isNear ? texts.article.oldVersionSamePage : texts.article.oldVersionNoPage}</span>
      {twin && (
        <a href={twin.href} data-keeps-place={twin.isNear ? undefined : ''}>
          {texts.article.oldVersionLink(current.label)}
        </a>
      )}
      {twin?.compare && <a href={twin.compare}>{texts.article.compareWith(current.label)}</a>}
    </Notice>
  );
}

function Notice({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <aside className="notice" aria-label={title}>
      <strong>{title}</strong>
      <p>{children}</p>
    </aside>
  );
}
