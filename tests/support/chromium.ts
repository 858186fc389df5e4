import type { LaunchOptions } from 'playwright-core';
import { findProgram } from '../../engine/src/model/find-program.ts';

/** The same engine without windows, which takes half the processor time of the whole browser, comes first. */
const LIGHTEST_FIRST = ['chromium-headless-shell', 'chromium'];

/** How tests start the browser that they come in by. `CHROMIUM_PATH` names another program. */
export const CHROMIUM: LaunchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? findProgram(LIGHTEST_FIRST) ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
