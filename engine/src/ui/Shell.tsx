import { useLayoutEffect, useState } from 'react';
import { pathOf } from '../model/href.ts';
import { FOOTER_ID, MAIN_ID } from '../model/shell-ids.ts';
import { AnnouncementBar } from './announcement/AnnouncementBar.tsx';
import { Announcer } from './announcer/Announcer.tsx';
import { DocPage } from './article/DocPage.tsx';
import { ContentHost } from './content/ContentHost.tsx';
import { CrashBoundary } from './errors/CrashBoundary.tsx';
import { ErrorBox } from './errors/ErrorBox.tsx';
import { Spinner } from './errors/Spinner.tsx';
import { Navbar } from './navbar/Navbar.tsx';
import { NoScriptMenu } from './navbar/NoScriptMenu.tsx';
import { NearestNotice } from './navigation/NearestNotice.tsx';
import { Overlays } from './overlays/Overlays.tsx';
import { SlotHost } from './slots/SlotHost.tsx';
import { useShell } from './state/shell.ts';
import { useStore } from './state/use-store.ts';

/** Everything around the content, on every page. */
export function Shell() {
  const { texts, footer } = useShell();
  return (
    <CrashBoundary>
      <a className="skip-link" href={`#${MAIN_ID}`}>
        {texts.skipToContent}
      </a>
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
  const { page, status } = useStore(route);
  const hasFailed = status === 'failed' || status === 'retrying';
  const asked = hasFailed ? location.pathname : page.path;
  const failure = hasFailed ? <ErrorBox title={texts.errors.loadFailedTitle} address={pathOf(asked)} onRetry={retry} /> : null;
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
