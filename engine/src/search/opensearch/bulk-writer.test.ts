import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { BulkWriter } from './bulk-writer.ts';
import { createClient } from './cluster.ts';

it('sends a request again that a busy cluster has put off as a whole', async () => {
  const told: string[] = [];
  await using node = createServer(async (request, response) => {
    const lines = (await text(request)).trim().split('\n');
    const ids = lines.flatMap((line): string[] => JSON.parse(line).index?._id ?? []);
    const status = told.length === 0 ? 429 : 200;
    told.push(`${status} ${ids}`);
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ errors: false, items: ids.map((_id: string) => ({ index: { _id, status: 201 } })) }));
  });
  await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve));
  const address = node.address();
  const client = createClient({ nodes: [`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`], timeout: 60_000 });
  const writer = new BulkWriter(client, 'site-1', 0);
  await writer.write({ id: 'page-1', body: { kind: 'page' } });
  await writer.flush();
  await client.close();
  node.closeAllConnections();
  expect(told).toEqual(['429 page-1', '200 page-1', '200 progress']);
});
