import { expect, test } from 'vitest';
import { drawDiagram } from '../draw.ts';
import { doubledLines, linesOf } from '../testing/read-svg.ts';

/** The grounds of the labels of a drawing. */
function labelsOf(svg: string): { readonly x: number; readonly y: number; readonly width: number; readonly height: number }[] {
  return [...svg.matchAll(/class="dg-label-ground"[^>]* x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g)].map((label) => {
    const [x = 0, y = 0, width = 0, height = 0] = label.slice(1).map(Number);
    return { x, y, width, height };
  });
}

test.each([
  'LR\n  G[游客] --> U[TDSUser]\n  T[TapTap] --> U\n  W[微信 / QQ / Apple] --> U\n  O[其他平台] --> U\n  U --> F[好友]\n  U --> A[成就]\n  U --> S[云存档]\n  U --> L[排行榜]',
  'LR\n  A["玩家"] --> B["域名"]\n  B --> C["高防 IP，清洗流量"]\n  C --> D["新源站 IP，不公开"]\n  X["攻击流量"] --> C\n  X -.->|"打到旧 IP"| E["旧 IP，已解绑"]',
])('no line moves aside by less than the width of a head: %j', (source) => {
  const widths = drawDiagram(`flowchart ${source}`)
    .split('</svg>')
    .flatMap(linesOf)
    .map((points) => {
      const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
      return Math.min(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
    });
  expect(widths.filter((width) => width > 0.2 && width < 12)).toEqual([]);
});

const SERVERS =
  'flowchart TD\n  C[客户端] -->|登录、匹配、查房间| L[大厅与路由，HTTP 分组]\n  C -->|UDP 或 TCP| B1[战斗服 1]\n  C -->|UDP 或 TCP| B2[战斗服 2]\n  L -->|房间表、匹配队列| R[(Redis)]\n  B1 --> R\n  B2 --> R\n  B1 -->|对局结果| F[云函数]\n  F --> S[(数据存储、排行榜)]';

test('lines that run side by side do not look like one double line, and keep clear of the labels of others', () => {
  const drawings = drawDiagram(SERVERS).split('</svg>').slice(0, -1);
  expect(drawings).toHaveLength(2);
  expect(drawings.flatMap((svg) => doubledLines(svg, 16))).toEqual([]);
  for (const svg of drawings) {
    const results = labelsOf(svg).at(-1);
    const below = linesOf(svg)
      .flatMap((points) => points.slice(1).flatMap((end, index) => (Math.abs(end.y - (points[index]?.y ?? 0)) < 0.2 ? [end.y] : [])))
      .filter((y) => y > (results?.y ?? 0));
    expect(Math.min(...below) - ((results?.y ?? 0) + (results?.height ?? 0))).toBeGreaterThanOrEqual(12);
  }
});

test('the answers to a question stand apart', () => {
  const source =
    'flowchart TD\n  A{"需要好友、成就、排行榜、云存档，或多种登录方式？"} -->|是| B["账号登录：得到 TDSUser"]\n  A -->|否| C{"游戏有自己的账号系统？"}\n  C -->|是| D["单纯认证：得到 Token 和资料"]\n  C -->|否| B';
  for (const svg of drawDiagram(source).split('</svg>').slice(0, -1)) {
    const [no, yes] = labelsOf(svg)
      .slice(-2)
      .toSorted((one, other) => one.x - other.x);
    expect(no?.y).toBe(yes?.y);
    expect((yes?.x ?? 0) - (no?.x ?? 0) - (no?.width ?? 0)).toBeGreaterThanOrEqual(24);
  }
});

test('a line passes the label of another one, and does not cross it', () => {
  const [svg = ''] = drawDiagram(SERVERS).split('</svg>');
  const lines = linesOf(svg).map((points) =>
    points.slice(1).flatMap((point, index) => {
      const before = points[index] ?? point;
      return Array.from({ length: 101 }, (_, step) => ({
        x: before.x + ((point.x - before.x) * step) / 100,
        y: before.y + ((point.y - before.y) * step) / 100,
      }));
    }),
  );
  const labels = labelsOf(svg);
  expect(labels).toHaveLength(5);
  for (const { x, y, width, height } of labels) {
    const crossing = lines.filter((points) =>
      points.some((point) => point.x > x && point.x < x + width && point.y > y && point.y < y + height),
    );
    expect(crossing).toHaveLength(1);
  }
});

test('boxes of a column have one width, and lines that leave one that goes straight on have no corner of their own there', () => {
  const [svg = ''] = drawDiagram('flowchart LR\nA[起点] --> B[短]\nA --> C[长得多的一个方框]\nA --> D[(数据)]').split('</svg>');
  const widths = [...svg.matchAll(/<rect class="dg-node"[^>]* width="([\d.]+)"/g)].map(([, width]) => width);
  expect(widths).toHaveLength(3);
  expect(widths[1]).toBe(widths[2]);
  const paths = [...svg.matchAll(/class="dg-edge" d="([^"]*)"/g)].map(([, d = '']) => d);
  // One corner of each is round: that at the box it leads to.
  expect(paths.map((d) => d.split('Q').length - 1).toSorted()).toEqual([0, 1, 1]);
});
