import { describe, expect, test } from 'vitest';
import { DiagramError } from './diagram-error.ts';
import { drawDiagram } from './draw.ts';

/** Texts of a diagram in the order in which they are drawn, by their class. */
function texts(svg: string, className: string): string[] {
  const elements = svg.matchAll(new RegExp(`<text class="${className}"[^>]*>(.*?)</text>`, 'g'));
  return [...elements].map(([, lines = '']) =>
    lines
      .replace(/<[^>]+>/g, '|')
      .replace(/^\||\|$/g, '')
      .replace(/\|+/g, ' '),
  );
}

function count(svg: string, part: string): number {
  return svg.split(part).length - 1;
}

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
    const lines = [...svg.matchAll(/class="dg-edge[^>]* d="([^"]*)"/g)].map(([, d = '']) =>
      [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) })),
    );
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
    const placesIn = (svg: string): Map<string, number> =>
      new Map([...svg.matchAll(/<tspan x="([\d.]+)"[^>]*>([^<]*)/g)].map(([, x, text = '']) => [text, Number(x)]));
    const branches = placesIn(drawDiagram('flowchart TD\nA[题] -->|0 通过| B[一]\nA -->|1 拒绝| C[二]\nA -->|2 复核| D[三]\nD --> E[四]'));
    const inOrder = ['一', '二', '三'].map((text) => branches.get(text));
    expect(inOrder).toEqual(inOrder.toSorted((one = 0, other = 0) => one - other));
    const places = placesIn(
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
    const places = new Map([...svg.matchAll(/<tspan x="([\d.]+)"[^>]*>([^<]*)/g)].map(([, x, text = '']) => [text, Number(x)]));
    const gaps = [
      ['否', 'Client Token'],
      ['Client Token', 'Server Secret'],
      ['拒绝', '允许'],
      ['没有', '放行'],
    ].map(([left = '', right = '']) => (places.get(right) ?? 0) - (places.get(left) ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThan(0);
  });

  test('lines to and from one side of a node have ends of their own', () => {
    const svg = drawDiagram('flowchart TD\nN[正常的事件] -->|隐藏| H[隐藏]\nH -->|恢复| N\nN -->|删除| P[删除中]\nP -->|撤销| N');
    const bottom = Math.min(
      ...[...svg.matchAll(/<rect class="dg-node"[^>]* y="([\d.]+)"[^>]* height="([\d.]+)"/g)].map(
        ([, y, height]) => Number(y) + Number(height),
      ),
    );
    const starts = [...svg.matchAll(/class="dg-edge"[^>]* d="M([\d.]+) ([\d.]+)/g)].filter(([, , y]) => Number(y) === bottom);
    const tips = [...svg.matchAll(/class="dg-head"[^>]* d="M([\d.]+) ([\d.]+)/g)].filter(([, , y]) => Number(y) === bottom);
    const xs = [...starts, ...tips].map(([, x]) => Number(x)).toSorted((one, other) => one - other);
    expect(xs).toHaveLength(4);
    expect(Math.min(...xs.slice(1).map((x, index) => x - (xs[index] ?? 0)))).toBeGreaterThanOrEqual(12);
  });

  test('subgraphs have frames with titles', () => {
    const svg = drawDiagram('flowchart TB\nsubgraph one [客户端]\nA --> B\nend\nsubgraph 服务器\nC\nend\none --> C');
    expect(texts(svg, 'dg-group-title')).toEqual(['客户端', '服务器']);
    expect(count(svg, 'class="dg-group"')).toBe(2);
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
    expect(circle.height).toBeGreaterThan(circle.width);
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

test('a flowchart wider than a phone is drawn for phones, too, from top to bottom; without a style sheet one of them is seen', () => {
  const sizes = (source: string) =>
    [...drawDiagram(source).matchAll(/<svg [^>]*?class="([^"]*)"[^>]*? width="(\d+)" height="(\d+)"( role| display="none")?/g)].map(
      ([, name, width, height]) => [name, Number(width) > Number(height)],
    );
  const row = 'flowchart LR\n  A[创建游戏] --> B[开启游戏服务] --> C[导入 SDK 并初始化] --> D[TapTap 登录]';
  expect(sizes(row)).toEqual([
    ['dg-wide', true],
    ['dg-narrow', false],
  ]);
  expect(count(drawDiagram(row), ' display="none"')).toBe(1);
  expect(count(drawDiagram('flowchart LR\n  A[一] --> B[二]'), '<svg')).toBe(1);
});

test('a chain is drawn for phones as steps of one width, close below each other', () => {
  const [, narrow = ''] = drawDiagram(
    'flowchart LR\n  A[1. 导入 SDK] --> B[2. 平台配置] --> C[3. 初始化] --> D[4. 配置签名] --> E[5. 添加测试用户] --> F[6. 打包与验证]',
  ).split('</svg>');
  const boxes = [...narrow.matchAll(/class="dg-node"[^>]* x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g)].map((box) =>
    box.slice(1).map(Number),
  );
  expect(boxes).toHaveLength(6);
  expect(new Set(boxes.map(([x, , width]) => `${x} ${width}`)).size).toBe(1);
  expect(Number(/ height="(\d+)"/.exec(narrow)?.[1])).toBeLessThanOrEqual(6 * 40 + 5 * 20 + 16);
});

test('a node with no other beside it has longer lines on a phone than those that share a row', () => {
  const question = 'Do you need friends, achievements, leaderboards, cloud save, or several ways to log in?';
  const ways = ['Account login: get a user of the platform', 'Basic verification: get a token and a profile'];
  const source = `flowchart TD\n  A["${question}"] -->|yes| B["${ways[0]}"]\n  A -->|no| C["${ways[1]}"]`;
  const [, narrow = ''] = drawDiagram(source).split('</svg>');
  expect(narrow).toContain('class="dg-narrow"');
  expect(Number(/ width="(\d+)"/.exec(narrow)?.[1])).toBeLessThanOrEqual(310);
  const lines = [...narrow.matchAll(/<text class="dg-text"[^>]*>(.*?)<\/text>/g)].map(([, text = '']) => count(text, '<tspan'));
  expect(lines[0]).toBeLessThanOrEqual(4);
  expect(texts(narrow, 'dg-text')).toEqual([question, ...ways]);
});

test('decisions with no room on a phone are drawn there as an outline, in which dashed frames refer to what stands above', () => {
  const source = [
    'flowchart TD',
    '  A[A request arrives at the server] --> B{Are the credentials valid for this app?}',
    '  B -->|no, they are not| X[Refused with an error]',
    '  B -->|yes, of the server| Y[Answered without further checks]',
    '  B -->|yes, of a client| C{Do the permissions of the class allow it?}',
    '  C -->|no, they do not| X',
    '  C -->|yes, for everybody| Y',
    '  C -->|yes, for this user| D[Checked object by object]',
  ].join('\n');
  const [wide = '', narrow = ''] = drawDiagram(source).split('</svg>');
  expect(narrow).toContain('class="dg-narrow"');
  expect(Number(/ width="(\d+)"/.exec(narrow)?.[1])).toBeLessThanOrEqual(310);
  expect(count(wide, 'dg-node')).toBe(6);
  expect(count(narrow, 'dg-node')).toBe(8);
  expect(count(narrow, 'dg-decision')).toBe(2);
  expect(new Set(texts(narrow, 'dg-label'))).toEqual(new Set(texts(wide, 'dg-label')));
  const tops = [...narrow.matchAll(/<rect class="dg-node[^>]*? x="([\d.]+)" y="([\d.]+)"/g)].map((found) => found.slice(1).map(Number));
  // One below the other; what a decision leads to stands further to the right.
  expect(tops.map(([, y]) => y)).toEqual(tops.map(([, y]) => y).toSorted((a = 0, b = 0) => a - b));
  expect(tops.map(([x]) => x)).toEqual([8, 40, 72, 72, 72, 104, 104, 104]);
  const [, ...references] = narrow.split('<rect class="dg-node dg-reference"');
  expect(references.map((reference) => texts(reference, 'dg-text')[0])).toEqual([
    '↑ Refused with an error',
    '↑ Answered without further checks',
  ]);
  expect(count(narrow, 'stroke-dasharray')).toBe(references.length);
});

test.each([
  [
    'several ways to one thing',
    'LR\n  G[游客] --> U[TDSUser]\n  T[TapTap] --> U\n  W[微信 / QQ / Apple] --> U\n  O[其他平台] --> U\n  U --> F[好友]\n  U --> A[成就]\n  U --> S[云存档]\n  U --> L[排行榜]',
  ],
  [
    'a decision that two things lead to',
    'LR\n  A[设备 apnsTeamId] --> C{与密钥的 Team ID 相同？}\n  B[设备 apnsTopic] --> D{在密钥的 Topics 里？}\n  C -->|是| D\n  D -->|是| E[按环境投递]\n  C -->|否| X[计入无效令牌]\n  D -->|否| X',
  ],
  [
    'decisions whose rhombs have no room',
    'TD\n  A{主域名有备案号吗} -->|没有| B[新增备案]\n  A -->|有| C{用于 API 或云引擎吗}\n  C -->|否| D[直接绑定]\n  C -->|是| E{通过 TDS 或 UCloud 备的吗}\n  E -->|是| D\n  E -->|否| F[先绑定，再接入备案]\n  B --> D',
  ],
])('what several lead to stands in one place on a phone: %s', (_, source) => {
  const [wide = '', narrow = ''] = drawDiagram(`flowchart ${source}`).split('</svg>');
  expect(Number(/ width="(\d+)"/.exec(narrow)?.[1])).toBeLessThanOrEqual(374);
  expect(
    texts(narrow, 'dg-text')
      .map((text) => text.replaceAll(' ', ''))
      .toSorted(),
  ).toEqual(
    texts(wide, 'dg-text')
      .map((text) => text.replaceAll(' ', ''))
      .toSorted(),
  );
  expect(count(narrow, 'class="dg-edge"')).toBe(count(wide, 'class="dg-edge"'));
});

test('an outline has the branches of a node in the order in which they are written', () => {
  const long = 'which has a long name that no phone has room for beside another one';
  const source = `flowchart LR\n  C[Client] -->|${long}| L[Lobby] --> R[Rooms]\n  C -->|${long}| B1[Server 1] --> R\n  B1 --> F[Function]\n  C -->|${long}| B2[Server 2] --> R\n  C -->|${long}| X[Nothing]\n  C -->|${long}| Y[Something]`;
  const [, narrow = ''] = drawDiagram(source).split('</svg>');
  expect(texts(narrow, 'dg-text')).toEqual([
    'Client',
    'Lobby',
    'Rooms',
    'Server 1',
    '↑ Rooms',
    'Function',
    'Server 2',
    '↑ Rooms',
    'Nothing',
    'Something',
  ]);
});

/** The corners of each line of a drawing. */
function linesOf(svg: string): { readonly x: number; readonly y: number }[][] {
  return [...svg.matchAll(/class="dg-edge[^>]* d="([^"]*)"/g)].map(([, d = '']) =>
    [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) })),
  );
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

describe('sequenceDiagram', () => {
  const SOURCE = `sequenceDiagram
  autonumber
  participant P as 玩家
  P->>+G: 登录
  G-->>-P: 成功
  Note over P,G: 说明
  G->>G: 自己
  alt 有
    P-)G: 异步
  else 没有
    P-xG: 失败
  end`;

  test('participants, messages, notes and frames', () => {
    const svg = drawDiagram(SOURCE);
    expect(texts(svg, 'dg-text')).toEqual(['玩家', 'G', '说明']);
    expect(texts(svg, 'dg-label')).toEqual(['1. 登录', '2. 成功', '3. 自己', '4. 异步', '5. 失败']);
    expect(texts(svg, 'dg-group-title')).toEqual(['[没有]', '[有]']);
    expect(texts(svg, 'dg-group-kind')).toEqual(['alt']);
    expect(count(svg, 'dg-activation')).toBe(1);
    expect(count(svg, 'dg-lifeline')).toBe(2);
  });

  test('the kinds of frames are in the language of the page', () => {
    const svg = drawDiagram('sequenceDiagram\nalt 有\nA->>B: x\nelse 没有\nloop 每秒\nA->>B: y\nend\nend', { alt: '若' });
    expect(texts(svg, 'dg-group-kind')).toEqual(['loop', '若']);
  });

  test('long messages are broken before the diagram is wider than an article', () => {
    const message = 'a message of many words that no article has room for';
    const svg = drawDiagram(`sequenceDiagram\nA->>B: ${message}\nB->>C: ${message}\nC->>D: ${message}`);
    expect(texts(svg.split('</svg>')[0] ?? '', 'dg-label')).toEqual([message, message, message]);
    expect(Number(/width="(\d+)"/.exec(svg)?.[1])).toBeLessThanOrEqual(620);
  });

  test('one that is wider than a phone is drawn for phones, too: no part is outside, and texts hide the lines behind them', () => {
    const long = 'a message that is longer than the way between two lines';
    const svg = drawDiagram(
      `sequenceDiagram\nA->>B: ${long}\nB->>C: ${long}\nC->>D: ${long}\nD->>D: ${long}\nNote over A: ${long}\nalt ${long}\nC->>D: x\nend`,
    );
    const [wide = '', narrow = ''] = svg.split('</svg>');
    expect(wide).toContain('class="dg-wide"');
    expect(narrow).toContain('class="dg-narrow" display="none"');
    expect(texts(narrow, 'dg-label')).toEqual(texts(wide, 'dg-label'));
    const width = Number(/ width="(\d+)"/.exec(narrow)?.[1]);
    expect(width).toBeLessThanOrEqual(310);
    const boxes = [...narrow.matchAll(/<rect [^>]*? x="(-?[\d.]+)" y="[^"]*" width="([\d.]+)"/g)].map((found) =>
      found.slice(1).map(Number),
    );
    expect(boxes.filter(([x = 0, size = 0]) => x < 0 || x + size > width)).toEqual([]);
    const [, middle = ''] = drawDiagram(
      'sequenceDiagram\nA->>B: x\nB->>B: Look up the player, ignore the one from the client\nB->>C: y',
    ).split('</svg>');
    expect(Math.min(...[...middle.matchAll(/ x="(-?[\d.]+)"/g)].map(([, x]) => Number(x)))).toBeGreaterThanOrEqual(0);
    const names = Array.from({ length: 9 }, (_, index) => `participant P${index} as Participant ${index}`).join('\n');
    expect(drawDiagram(`sequenceDiagram\n${names}\nP0->>P8: x`)).not.toContain('dg-narrow');
  });

  test.each([
    ['words', ['Sender', 'Instant Messaging cloud', 'Cloud Engine hooks', 'Online members', 'Push service']],
    ['Chinese, which could be broken anywhere', ['发送方', '即时通讯云', '云引擎 Hook', '在线成员', '推送服务']],
  ])('names that have no room side by side on a phone stand in two rows, whole: %s', (_, names) => {
    const participants = names.map((name, index) => `participant P${index} as ${name}`).join('\n');
    const [, narrow = ''] = drawDiagram(`sequenceDiagram\n${participants}\nP0->>P1: x\nP1->>P4: y`).split('</svg>');
    expect(Number(/ width="(\d+)"/.exec(narrow)?.[1])).toBeLessThanOrEqual(310);
    const words = [...narrow.matchAll(/<tspan[^>]*>([^<]*)/g)].flatMap(([, text = '']) => text.split(' '));
    expect(words).toEqual([...names.flatMap((name) => name.split(' ')), 'x', 'y']);
    const boxes = [...narrow.matchAll(/dg-actor" x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g)].map((found) => {
      const [x = 0, y = 0, width = 0, height = 0] = found.slice(1).map(Number);
      return { left: x, right: x + width, top: y, bottom: y + height };
    });
    const lines = [...narrow.matchAll(/dg-lifeline"[^>]* d="M([\d.]+) ([\d.]+)V/g)].map((found) => found.slice(1).map(Number));
    expect(boxes).toHaveLength(5);
    for (const [index, box] of boxes.entries()) {
      const others = boxes.filter((other) => other !== box && other.top < box.bottom && box.top < other.bottom);
      expect(others.filter((other) => other.left < box.right && box.left < other.right)).toEqual([]);
      const behind = lines.filter(([x = 0, top = 0], line) => line !== index && x > box.left && x < box.right && top < box.bottom);
      expect(behind).toEqual([]);
    }
  });

  test('what it says in words, or what its author says', () => {
    expect(drawDiagram('sequenceDiagram\nA->>B: x\nB-->>A: y')).toContain('aria-label="A → B: x; B → A: y"');
    expect(drawDiagram('sequenceDiagram\naccTitle: 登录流程\nA->>B: x')).toContain('aria-label="登录流程"');
    expect(drawDiagram('---\ntitle: 登录\n---\nsequenceDiagram\nA->>B: x')).toContain('aria-label="A → B: x"');
  });
});

test('no style of its own, and text is never markup', () => {
  const svg = drawDiagram('flowchart LR\nA["<img src=x onerror=alert(1)>"] -->|"<b>"| B');
  expect(svg).not.toMatch(/style|<img|<b>|onerror="/);
  expect(svg).toContain('&lt;b&gt;');
});

test.each([
  ['flowchart LR\nA --> ', 1],
  ['flowchart LR\n\n%% c\nA B', 3],
  ['flowchart XX\nA', 0],
  ['\n\nflowchart LR\nA[x', 3],
  ['sequenceDiagram\nA->>B', 1],
  ['sequenceDiagram\nelse x', 1],
  ['---\ntitle: x\n---\nsequenceDiagram\nloop x\nA->>B: y', 4],
  ['gantt', 0],
  ['', 0],
])('%j is an error on its line', (source, line) => {
  expect(() => drawDiagram(source)).toThrow(expect.objectContaining({ constructor: DiagramError, line }));
});
