import { chromium } from 'playwright-core';

import { startServer } from './engine/src/server/start-server.ts';
import { CHROMIUM } from './tests/support/chromium.ts';

const dist = process.argv[2];
const server = await startServer({ dist, port: 0, logLevel: 'silent', searchRateLimit: null });
const browser = await chromium.launchServer(CHROMIUM);
console.log(JSON.stringify({ siteUrl: `${server.url}/`, dist, browserEndpoint: browser.wsEndpoint() }));
