import type { BrowserContext, Page } from 'playwright-core';

declare global {
  interface Window {
    /** Set by what a test has planted: it ran. */
    hasRun?: boolean;
    violations?: string[];
  }
}

/** Collects in every page of a context what the content security policy and Trusted Types had to stop. */
export async function watchSafety(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      violations.push(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
}

/** What has run or was stopped on a page so far: nothing, on a page that is safe. */
export async function readSafety(page: Page): Promise<{ hasRun: boolean; violations: string[] }> {
  return page.evaluate(() => ({ hasRun: window.hasRun === true, violations: window.violations ?? ['nobody watched'] }));
}

export const SAFE = { hasRun: false, violations: [] };
