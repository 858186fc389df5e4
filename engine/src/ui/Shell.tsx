import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { pathOf } from '../model/href.ts';
import { FOOTER_ID, MAIN_ID, TOC_ID } from '../model/shell-ids.ts';
import { AnnouncementBar } from './announcement/AnnouncementBar.tsx';
import { Announcer } from './announcer/Announcer.tsx';
import { DocPage } from './article/DocPage.tsx';
import { ContentHost } from './content/ContentHost.tsx';
import { CrashBoundary } from './errors/CrashBoundary.tsx';
import { ErrorBox } from './errors/ErrorBox.tsx';
import { Spinner } from './errors/Spinner.tsx';
import { Navbar } from './navbar/Navbar.tsx';
import { NoScriptMenu } from './navbar/NoScriptMenu.tsx';
import { linkName } from './navigation/link-name.ts';
import { NearestNotice } from './navigation/NearestNotice.tsx';
import { hasFailed } from './navigation/route.ts';
import { Overlays } from './overlays/Overlays.tsx';
import { SlotHost } from './slots/SlotHost.tsx';
import { useShell } from './state/shell.ts';
import { useStore } from './state/use-store.ts';

/** Everything around the content, on every page. */
export function Shell() {
  const { footer } = useShell();
  return (
    <CrashBoundary>
      <SkipLinks />
      <NoScriptMenu />
      <AnnouncementBar />
      <Navbar />
      <Page />
      <LoadingSpinner />
      <SlotHost id={FOOTER_ID} content={footer} />
      <NearestNotice />
      <Announcer />
      <Overlays />
    </CrashBoundary>
  );
}

/** Width from which the contents list stands beside the article, and comes after it (article/toc.css). */
const BESIDE = '(min-width: 1280px)';

function SkipLinks() {
  const { texts, route } = useShell();
  const { page } = useStore(route);
  const [isBeside, setBeside] = useState(false);
  useEffect(() => {
    const wide = matchMedia(BESIDE);
    const update = () => setBeside(wide.matches);
    update();
    wide.addEventListener('change', update);
    return () => wide.removeEventListener('change', update);
  }, []);
  return (
    <>
      <a className="skip-link" href={`#${MAIN_ID}`}>
        {texts.skipToContent}
      </a>
      {isBeside && page.toc.length > 0 && (
        <a className="skip-link" href={`#${TOC_ID}`}>
          {texts.skipToContents}
        </a>
      )}
    </>
  );
}

/** Milliseconds of loading before the spinner: by then the progress bar alone looks as if nothing moved. */
const SPINNER_DELAY = 1000;

/** Turns while another page is loading, after a delay. */
function LoadingSpinner() {
  const { route } = useShell();
  const { status } = useStore(route);
  const [isLate, setLate] = useState(false);
  const isLoading = status === 'loading' || status === 'retrying';
  // At once: other effects wait for the next frame.
  useLayoutEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setLate(true), SPINNER_DELAY);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isLoading]);
  return isLoading && isLate ? <Spinner /> : null;
}

function Page() {
  const { route, retry, texts } = useShell();
  const state = useStore(route);
  const { page } = state;
  const isFailed = hasFailed(state);
  const asked = isFailed ? location.pathname : page.path;
  // Of the page that the reader comes from, whose links go with the failure where it is not a doc.
  const name = useMemo(() => (isFailed ? linkName(asked) : null), [isFailed, asked]);
  const failure = isFailed ? (
    <ErrorBox title={texts.errors.loadFailedTitle} asked={{ name, address: pathOf(asked) }} onRetry={retry} />
  ) : null;
  if (page.kind === 'doc') return <DocPage page={page} path={asked} failure={failure} />;
  if (failure) {
    return (
      <main id={MAIN_ID} className="notice-page">
        {failure}
      </main>
    );
  }
  return (
    <main id={MAIN_ID} className="landing">
      <ContentHost className="landing-content" />
    </main>
  );
}
