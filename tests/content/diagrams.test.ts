import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drawDiagram } from '../../engine/src/markdown/diagram/draw.ts';
import { doubledLines } from '../../engine/src/markdown/diagram/testing/read-svg.ts';

const content = join(import.meta.dirname, '../../site/content');

/** Two ports of a small node have no room for more. */
const APART = 15;

it('no two lines of a flowchart on a page look like one double line', () => {
  const pages = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'));
  const sources = pages.flatMap((file) =>
    [...readFileSync(join(content, file), 'utf8').matchAll(/^```mermaid\n(.*?)^```/gms)].map(([, source = '']) => ({ file, source })),
  );
  const flowcharts = new Map(sources.filter(({ source }) => /^flowchart /m.test(source)).map(({ file, source }) => [source, file]));
  expect(flowcharts.size).toBeGreaterThan(200);
  const doubled = [...flowcharts].flatMap(([source, file]) =>
    drawDiagram(source)
      .split('</svg>')
      .flatMap((svg) => doubledLines(svg, APART).map((found) => `${file}: ${found}`)),
  );
  expect(doubled).toEqual([]);
});
