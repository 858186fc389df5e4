import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const content = join(import.meta.dirname, '../../site/content');

const hmac = (algorithm: 'sha1' | 'sha256', key: string, text: string) => createHmac(algorithm, key).update(text);
const base = ['1700000000', 'a1b2c3d4', 'GET', '/account/profile/v1?client_id=your_client_id', 'open.tapapis.cn', '443', '', ''].join('\n');
const payment =
  'clientId=your_client_id&extra={"order":"game-0001"}&goodOpenId=gems_100&orderId=T20240601001&paymentChannelName=alipay&roleId=r42&serverId=s1&timestamp=1717200000&userId=u7';

it.each([
  ['taptap-login/guide/taptap-oauth', hmac('sha1', 'secret', base).digest('base64')],
  ['storage/rest', createHash('md5').update('1722936610000your_client_token').digest('hex')],
  ['im/guide/senior', hmac('sha1', 'your_server_secret', 'your_client_id:Tom::1722936610000:q8Zt1').digest('hex')],
  ['tds-gift/guide', createHash('sha1').update('1655724586abcdeabc').digest('hex')],
  ['../tds-payment', hmac('sha256', 'your_payment_secret', payment).digest('hex')],
])('%s gives readers the right value to test their signature with', (page, signature) => {
  for (const locale of ['zh-Hans', 'en']) {
    expect(readFileSync(join(content, locale, 'v3/sdk', `${page}.mdx`), 'utf8')).toContain(signature);
  }
});
