import { AnnouncementBar } from '../announcement/AnnouncementBar.tsx';
import { DocPage } from '../article/DocPage.tsx';
import { ContentHost } from '../content/ContentHost.tsx';
import { CrashBoundary } from '../errors/CrashBoundary.tsx';
import { ErrorBox } from '../errors/ErrorBox.tsx';
import { Navbar } from '../navbar/Navbar.tsx';
import { NoScriptMenu } from '../navbar/NoScriptMenu.tsx';
import { useStore } from '../state/use-store.ts';
import { Announcer } from './Announcer.tsx';
import { useShell } from './context.ts';
import { FooterHost } from './FooterHost.tsx';
import { NearestNotice } from './NearestNotice.tsx';
import { Overlays } from './Overlays.tsx';

/** Everything around the content, on every page. */
export function Shell() {
  const { texts } = useShell();
  return (
    <CrashBoundary>
      <a className="skip-link" href="#main">
        {texts.skipToContent}
      </a>
      <NoScriptMenu />
      <AnnouncementBar />
      <Navbar />
      <Page />
      <FooterHost />
      <NearestNotice />
      <Announcer />
      <Overlays />
    </CrashBoundary>
  );
}

function Page() {
  const { route, retry } = useShell();
  const { page, status } = useStore(route);
  if (status === 'failed' || status === 'retrying') {
    return (
      <main id="main" className="notice-page">
        <ErrorBox onRetry={retry} />
      </main>
    );
  }
  if (page.kind === 'doc') return <DocPage page={page} />;
  return (
    <main id="main" className="landing">
      <ContentHost className="landing-content" />
    </main>
  );
}
