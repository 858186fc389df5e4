import type { BrowserContext, Page } from 'playwright-core';

declare global {
  interface Window {
    /** Set by code that a test has injected, if it ran. */
    hasRun?: boolean;
    violations?: string[];
  }
}

/** Records violations of the content security policy and Trusted Types in every page of a context. */
export async function watchSafety(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      violations.push(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
}

/** What has run or was blocked on a page so far; nothing on a safe page. */
export async function readSafety(page: Page): Promise<{ hasRun: boolean; violations: string[] }> {
  return page.evaluate(() => ({ hasRun: window.hasRun === true, violations: window.violations ?? ['nobody watched'] }));
}

export const SAFE = { hasRun: false, violations: [] };
