import { describe, expect, test } from 'vitest';
import { drawDiagram } from './draw.ts';
import { count, linesOf, placesOf, texts } from './testing/read-svg.ts';

describe('flowchart', () => {
  test('nodes, labels, shapes and what it says in words', () => {
    const [svg = ''] = drawDiagram('flowchart LR\n  A[游戏] -->|登录| B{已登录？}\n  B -- 是 --> C([进入])\n  B -. 否 .-> A').split(
      '</svg>',
    );
    expect(texts(svg, 'dg-text')).toEqual(['游戏', '已登录？', '进入']);
    expect(texts(svg, 'dg-label')).toEqual(['登录', '是', '否']);
    expect(svg).toContain('aria-label="游戏 → 已登录？ (登录); 已登录？ → 进入 (是); 已登录？ → 游戏 (否)"');
    expect(count(svg, 'class="dg-head"')).toBe(3);
    expect(count(svg, 'dg-dotted')).toBe(1);
    expect(count(svg, 'dg-decision')).toBe(1);
  });

  test('labels beside the dashes of their arrow, and classes before arrows', () => {
    const svg = drawDiagram('graph TD;\n  A[Stake]:::orange-.->B --submit--> *.c==all==>D-.maybe.->A;\n  classDef orange fill:#f96;');
    expect(texts(svg, 'dg-text')).toEqual(['Stake', 'B', '*.c', 'D']);
    expect(texts(svg, 'dg-label')).toEqual(['submit', 'all', 'maybe']);
    expect(count(svg, 'dg-dotted')).toBe(2);
  });

  test('chains, several nodes at once, comments, semicolons and quoted text', () => {
    const svg = drawDiagram('graph TD; A & B --> C\n%% nothing\nC --> D["a (b); c #quot;"] --- E');
    expect(texts(svg, 'dg-text')).toEqual(['A', 'B', 'C', 'a (b); c "', 'E']);
    expect(count(svg, 'class="dg-edge"')).toBe(4);
    expect(count(svg, 'class="dg-head"')).toBe(3);
  });

  test('lines that lead back are inside, and labels stand on upright parts of theirs', () => {
    const svg = drawDiagram(
      'flowchart TD\nA[设置 DLC 回调] --> B[查询全部 SKU]\nB -->|查询成功| C[显示商店界面]\nB -->|没装客户端| D[SDK 引导安装]\nC --> E[玩家点购买]\nE --> F[发起购买]\nF --> G[购买回调]\nG --> B',
    );
    const lines = linesOf(svg);
    const shift = Number(/translate\((\d+)/.exec(svg)?.[1] ?? 0);
    expect(Math.min(...lines.flat().map(({ x }) => x)) + shift).toBeGreaterThanOrEqual(0);
    const labels = [...svg.matchAll(/<rect class="dg-label-ground"[^>]* x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g)];
    expect(labels).toHaveLength(2);
    for (const label of labels) {
      const [x = 0, y = 0, width = 0, height = 0] = label.slice(1).map(Number);
      const upright = lines.map((points) => points.filter((point) => Math.abs(point.x - x - width / 2) < 0.2).map((point) => point.y));
      expect(upright.some((ys) => Math.min(...ys) <= y && Math.max(...ys) >= y + height)).toBe(true);
    }
  });

  test('branches stand in the order in which they are written, and lines that need not cross do not', () => {
    const branches = placesOf(drawDiagram('flowchart TD\nA[题] -->|0 通过| B[一]\nA -->|1 拒绝| C[二]\nA -->|2 复核| D[三]\nD --> E[四]'));
    const inOrder = ['一', '二', '三'].map((text) => branches.get(text));
    expect(inOrder).toEqual(inOrder.toSorted((one = 0, other = 0) => one - other));
    const places = placesOf(
      drawDiagram(
        'flowchart TD\nA[提交] --> C{检查？}\nC -->|是| D[询问]\nC -->|否| E[发放]\nD -->|允许| E\nD -->|拒绝| F[错误]\nE --> G[完成]',
      ),
    );
    const side = (one = 0, other = 0): number => Math.sign(one - other);
    expect(side(places.get('允许'), places.get('拒绝'))).toBe(side(places.get('发放'), places.get('错误')));
  });

  test('the ways of each decision stand in their order, not only those of most', () => {
    const [svg = ''] = drawDiagram(
      'flowchart TD\nA[请求] --> B{凭据有效？}\nB -->|否| X1[401]\nB -->|Client Token| C{权限允许？}\nB -->|Server Secret| S[执行，不检查权限]\nC -->|拒绝| X2[403]\nC -->|允许| F{hook 放行？}\nF -->|没有| X3[hook 返回的错误]\nF -->|放行| OK[执行]',
    ).split('</svg>');
    const places = placesOf(svg);
    const gaps = [
      ['否', 'Client Token'],
      ['Client Token', 'Server Secret'],
      ['拒绝', '允许'],
      ['没有', '放行'],
    ].map(([left = '', right = '']) => (places.get(right) ?? 0) - (places.get(left) ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThan(0);
  });

  test('lines that leave a node share their start, and those that come to the same side have another place there', () => {
    // No line back has room beside the chart: nodes stand on both sides of the one that it comes from.
    const svg = drawDiagram('flowchart TD\nN[正常的事件] --> L[左]\nN -->|隐藏| H[隐藏]\nN --> R[右]\nH -->|恢复| N');
    const bottom = Math.min(
      ...[...svg.matchAll(/<rect class="dg-node"[^>]* y="([\d.]+)"[^>]* height="([\d.]+)"/g)].map(
        ([, y, height]) => Number(y) + Number(height),
      ),
    );
    const starts = [...svg.matchAll(/class="dg-edge"[^>]* d="M([\d.]+) ([\d.]+)/g)].filter(([, , y]) => Number(y) === bottom);
    const tips = [...svg.matchAll(/class="dg-head"[^>]* d="M([\d.]+) ([\d.]+)/g)].filter(([, , y]) => Number(y) === bottom);
    expect(new Set(starts.map(([, x]) => x)).size).toBe(1);
    expect(starts).toHaveLength(3);
    expect(tips).toHaveLength(1);
    expect(Math.abs(Number(tips[0]?.[1]) - Number(starts[0]?.[1]))).toBeGreaterThanOrEqual(12);
  });

  test('a line back runs beside the chart, with its label on an upright part', () => {
    const source =
      'flowchart TD\nA[游戏启动] --> B[检查]\nB --> C{已购买？}\nC -->|是| D[进入游戏]\nC -->|没有| E[去购买]\nE -->|买了回来| B';
    for (const svg of drawDiagram(source).split('</svg>').slice(0, -1)) {
      const back = linesOf(svg).at(-1) ?? [];
      const reach = linesOf(svg)
        .slice(0, -1)
        .flat()
        .map(({ x }) => x);
      const boxes = [...svg.matchAll(/<rect class="dg-node"[^>]* x="([\d.]+)"[^>]* width="([\d.]+)"/g)].map(
        ([, x, width]) => Number(x) + Number(width),
      );
      const lane = Math.max(...back.map(({ x }) => x));
      expect(lane).toBeGreaterThan(Math.max(...reach, ...boxes) + 12);
      expect(placesOf(svg).get('买了回来') ?? placesOf(svg).get('买了')).toBeCloseTo(lane, 0);
    }
  });

  test('what meets in a node, or leaves it, runs level and upright only, and no other line runs over it', () => {
    const [svg = ''] = drawDiagram(
      'flowchart LR\nG[游客] --> U[TDSUser]\nT[TapTap] --> U\nW[微信] --> U\nO[其他] --> U\nU --> F[好友]\nU --> A[成就]\nU --> S[云存档]\nU --> L[排行榜]',
    ).split('</svg>');
    const lines = linesOf(svg);
    expect(lines).toHaveLength(8);
    const [ins, outs] = [lines.slice(0, 4), lines.slice(4)];
    const tips = [...svg.matchAll(/class="dg-head"[^>]* d="M([\d.]+ [\d.]+)/g)].map(([, tip]) => tip);
    expect(new Set(tips.slice(0, 4)).size).toBe(1);
    expect(new Set(tips.slice(4)).size).toBe(4);
    expect(new Set(outs.map(([start]) => JSON.stringify(start))).size).toBe(1);
    // One upright way on each side: more would be read as lines that pass each other.
    for (const side of [ins, outs]) {
      const uprights = side.flatMap((points) => points.flatMap((point, index) => (point.x === points[index - 1]?.x ? [point.x] : [])));
      expect(new Set(uprights).size).toBe(1);
    }
  });

  test('where all of some nodes lead to all of others, one way across joins them', () => {
    for (const direction of ['TD', 'LR']) {
      const [svg = ''] = drawDiagram(
        `flowchart ${direction}\nE[事件表] --> P[预置报表]\nE --> C[自定义事件分析]\nU[用户表] --> P\nU --> C`,
      ).split('</svg>');
      const across = linesOf(svg).flatMap((points) =>
        points.flatMap((point, index) => {
          const before = points[index - 1];
          if (!before) return [];
          return direction === 'TD' ? (before.y === point.y ? [point.y] : []) : before.x === point.x ? [point.x] : [];
        }),
      );
      expect(new Set(across).size).toBe(1);
    }
  });

  test('subgraphs have frames with titles', () => {
    const svg = drawDiagram('flowchart TB\nsubgraph one [客户端]\nA --> B\nend\nsubgraph 服务器\nC\nend\none --> C');
    expect(texts(svg, 'dg-group-title')).toEqual(['客户端', '服务器']);
    expect(count(svg, 'class="dg-group"')).toBe(2);
  });

  test('nodes may be called like what every object has, and like a statement of other diagrams', () => {
    const [svg = ''] = drawDiagram(
      'flowchart LR\nconstructor --> __proto__\ntitle --> constructor\nsubgraph toString\n__proto__\nend',
    ).split('</svg>');
    expect(texts(svg, 'dg-text')).toEqual(['constructor', '__proto__', 'title']);
    expect(Object.keys(Object.getPrototypeOf({}))).toEqual([]);
  });

  test('names for assistive programs, with a colon right behind the word, and in several lines', () => {
    const svg = drawDiagram('flowchart LR\naccTitle:登录\naccDescr {\n  玩家\n  登录\n}\nA --> B');
    expect(svg).toContain('aria-label="登录. 玩家 登录"');
    expect(() => drawDiagram('flowchart LR\naccDescr {\n  玩家\n}\nA B')).toThrow(expect.objectContaining({ line: 4 }));
  });

  test('dotted lines are as long as they have dots, also around a label', () => {
    const rows = placesOf(drawDiagram('flowchart LR\nA -. x ..-> B\nA -..-> C\nA --> D\nA -.-> E'));
    expect(rows.get('B')).toBe(rows.get('C'));
    expect(rows.get('D')).toBe(rows.get('E'));
  });

  test('lines into a subgraph pass below its title, and their labels end above it', () => {
    const svg = drawDiagram(
      'flowchart TB\nE[一行] -->|device_id| D\nE -->|user_id| A\nsubgraph users [users 用户表]\nD[设备]\nA[账号]\nend',
    );
    expect(svg.lastIndexOf('class="dg-edge"')).toBeLessThan(svg.indexOf('class="dg-group-title"'));
    const top = Number(/class="dg-group"[^>]* y="([\d.]+)"/.exec(svg)?.[1]);
    const grounds = [...svg.matchAll(/class="dg-label-ground"[^>]* y="([\d.]+)"[^>]* height="([\d.]+)"/g)].map(
      ([, y, height]) => Number(y) + Number(height),
    );
    expect(grounds).toHaveLength(3);
    expect(grounds.filter((bottom) => bottom <= top)).toHaveLength(2);
  });

  test('ids in Chinese, long arrows, both heads, none and invisible lines', () => {
    const svg = drawDiagram('flowchart TB\n用户 <--> 游戏\n游戏 ---- 服务器\n服务器 ~~~ x\nx --x y\ny --o z\nz ==> 用户');
    expect(texts(svg, 'dg-text')).toEqual(['用户', '游戏', '服务器', 'x', 'y', 'z']);
    expect(count(svg, 'dg-thick')).toBe(1);
    expect(count(svg, '<circle class="dg-head"')).toBe(1);
  });

  test('a row that is too wide for an article is drawn in several rows if it is a chain, and else from top to bottom', () => {
    const size = (source: string) => {
      const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(drawDiagram(source)) ?? [];
      return { width: Number(width), height: Number(height) };
    };
    const chain = `flowchart LR\n${Array.from({ length: 9 }, (_, index) => `第${index}步要做很多事情`).join(' --> ')}`;
    expect(size(chain).width).toBeLessThanOrEqual(620);
    expect(size(chain).height).toBeLessThan(240);
    const branched = size(`${chain}\n第0步要做很多事情 --> 完`);
    expect(branched.height).toBeGreaterThan(branched.width);
    const circle = size(`${chain} --> 第0步要做很多事情`);
    expect(circle.width).toBeLessThanOrEqual(620);
    expect(circle.height).toBeLessThan(300);
  });

  test('lines back of a chain in rows run above the first row, below the last one, or beside the rows', () => {
    const loopOf = (source: string) => {
      const [svg = ''] = drawDiagram(source).split('</svg>');
      const boxes = [
        ...svg.matchAll(/(?:<rect|<polygon) class="dg-node[^>]*?(?: x="([\d.]+)" y="([\d.]+)"| points="[\d.]+,([\d.]+)[^"]* ([\d.]+),)/g),
      ].map(([, x, y, top, left]) => ({ x: Number(x ?? left), y: Number(y ?? top) }));
      const rows = [...new Set(boxes.map(({ y }) => y))].filter((y, index, all) => index === 0 || y - (all[index - 1] ?? 0) > 30);
      return { loop: linesOf(svg).at(-1) ?? [], rows, boxes, width: Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]) };
    };
    const steps = ['提出一个问题', '设计事件和属性', '在控制台登记它们', '写代码上报数据', '核对收到的数据', '分析、做看板'];
    const chain = `flowchart LR\n${steps.map((step, index) => `N${index}[${step}]`).join(' --> ')}`;
    const whole = loopOf(`${chain}\nN5 -->|新的问题| N0`);
    expect(whole.rows).toHaveLength(2);
    expect(Math.min(...whole.loop.map(({ x }) => x))).toBeLessThan(Math.min(...whole.boxes.map(({ x }) => x)));
    expect(Math.max(...whole.loop.map(({ y }) => y))).toBeGreaterThan(whole.rows[1] ?? 0);
    const first = loopOf(`${chain}\nN2 -->|拒绝| N1`);
    expect(first.rows).toHaveLength(2);
    expect(Math.min(...first.loop.map(({ y }) => y))).toBeLessThan(first.rows[0] ?? 0);
    // Seven steps: the fourth and the fifth stand in one row, the last one.
    const last = loopOf(`${chain} --> N6[结束]\nN4 -->|拒绝，按原因改| N3`);
    expect(last.rows).toHaveLength(2);
    expect(Math.max(...last.loop.map(({ y }) => y))).toBeGreaterThan((last.rows[1] ?? 0) + 40);
    const [wide, below] = ['提出一个很长的问题', '控制台登记'];
    const middle = loopOf(
      `flowchart LR\n${Array.from({ length: 9 }, (_, index) => `N${index}[${index % 2 ? below : wide}${index}]`).join(' -->|然后做| ')}\nN4 -->|拒绝| N3`,
    );
    expect(middle.rows).toHaveLength(3);
    const lane = Math.max(...middle.loop.map(({ y }) => y));
    expect(lane).toBeGreaterThan((middle.rows[1] ?? 0) + 40);
    expect(lane).toBeLessThan((middle.rows[2] ?? 0) - 30);
    for (const { width } of [whole, first, last, middle]) expect(width).toBeLessThanOrEqual(620);
  });

  test('the labels of a chain have room between its nodes, and its rows begin at one edge', () => {
    const svg = drawDiagram(
      `flowchart LR\n${['一', '二', '三', '四', '五', '六'].map((name) => `${name}[第${name}步要做的很多事情]`).join(' -->|然后| ')}`,
    );
    const [wide = ''] = svg.split('</svg>');
    const boxes = [...wide.matchAll(/<rect class="dg-node"[^>]*? x="([\d.]+)" y="([\d.]+)" width="([\d.]+)"/g)].map((found) =>
      found.slice(1).map(Number),
    );
    const tops = [...new Set(boxes.map(([, y]) => y))];
    expect(tops).toHaveLength(2);
    expect(new Set(tops.map((top) => boxes.find(([, y]) => y === top)?.[0])).size).toBe(1);
    expect(texts(wide, 'dg-label')).toEqual(Array.from({ length: 5 }, () => '然后'));
  });
});
