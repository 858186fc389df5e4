import { expect, test } from 'vitest';
import { drawDiagram } from '../draw.ts';
import { linesOf } from '../testing/read-svg.ts';

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

test('a line passes the label of another one, and does not cross it', () => {
  const [svg = ''] = drawDiagram(
    'flowchart TD\n  C[客户端] -->|登录、匹配、查房间| L[大厅与路由，HTTP 分组]\n  C -->|UDP 或 TCP| B1[战斗服 1]\n  C -->|UDP 或 TCP| B2[战斗服 2]\n  L -->|房间表、匹配队列| R[(Redis)]\n  B1 --> R\n  B2 --> R\n  B1 -->|对局结果| F[云函数]\n  F --> S[(数据存储、排行榜)]',
  ).split('</svg>');
  const lines = linesOf(svg).map((points) =>
    points.slice(1).flatMap((point, index) => {
      const before = points[index] ?? point;
      return Array.from({ length: 101 }, (_, step) => ({
        x: before.x + ((point.x - before.x) * step) / 100,
        y: before.y + ((point.y - before.y) * step) / 100,
      }));
    }),
  );
  const labels = [...svg.matchAll(/class="dg-label-ground"[^>]* x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g)];
  expect(labels).toHaveLength(5);
  for (const label of labels) {
    const [x = 0, y = 0, width = 0, height = 0] = label.slice(1).map(Number);
    const crossing = lines.filter((points) =>
      points.some((point) => point.x > x && point.x < x + width && point.y > y && point.y < y + height),
    );
    expect(crossing).toHaveLength(1);
  }
});
