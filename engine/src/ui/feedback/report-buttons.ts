import { Flag } from 'lucide';
import { createButton } from '../article/create-button.ts';
import { loadStyle } from '../document/load-style.ts';
import type { FeedbackTexts } from '../i18n/feedback/en.ts';
import { loadFeedbackTexts } from '../i18n/feedback/feedback-texts.ts';
import { createIcon } from '../icons/create-icon.ts';
import type { Shell } from '../state/shell.ts';
import styles from './feedback-sheet.css?url';
import type { ReportTarget } from './report-target.ts';

/**
 * Adds a button to the end of each section of the table of contents, in the space above the next heading, and one to the bar of each code block. They move nothing,
 * and are not part of the text: they come late, and neither prints nor copies have them.
 */
export async function addReportButtons(content: HTMLElement, shell: Shell): Promise<void> {
  const { page } = shell.route.get();
  const [texts] = await Promise.all([loadFeedbackTexts(page.locale), loadStyle(styles)]);
  if (!shell.site.feedback || content.querySelector('.section-report') || shell.route.get().page !== page) return;
  let section = '';
  let title = page.title;
  const close = (before: Element | null): void => {
    const place = document.createElement('div');
    place.className = 'section-report';
    const target: ReportTarget = { page: page.path, section, sample: null, name: texts.reportSection(title) };
    const button = createReporter(target, texts, shell);
    button.textContent = texts.report;
    place.append(button);
    content.insertBefore(place, before);
  };
  const blocks = [...content.querySelectorAll<HTMLElement>('figure.code')];
  // A heading above another one has no text of its own.
  let hasText = false;
  for (const child of content.querySelectorAll(':scope > :not(link)')) {
    const heading = headingOf(child);
    if (heading) {
      if (hasText) close(child);
      [section, title] = [heading.id, page.toc.find(({ id }) => id === heading.id)?.text ?? heading.textContent];
    }
    hasText = (hasText && !heading) || child !== heading;
    for (const block of blocks.filter((one) => child.contains(one))) {
      const target = { page: page.path, section, sample: blocks.indexOf(block) + 1, name: texts.reportSample };
      addToCode(block, createReporter(target, texts, shell));
    }
  }
  close(null);
}

/** The heading with which a part of the text begins a section, as the table of contents has them; null where it goes on with one. */
function headingOf(part: Element): Element | null {
  const first = part.matches('section') ? part.firstElementChild : part;
  return first?.matches('h2, h3') ? first : null;
}

function addToCode(block: HTMLElement, button: HTMLButtonElement): void {
  const first = block.querySelector('figcaption button');
  if (!first) return;
  button.classList.add('code-report');
  button.append(createIcon(Flag, 15));
  first.before(button);
}

function createReporter(target: ReportTarget, texts: FeedbackTexts, shell: Shell): HTMLButtonElement {
  const button = createButton({ ariaLabel: target.name, title: target.name }, () => {
    import('./open-report.tsx').then(
      // The reader may have left the page meanwhile.
      ({ openReport }) => (button.isConnected ? openReport(target, texts, shell) : undefined),
      () => shell.announcement.say(texts.failed),
    );
  });
  return button;
}
